const UNITS = "um uma dois duas tres quatro cinco seis sete oito nove".split(" ");
const TEENS = "dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split(" ");
const TENS = "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split(" ");
const HUNDREDS =
  "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split(" ");

const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at): [string, number] => [word, at < 2 ? 1 : at < 4 ? 2 : at - 1]),
  ...TEENS.map((word, at): [string, number] => [word, 10 + at]),
  ["catorze", 14],
  ...TENS.map((word, at): [string, number] => [word, 20 + 10 * at]),
  ["cem", 100],
  ["meio", 500],
  ...HUNDREDS.map((word, at): [string, number] => [word, 100 * (at + 1)]),
  ...HUNDREDS.slice(1).map((word, at): [string, number] => [word.replace(/os$/, "as"), 100 * (at + 2)]),
]);

const any = (words: readonly string[]) => words.join("|").replaceAll("tres", "tr[eê]s");
const UNIT = any(UNITS);
const TEEN = `${any(TEENS)}|catorze`;
const TEN = any(TENS);
const HUNDRED = any(HUNDREDS).replaceAll("tos", "t[oa]s");
const UNDER_HUNDRED = `(?:(?:${TEN})(?: e (?:${UNIT}))?|${TEEN})`;
const HUNDREDS_OF = `(?:cem|(?:${HUNDRED})(?: e (?:${UNDER_HUNDRED}|${UNIT}))?)`;
/** From ten on: "um", "uma" are articles as well, and "dois" is read as it stands. */
const LARGE = `(?:(?:(?:dois|duas) )?mil(?: e (?:${HUNDREDS_OF}|${UNDER_HUNDRED}))?|${HUNDREDS_OF}|${UNDER_HUNDRED})`;
const MEASURED = "(?:ml|mls|mililitros?|g|gr|grs|gramas?|kg|kgs|quilos?|kilos?)(?!\\p{L})";
const VESSEL = "(?:cop(?:o|[ãa]o|inho)s?|garraf(?:a|inha|ona)s?|canecas?|squeezes?|lat(?:a|inha)s?)";

/** "setecentos e cinquenta ml", "copo de trezentos" */
const BEFORE_UNIT = new RegExp(
  `(?<![\\p{L}\\d])${LARGE}(?= ${MEASURED})|(?<=(?<!\\p{L})${VESSEL} de )${HUNDREDS_OF}(?=\\s*(?:$|[.,;!?)\\n]| (?:de|e|com|cada|no|na) (?!mei)))`,
  "giu",
);
/** "cento e três vírgula oito", "um vírgula dois" */
const DECIMAL = new RegExp(
  `(?<![\\p{L}\\d])(${LARGE}|${UNIT}|zero),? (?:v[íi]rgula|ponto) ((?:zero )?(?:${UNIT})|${UNDER_HUNDRED})(?!\\p{L}| e (?:${TEN}))`,
  "giu",
);

/** "cento e quatro e duzentos", "setenta e dois e meio": kilos and their grams. */
const KILOS_AND_GRAMS = new RegExp(
  `(?<![\\p{L}\\d])((?:cento e )?(?:${UNDER_HUNDRED}|${UNIT})|cem) e ((?:${HUNDRED})|cem|cinquenta|meio)(?= (?:kg|quilos?|hoje|agora|em jejum)|\\s*(?:$|[.,;!\\n]))`,
  "giu",
);
const WEIGHED = /(?<!\p{L})(?:pes[aeo]|balan[çc])/iu;
/** "é setenta e um e trezentos": nothing else is told so. */
const PLAINLY_KILOS = new RegExp(
  `(?<![\\p{L}\\d])((?:cento e )?(?:(?:${TEN})(?: e (?:${UNIT}))?)) e (${any(HUNDREDS.slice(1))})(?=\\s*(?:$|[.,;!\\n]| hoje| agora))`,
  "giu",
);

/** The text with a number in words before its unit, and one with decimals, in figures: "750 ml", "103,8". */
export function withFigures(text: string): string {
  const decimal = text.replace(
    DECIMAL,
    (_, whole: string, rest: string) => `${figureOf(whole)},${decimals(rest)}`,
  );
  const weighed = decimal.replace(
    WEIGHED.test(text) ? KILOS_AND_GRAMS : PLAINLY_KILOS,
    (said, kilos: string, grams: string) =>
      figureOf(kilos) < LEAST_KILOS
        ? said
        : String(figureOf(kilos) + figureOf(grams) / 1000).replace(".", ","),
  );
  return weighed.replace(BEFORE_UNIT, (words) => String(figureOf(words)));
}

/** Nobody who is weighed here weighs less. */
const LEAST_KILOS = 30;

function decimals(words: string): string {
  const after = words.replace(/^zero /i, "");
  return `${after === words ? "" : "0"}${figureOf(after)}`;
}

function figureOf(words: string): number {
  let value = 0;
  for (const word of words.toLowerCase().replaceAll("ê", "e").split(" ")) {
    if (word === "mil") value = Math.max(value, 1) * 1000;
    else value += VALUES.get(word) ?? 0;
  }
  return value;
}
