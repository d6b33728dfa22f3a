/** A share of one, as it is typed, drawn and said. */
type Fraction = { over: number; of: number; sign: string; words: readonly string[] };

/** The fractions that people say and read; others are decimals. Thirds and quarters are said in two words: PARTS. */
const FRACTIONS: readonly Fraction[] = [
  { over: 1, of: 2, sign: "½", words: ["meio", "meia"] },
  { over: 1, of: 3, sign: "⅓", words: [] },
  { over: 2, of: 3, sign: "⅔", words: [] },
  { over: 1, of: 4, sign: "¼", words: [] },
  { over: 3, of: 4, sign: "¾", words: [] },
];

/** "um terço de", "três quartos de". */
export const PARTS: ReadonlyMap<string, number> = new Map([
  ["terco", 3],
  ["tercos", 3],
  ["quarto", 4],
  ["quartos", 4],
  ["quinto", 5],
  ["quintos", 5],
]);

/** The words that are a fraction by themselves, with its value. */
const WORDS = new Map(FRACTIONS.flatMap(({ over, of, words }) => words.map((word) => [word, over / of])));

/** "meia" is 0.5; null for a word that is no fraction. */
export function fractionWord(word: string): number | null {
  return WORDS.get(word) ?? null;
}

const WRITTEN = new Map(FRACTIONS.map(({ over, of, sign }) => [sign, `${over}/${of}`]));

/** Every sign written out, with the figure before it: "2½" is ("1/2", "2"). */
export function writeSigns(text: string, write: (written: string, whole: string) => string): string {
  return text.replace(SIGNS, (_, whole: string, sign: string) => write(WRITTEN.get(sign) ?? "", whole));
}

const SIGNS = new RegExp(`(\\d?)\\s?([${FRACTIONS.map(({ sign }) => sign).join("")}])`, "g");

/** As close as two digits tell, "um pouquinho" (0.35) included. */
const CLOSE = 0.02;

/** The sign of a share of one: 0.5 is "½", 0.33 "⅓"; null where there is none. */
export function fractionSign(value: number): string | null {
  return FRACTIONS.find(({ over, of }) => Math.abs(over / of - value) < CLOSE)?.sign ?? null;
}
