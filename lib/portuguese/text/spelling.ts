import { editDistance } from "@/lib/portuguese/text/edit-distance";

/** Words of this length and more may have one letter wrong, and of LONG and more two. */
const SHORT = 4;
const LONG = 8;
const LONGEST = 24;
/** People misspell the same words over and over. */
const REMEMBERED = 2000;

/** Finds the word that a misspelt one was meant to be. */
export type Speller = {
  has: (word: string) => boolean;
  /** The likeliest known word within one or two letters, or that sounds the same; null when there is none. */
  correct: (word: string) => Spelt | null;
};
/** `distance` 0: sounds the same. */
export type Spelt = { word: string; distance: number };

/**
 * Indexes the words by what is left after leaving out letters, so that a lookup costs the same however many there are
 * (symmetric delete, Garbe 2012).
 * @param words folded, in order of preference
 * @param alike of some words another that sounds the same
 */
export function buildSpeller(
  words: Iterable<string>,
  alike: ReadonlyMap<string, string> = new Map(),
): Speller {
  const rank = new Map<string, number>();
  const bySound = new Map<string, string[]>();
  const byDeletes = new Map<string, string[]>();
  for (const word of words) {
    if (rank.has(word) || !/^\p{L}+$/u.test(word)) continue;
    rank.set(word, rank.size);
    if (word.length < SHORT || word.length > LONGEST) continue;
    push(bySound, sound(word), word);
    const other = alike.get(word);
    if (other) push(bySound, sound(other), word);
    for (const left of deletes(word, word.length >= LONG ? 2 : 1)) push(byDeletes, left, word);
  }
  const better = (a: string, b: string) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);

  const found = new Map<string, Spelt | null>();
  const correct = (word: string): Spelt | null => {
    const known = found.get(word);
    if (known !== undefined) return known;
    if (found.size >= REMEMBERED) found.clear();
    const spelt = search(word);
    found.set(word, spelt);
    return spelt;
  };
  const search = (word: string): Spelt | null => {
    if (word.length < SHORT || word.length > LONGEST) return null;
    const alike = (bySound.get(sound(word)) ?? []).filter(
      (known) => known[0] === word[0] || known.length > SHORT,
    );
    const heard = alike.sort(
      (a, b) => editDistance(word, a, LONGEST) - editDistance(word, b, LONGEST) || better(a, b),
    )[0];
    if (heard) return { word: heard, distance: 0 };
    const limit = word.length >= LONG ? 2 : 1;
    let best: Spelt | null = null;
    for (const left of deletes(word, limit)) {
      for (const known of byDeletes.get(left) ?? []) {
        // Letters in another order: "iorgute".
        const mixed = sorted(word) === sorted(known);
        const d = mixed ? Math.min(1, editDistance(word, known, 2)) : editDistance(word, known, limit);
        if (d > (Math.min(word.length, known.length) >= LONG ? 2 : 1)) continue;
        // Four letters hold too little to guess the first one.
        if (word[0] !== known[0] && (d > 1 || word.length <= SHORT + 1)) continue;
        if (!best || d < best.distance || (d === best.distance && prefer(word, known, best.word, better))) {
          best = { word: known, distance: d };
        }
      }
    }
    return best;
  };
  return { has: (word) => rank.has(word), correct };
}

function sorted(word: string): string {
  return [...word].sort().join("");
}

function prefer(said: string, a: string, b: string, better: (a: string, b: string) => number): boolean {
  const likeness = (known: string) =>
    Number(known[0] === said[0]) * 2 +
    Number(known.at(-1) === said.at(-1)) +
    Number(known.length === said.length);
  return likeness(a) - likeness(b) > 0 || (likeness(a) === likeness(b) && better(a, b) < 0);
}

function push(map: Map<string, string[]>, key: string, word: string) {
  const list = map.get(key);
  if (list) {
    if (!list.includes(word)) list.push(word);
  } else map.set(key, [word]);
}

/** The word itself and what remains after leaving out up to `count` letters. */
function deletes(word: string, count: number): Set<string> {
  const all = new Set([word]);
  let level = [word];
  for (let n = 0; n < count; n += 1) {
    const next: string[] = [];
    for (const one of level) {
      for (let i = 0; i < one.length; i += 1) {
        const left = one.slice(0, i) + one.slice(i + 1);
        if (!all.has(left)) {
          all.add(left);
          next.push(left);
        }
      }
    }
    level = next;
  }
  return all;
}

/** How a Brazilian hears it: "muçarela" and "mussarela", "bife" and "bifi", "chuchu" and "xuxu" are the same. */
function sound(word: string): string {
  return word
    .replace(/^h/, "")
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/ch|sh/g, "x")
    .replace(/qu(?=[ei])/g, "k")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/c(?=[ei])/g, "s")
    .replace(/sc(?=[ei])|xc(?=[ei])/g, "s")
    .replace(/(?<=.)x/g, "s")
    .replace(/[cq]/g, "k")
    .replace(/z/g, "s")
    .replace(/g(?=[ei])/g, "j")
    .replace(/w/g, "v")
    .replace(/y/g, "i")
    .replace(/lh/g, "li")
    .replace(/n(?=[bp])/g, "m")
    .replace(/l(?=[bcdfgjkmnpqrstvxz]|$)/g, "u")
    .replace(/(?:aum|am|an|om|on)$/, "ao")
    .replace(/(\p{L})\1+/gu, "$1")
    .replace(/e$/, "i")
    .replace(/o$/, "u");
}
