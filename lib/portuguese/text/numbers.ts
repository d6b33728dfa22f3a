import { fractionWord, PARTS } from "@/lib/portuguese/text/letters/fractions";
import type { Token } from "@/lib/portuguese/text/tokens";

/** How many, as said; low and high a range, whose midpoint is the value. */
export type Quantity = {
  value: number;
  low: number | null;
  high: number | null;
  /** Index after the quantity. */
  next: number;
  /** "um" and "uma" are articles as well as numbers. */
  article: boolean;
  /** "3/4 de um", "um terço da": a share of one whole. */
  share?: true;
};

const UNITS = new Map<string, number>([
  ["zero", 0],
  ["um", 1],
  ["uma", 1],
  ["hum", 1],
  ["dois", 2],
  ["duas", 2],
  ["doi", 2],
  ["tres", 3],
  ["treis", 3],
  ["quatro", 4],
  ["cinco", 5],
  ["seis", 6],
  ["sete", 7],
  ["oito", 8],
  ["nove", 9],
  ["dez", 10],
  ["des", 10],
  ["onze", 11],
  ["doze", 12],
  ["treze", 13],
  ["quatorze", 14],
  ["catorze", 14],
  ["quinze", 15],
  ["dezesseis", 16],
  ["dezessete", 17],
  ["dezoito", 18],
  ["dezenove", 19],
]);

const TENS = new Map<string, number>([
  ["vinte", 20],
  ["trinta", 30],
  ["quarenta", 40],
  ["cinquenta", 50],
  ["sessenta", 60],
  ["setenta", 70],
  ["oitenta", 80],
  ["noventa", 90],
]);

const HUNDREDS = new Map<string, number>([
  ["cem", 100],
  ["cento", 100],
  ["duzentos", 200],
  ["duzentas", 200],
  ["trezentos", 300],
  ["trezentas", 300],
  ["quatrocentos", 400],
  ["quatrocentas", 400],
  ["quinhentos", 500],
  ["quinhentas", 500],
  ["seiscentos", 600],
  ["setecentos", 700],
  ["oitocentos", 800],
  ["novecentos", 900],
]);

const DOZEN = new Set(["duzia", "duzias"]);
const NEAR = new Set(["uns", "umas", "cerca", "aproximadamente", "aprox", "quase", "tipo"]);

/** The quantity that begins at token `at`, or null: "2", "1/2", "duas e meia", "de 2 a 3", "meia dúzia". */
export function readQuantity(tokens: readonly Token[], at: number): Quantity | null {
  let i = at;
  const isAbout = ["mais", "ou", "menos"].every((word, n) => wordAt(tokens, i + n) === word);
  const about = isAbout ? 3 : 1;
  const near = (isAbout || NEAR.has(wordAt(tokens, i))) && followsNumber(tokens, i + about);
  if (near) i += about + (wordAt(tokens, i + about) === "de" ? 1 : 0);
  const between =
    wordAt(tokens, i) === "entre" || (wordAt(tokens, i) === "de" && isRangeAhead(tokens, i + 1));
  const first = readPlain(tokens, between ? i + 1 : i);
  if (!first) return null;
  const joint = wordAt(tokens, first.next);
  const jointMark = tokens[first.next]?.kind === "mark" && /^[-–—]$/.test(joint);
  if (["ou", "a", "ate"].includes(joint) || (between && joint === "e") || jointMark) {
    const second = readPlain(tokens, first.next + 1);
    // "a 3" after a far smaller number would be a price or a time, not a range.
    if (second && second.value > first.value && second.value <= first.value * 4 && !second.article) {
      const value = (first.value + second.value) / 2;
      return { value, low: first.value, high: second.value, next: second.next, article: false };
    }
  }
  return between ? null : { ...first, low: null, high: null, article: first.article && !near };
}

type Plain = Pick<Quantity, "value" | "next" | "article" | "share">;

function readPlain(tokens: readonly Token[], at: number): Plain | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "ratio") {
    return Number.isFinite(token.value) && token.value > 0 && token.value < 5
      ? ofWhole(tokens, { value: token.value, next: at + 1, article: false })
      : null;
  }
  if (isPercentage(tokens, at))
    return ofWhole(tokens, { value: token.value / 100, next: at + 2, article: false });
  const whole =
    token.kind === "number" ? { value: token.value, next: at + 1, article: false } : readWords(tokens, at);
  if (!whole || !Number.isFinite(whole.value)) return null;
  return withDozen(tokens, withFraction(tokens, whole));
}

/** "50% arroz, 30% feijão": one alone belongs to a name, "chocolate 70%". */
function isPercentage(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== "number" || wordAt(tokens, at + 1) !== "%") return false;
  return tokens.some(({ kind }, i) => i !== at && kind === "number" && wordAt(tokens, i + 1) === "%");
}

