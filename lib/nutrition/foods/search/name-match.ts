/** How a food was found, best first. */
export const TIER = { exact: 0, prefix: 1, wordPrefix: 2, substring: 3, typo: 4, none: 9 } as const;

export type Name = { key: string; words: readonly string[]; joined: string };

/** How a name is told by what was searched for. */
export function nameTier(name: Name, said: Name): number {
  if (name.key === said.key) return TIER.exact;
  if (name.key.startsWith(said.key)) return TIER.prefix;
  if (said.words.every((word) => name.words.some((own) => own.startsWith(word)))) return TIER.wordPrefix;
  // "cocacola", "paodequeijo"
  return name.joined.includes(said.joined) ? TIER.substring : TIER.none;
}

/** A search key in its words. */
export function nameOf(key: string): Name {
  const words = key.split(" ");
  return { key, words, joined: words.join("") };
}
