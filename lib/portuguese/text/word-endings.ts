/** Endings of what was done, of many, or of how it was: "saboreando", "passamos", "cansadíssima". */
const DONE =
  /(?:[aei]mos|[aei]ram|\p{L}{3}[aei]ndo|\p{L}{2}av[ao]m?|[aei]ssem?|[aei]rmos|\p{L}{2}arei|\p{L}{2}ou|\p{L}{4}aria|issim[oa]s?|\p{L}{4}mente)$/u;
/** As some foods end, by the ending of a slip: "goiava" is a goiaba, "cacou" cocoa, "mingou" a porridge. */
const HEARD: readonly (readonly [said: RegExp, meant: RegExp])[] = [
  [/av[ao]$/, /a[bv][ao]$/],
  [/ou$/, /[ao]u$/],
  [/aria$/, /aria$/],
  [/asse$/, /a(?:sse|ce)$/],
  [/[ei]sse$/, /(?:[ei]sse|is)$/],
];

/** Whether a word ends as verbs and adverbs do and a food's name does not: "ficasse" is no fricassee, "tendou" no tendon. Both folded. */
export function endsUnlike(word: string, food: string): boolean {
  if (!DONE.test(word)) return false;
  return !HEARD.some(([said, meant]) => said.test(word) && meant.test(food));
}

/** Whose little one a word may be, of the same gender: "minutinho" of "minuto", "florzinha" of "flor", "rapidim" of "rápido". */
export function littleOf(word: string): string[] {
  const [, root = "", end = "o"] = /^(\p{L}{2,}?)(?:in|im|inh([oa])s?)$/u.exec(word) ?? [];
  if (!root) return [];
  const hard = root.replace(/qu$/, "c").replace(/gu$/, "g");
  const bare = /^(\p{L}{2,})z$/u.exec(root)?.[1];
  return [`${hard}${end}`, `${root}e`, root, ...(bare ? [bare, bare.replace(/n$/, "m")] : [])];
}

const LITTLE = /inh[oa]s?$/u;
/** Little ones share their last four letters, so that two slips are half of what is left of them, but in very long ones. */
const LONG_LITTLE = 11;
const VOWEL = /^[aeiou]/u;

/**
 * Whether a little one is another thing's than the food that lies within a letter or two of it: "santinha" is no jantinha,
 * "cedulinha" no cebolinha; "sagadinho" and "iscondidinho" are what they sound like. Both folded.
 */
export function isLittleOfOther(word: string, food: string, distance: number): boolean {
  if (!LITTLE.test(word) || distance === 0) return false;
  const begins = word[0] === food[0] || (VOWEL.test(word) && VOWEL.test(food));
  return !begins || (distance > 1 && word.replace(/s$/, "").length < LONG_LITTLE);
}