function readWords(tokens: readonly Token[], at: number): Plain | null {
  if (tokens[at]?.kind !== "word") return null;
  const word = wordAt(tokens, at);
  // The cocktail "meia de seda" is a whole one, and "ele me ligou no meio" no half.
  const isNone = wordAt(tokens, at + 2) === "seda" || (word === "meio" && wordAt(tokens, at - 1) === "no");
  const fraction = isNone ? null : fractionWord(word);
  // "meia de 1 litro"
  const isOfFigure = fraction && OF.test(wordAt(tokens, at + 1)) && tokens[at + 2]?.kind === "number";
  if (isOfFigure) return ofWhole(tokens, { value: fraction, next: at + 1, article: false });
  if (fraction) return { value: fraction, next: at + 1, article: false };
  if (word === "metade" && OF.test(wordAt(tokens, at + 1))) {
    const whole = ofWhole(tokens, { value: 0.5, next: at + 1, article: false });
    return whole.next > at + 1 ? whole : { ...whole, next: at + 2 };
  }
  const parts = PARTS.get(wordAt(tokens, at + 1));
  const over = UNITS.get(word) ?? 0;
  const isPart = parts !== undefined && over > 0 && over < parts;
  const ofEach = OF.test(wordAt(tokens, at + 2)) && wordAt(tokens, at + 3) === "cada";
  if (isPart && (tokens[at + 2]?.kind !== "word" || ofEach || wordAt(tokens, at + 2) === "so"))
    return { value: over / parts, next: at + 2, article: false };
  // "um quarto disso": of what was told
  if (isPart && THAT.test(wordAt(tokens, at + 2)))
    return { value: over / parts, next: at + 3, article: false };
  if (isPart && OF.test(wordAt(tokens, at + 2))) {
    return ofWhole(tokens, { value: over / parts, next: at + 2, article: false });
  }
  if (word === "par" && wordAt(tokens, at + 1) === "de") return { value: 2, next: at + 2, article: false };
  let value = 0;
  let i = at;
  if (isThousand(tokens, i)) {
    value = 1000;
    i += 1;
  } else if (UNITS.has(word) && isThousand(tokens, i + 1)) {
    value = (UNITS.get(word) ?? 0) * 1000;
    i += 2;
  }
  const ranks = [HUNDREDS, TENS, UNITS];
  let last = i > at ? -1 : -2;
  for (const [rank, part] of ranks.entries()) {
    const j = last !== -2 && wordAt(tokens, i) === "e" ? i + 1 : i;
    const number = part.get(wordAt(tokens, j));
    if (number === undefined || tokens[j]?.kind !== "word") continue;
    // "dois e uma banana": a unit joins only a ten or a hundred, "vinte e uma".
    if (last !== -2 && j === i) break;
    if (rank === 2 && last === 1 && number > 9) break;
    value += number;
    i = j + 1;
    last = rank;
  }
  if (i === at) return null;
  return { value, next: i, article: i === at + 1 && /^(?:um|uma|hum)$/.test(word) };
}

const OF = /^d[eoa]s?$/;
const THAT = /^(?:disso|del[ea]s?|dess[ea])$/;

/** "3/4 de um" abacate, "metade de 3" ovos: a share of what is counted after it. */
function ofWhole(tokens: readonly Token[], share: Plain): Plain {
  if (share.value >= 1 || !OF.test(wordAt(tokens, share.next))) return share;
  const whole = readPlain(tokens, share.next + 1);
  const definite = /^d[ao]$/.test(wordAt(tokens, share.next));
  if (!whole || whole.value < 1) return definite ? { ...share, share: true } : share;
  const one = whole.article || definite ? { share: true as const } : {};
  return { value: share.value * whole.value, next: whole.next, article: false, ...one };
}

/** "um e meio", "2 e 1/2", "uma e meia". */
function withFraction(tokens: readonly Token[], whole: Plain): Plain {
  if (wordAt(tokens, whole.next) !== "e") {
    const ratio = tokens[whole.next];
    const mixed = ratio?.kind === "ratio" && ratio.value < 1 && tokens[whole.next - 1]?.kind === "number";
    return mixed ? { value: whole.value + ratio.value, next: whole.next + 1, article: false } : whole;
  }
  const after = tokens[whole.next + 1];
  const fraction = fractionWord(after?.word ?? "");
  // "3 garrafas de 600 e meia de 1 litro"
  if (whole.value >= MOST_HALVED) return whole;
  if (fraction && !isHalfOfSomething(tokens, whole.next + 1)) {
    return { value: whole.value + fraction, next: whole.next + 2, article: false };
  }
  if (after?.kind === "ratio" && after.value < 1) {
    return { value: whole.value + after.value, next: whole.next + 2, article: false };
  }
  return whole;
}

/** Of larger numbers nobody tells a half. */
const MOST_HALVED = 400;

/** "2 ovos e meia manga" has a noun before the "e"; here only the number has been read, so "duas e meia" is whole. */
function isHalfOfSomething(tokens: readonly Token[], at: number): boolean {
  return DOZEN.has(wordAt(tokens, at + 1));
}

function withDozen(tokens: readonly Token[], plain: Plain): Plain {
  if (!DOZEN.has(wordAt(tokens, plain.next))) return plain;
  return { value: plain.value * 12, next: plain.next + 1, article: false };
}

function followsNumber(tokens: readonly Token[], at: number): boolean {
  const start = wordAt(tokens, at) === "de" ? at + 1 : at;
  return readPlain(tokens, start) !== null;
}

function isRangeAhead(tokens: readonly Token[], at: number): boolean {
  const first = readPlain(tokens, at);
  if (!first) return false;
  return wordAt(tokens, first.next) === "a" && readPlain(tokens, first.next + 1) !== null;
}

/** The word of a token, "" beyond the end. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? "";
}

/** No "mil-folhas", which is a pastry. */
function isThousand(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === "mil" && !/^folhas?$/.test(wordAt(tokens, at + 1));
}
