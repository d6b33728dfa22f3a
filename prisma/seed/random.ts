/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** 0 <= x < 1 */
  next(): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  /** low <= x < high */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  uuid(): string;
};

/** mulberry32, seeded with a hash (FNV-1a) of the text. */
export function randomFrom(seed: string): Random {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    uuid() {
      const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16));
      hex[12] = "4";
      hex[16] = (8 + Math.floor(next() * 4)).toString(16);
      return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
}
