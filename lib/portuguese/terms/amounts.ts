import { findUnit, type Measure, type MeasureId } from "@/lib/nutrition/foods/measures";
import type { PortionSize } from "@/lib/nutrition/foods/portion";
import { isAllOfIt, pastOfThem, pastWhole, timesAfter, timesUnit } from "@/lib/portuguese/terms/multiples";
import { fractionWord } from "@/lib/portuguese/text/letters/fractions";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { LEXICON, type Match, matchMeasures } from "@/lib/portuguese/vocabulary/lexicon";
import { isFiller, sizeInName, sizeOf, vagueShare } from "@/lib/portuguese/vocabulary/sizes";

/** How much was said of something, before it is known of what. */
export type SaidAmount = {
  /** 1 when only a measure was said: "copo de leite". */
  quantity: number;
  low: number | null;
  high: number | null;
  /** null when only a number was said. */
  measure: MeasureId | null;
  /** Known when the measure is a household one. */
  household: Measure | null;
  /** Said by the measure's own name, "colher de sopa", not by another word for it. */
  literal: boolean;
  size: PortionSize | null;
  /** "um pouco": the share of the usual portion, with the word. */
  vague: { share: number; word: string } | null;
  /** "um", "uma": perhaps only an article. */
  article: boolean;
  /** Whether a number was said. */
  counted: boolean;
  /** "um quarto do bolo": a share of a whole one. */
  share?: true;
  /** "3 chopes de 300 ml": of how many of one size the amount is made. */
  pieces?: number;
  start: number;
  next: number;
};

/** One of something, of which nothing more was said. */
export const ONE: SaidAmount = {
  quantity: 1,
  low: null,
  high: null,
  measure: null,
  household: null,
  literal: false,
  size: null,
  vague: null,
  article: false,
  counted: false,
  start: 0,
  next: 0,
};

/** Every way to read an amount at token `at`, the most telling first; empty when none begins here. */
export function readAmounts(tokens: readonly Token[], at: number): SaidAmount[] {
  const vague = readVague(tokens, at);
  if (vague) return [vague];
  // "cafezinho x4"
  const after = wordAt(tokens, at) === "x" && at > 0 ? timesAfter(tokens, at) : null;
  if (after) return [{ ...ONE, quantity: after.times, counted: true, start: at, next: after.next }];
  const quantity = readQuantity(tokens, at);
  if (quantity && NO_FOOD.test(wordAt(tokens, quantity.next))) return [];
  const i = quantity ? pastWhole(tokens, quantity) : at;
  const base: SaidAmount = {
    ...ONE,
    quantity: quantity?.value ?? 1,
    low: quantity?.low ?? null,
    high: quantity?.high ?? null,
    article: quantity?.article ?? false,
    counted: quantity !== null,
    ...(quantity?.share && { share: true }),
    start: at,
    next: i,
  };
  const many = quantity && timesUnit(tokens, base.quantity, i);
  if (many) return [{ ...base, ...many, pieces: base.quantity, article: false }];
  const lead = quantity ? sizeOf(wordAt(tokens, i)) : null;
  // "três quartos de xícara", "um terço da lata"
  const fraction =
    base.quantity < 1 &&
    /^d[aeo]$/.test(wordAt(tokens, i)) &&
    matchMeasures(LEXICON, tokens, i + 1).length > 0;
  const from = lead || fraction ? i + 1 : i;
  const unit = quantity ? readUnit(tokens, from, base) : null;
  if (unit) return [unit];
  // "2 x lata"
  const counted = wordAt(tokens, from) === "x" && quantity ? from + 1 : from;
  const isDefinite = fraction && /^d[ao]$/.test(wordAt(tokens, i));
  const measured = matchMeasures(LEXICON, tokens, counted).map((match) => {
    const amount = withMeasure(tokens, base, match, counted, lead);
    // "3/4 do copo": of the one that was told of, where no food is named.
    const isOfTold = isDefinite && !/^(?:d[eoa]s?|\()$/.test(wordAt(tokens, amount.next));
    return isOfTold ? { ...amount, share: true as const } : amount;
  });
  if (!quantity) return measured;
  const ofThem = pastOfThem(tokens, from);
  const bare = { ...base, size: ofThem.size ?? lead, next: ofThem.next };
  // "2 x banana", but "2 x salada" is a sandwich: the reading that names a food wins.
  // "café umas 3 vezes"
  const isOften = wordAt(tokens, from) === "vezes" && /^(?:uns|umas)$/.test(wordAt(tokens, at));
  const times = wordAt(tokens, from) === "x" || isOften ? [{ ...bare, next: from + 1 }] : [];
  // "2 mini pizzas" have a name of their own.
  const named = wordAt(tokens, i) === "mini" ? [base] : [];
  return [...measured, ...named, bare, ...times];
}

/** "feijão 1 concha bife 1": it is named behind the amount of another. */
const BEFORE_STEAK =
  /^(?:|[,;:.\n+]|e|com|almocei|jantei|comi|almoco|jantar|janta|\d+|conchas?|colher(?:es)?|sopa|servir|cha|escumadeiras?|pegador(?:es)?|unidades?|fatias?|g|gramas|ml|copos?|chei[oa]s?|ras[oa]s?)$/;
const NO_FOOD = /^(?:km|quilometros?|passos|minutos?|min|graus)$/;

/** "500 ml", "1,5 kg". */
function readUnit(tokens: readonly Token[], at: number, base: SaidAmount): SaidAmount | null {
  const unit = tokens[at]?.kind === "word" ? findUnit(wordAt(tokens, at)) : undefined;
  if (!unit) return null;
  const one = { ...base, measure: unit, article: false, next: at + 1 };
  const many = timesAfter(tokens, one.next);
  if (many) return { ...one, quantity: one.quantity * many.times, pieces: many.times, next: many.next };
  // "200 ml e meio mamão"
  const isLarge = unit === "l" || unit === "kg";
  return withMillilitres(tokens, isLarge ? withHalf(tokens, one) : one);
}

/** "2 litros e 300" */
function withMillilitres(tokens: readonly Token[], amount: SaidAmount): SaidAmount {
  const { measure, next, quantity } = amount;
  const more = measure === "l" && wordAt(tokens, next) === "e" ? tokens[next + 1] : undefined;
  if (more?.kind !== "number" || more.value < LEAST_ML || more.value >= 1000) return amount;
  const unit = findUnit(wordAt(tokens, next + 2));
  // "2 litros e 300 g" goes on with something else.
  if (unit && unit !== "ml") return amount;
  const named = unit ? 1 : 0;
  return { ...amount, quantity: quantity + more.value / 1000, next: next + 2 + named };
}

function withMeasure(
  tokens: readonly Token[],
  base: SaidAmount,
  match: Match<Measure>,
  from: number,
  lead: PortionSize | null,
): SaidAmount {
  let size = lead ?? sizeInName(wordAt(tokens, from));
  let i = match.next;
  for (; i < match.next + 3; i += 1) {
    const word = wordAt(tokens, i);
    const said = sizeOf(word);
    if (said) size = said;
    else if (!isFiller(word) || /^(?:meio|mais|menos)$/.test(word)) break;
  }
  // "feijão, bife 1": the steak, and how many.
  const isSteak = match.value.id === "bife" && BEFORE_STEAK.test(wordAt(tokens, from - 1));
  const counted = base.counted || isSteak ? null : countAfter(tokens, i);
  if (counted) i = counted.next;
  const several = base.counted || counted ? null : pluralOf(tokens, from, match.value);
  // "o pacote todo", "a barra inteira"
  const isWhole = !base.counted && isAllOfIt(tokens, from, match);
  if (isWhole && i === match.next) i += 1;
  const amount = {
    ...base,
    ...(counted && { quantity: counted.quantity, counted: true }),
    ...(several && { quantity: several }),
    ...(isWhole && { counted: true }),
    measure: match.value.id,
    household: match.value,
    literal: isLiteral(tokens, from, match),
    size,
    article: false,
    next: i,
  };
  return withContent(tokens, withHalf(tokens, amount));
}

/** "palitos de cenoura", "umas fatia de queijo": more than one, and more of what is small; null of a singular. */
function pluralOf(tokens: readonly Token[], at: number, { name, plural }: Measure): number | null {
  const word = wordAt(tokens, at);
  const isPlural = /^um?[an]s$/.test(wordAt(tokens, at - 1)) || (word.endsWith("s") && stem(word) !== word);
  if (name === plural || !isPlural) return null;
  return SMALL_PIECES.test(name) ? SEVERAL_SMALL : SEVERAL;
}
const SMALL_PIECES = /^(?:palito|rodela|folha|cubo|quadradinho|bago|gomo|talo|ramo)/;
const [SEVERAL_SMALL, SEVERAL] = [5, 2];
/** "cerveja long neck 3": how many, at the end of what is said of it. */
function countAfter(tokens: readonly Token[], at: number): { quantity: number; next: number } | null {
  const number = tokens[at];
  if (number?.kind !== "number" || !Number.isInteger(number.value)) return null;
  const ends = /^(?:|[,.;!?+)\n]|e)$/.test(wordAt(tokens, at + 1));
  return ends && number.value >= 1 && number.value <= MOST_COUNTED
    ? { quantity: number.value, next: at + 1 }
    : null;
}

/** More would be grams or millilitres. */
const MOST_COUNTED = 20;

function isLiteral(tokens: readonly Token[], from: number, { value, next }: Match<Measure>): boolean {
  const name = searchKey(value.name).split(" ");
  return stem(wordAt(tokens, from)) === name[0] && stem(wordAt(tokens, next - 1)) === name.at(-1);
}

/** "uma concha e meia"; not "uma concha e meia xícara", "2 fatias e meio mamão", "sopa, um prato e meio carioquinha" nor "um copo e meia dúzia de ovos". */
function withHalf(tokens: readonly Token[], amount: SaidAmount): SaidAmount {
  const { next, quantity, household } = amount;
  if (wordAt(tokens, next) !== "e" || quantity < 1) return amount;
  const half = tokens[next + 1];
  if (/^duzias?$/.test(wordAt(tokens, next + 2))) return amount;
  const isOther = household?.gender === "f" ? half?.word === "meio" : half?.word === "meia";
  const isNew = (household && isOther) || household?.id.startsWith("prato");
  if (isNew && foodAt(tokens, next + 2, false)) return amount;
  const share = half?.kind === "ratio" ? half.value : fractionWord(half?.word ?? "");
  if (share === null || matchMeasures(LEXICON, tokens, next + 2).length > 0) return amount;
  return share < 1 ? { ...amount, quantity: quantity + share, counted: true, next: next + 2 } : amount;
}

/** "copo de 300 ml", "barra de 90 g", "garrafa de meio litro": what the container holds. */
function withContent(tokens: readonly Token[], amount: SaidAmount): SaidAmount {
  // "2 garrafinhas dessas de 700"
  const isSuch =
    /^(?:dess|daquel)[ea]s?$/.test(wordAt(tokens, amount.next)) && wordAt(tokens, amount.next + 1) === "de";
  const link = isSuch ? amount.next + 1 : amount.next;
  const linked = /^(?:de|[(])$/.test(wordAt(tokens, link));
  const from = linked ? link + 1 : link;
  const holds = readQuantity(tokens, from);
  const unit = holds ? findUnit(wordAt(tokens, holds.next)) : undefined;
  // "3 garrafas de meio litro"
  const isHalf = linked && unit === "l" && wordAt(tokens, from) === "meio";
  if (tokens[(holds?.next ?? 0) - 1]?.kind !== "number" && !isHalf) return amount;
  const pieces = amount.quantity;
  // "garrafinha de 500 inteira de água"
  const isFull = holds && FULL.test(wordAt(tokens, holds.next)) && wordAt(tokens, holds.next + 1) === "de";
  const end = holds ? holds.next + (isFull ? 1 : 0) : from;
  const said = holds && !unit && linked ? unitMeant(amount, holds.value, wordAt(tokens, end)) : null;
  if (holds && said) return { ...amount, quantity: pieces * holds.value, pieces, measure: said, next: end };
  if (holds && !unit && linked && isLitresOf(amount, holds.value))
    return { ...amount, quantity: pieces * holds.value, pieces, measure: "l", next: holds.next };
  if (holds && !unit && isVolumeOf(amount, holds.value, LEAST_ML, wordAt(tokens, holds.next)))
    return { ...amount, quantity: pieces * holds.value, pieces, measure: "ml", next: holds.next };
  if (!holds || !unit) return amount;
  // "meia garrafa de 1 litro e meio"
  const held = { ...ONE, quantity: holds.value, next: holds.next + 1 };
  const { quantity, next } = unit === "l" ? withHalf(tokens, held) : held;
  const closed = wordAt(tokens, next) === ")";
  // In brackets stands the whole: "3 colheres (75 g)".
  const of = closed ? { quantity, next: next + 1 } : { quantity: pieces * quantity, pieces, next };
  return { ...amount, ...of, measure: unit };
}

const FULL = /^(?:inteir(?:inh)?[oa]s?|chei(?:inh)?[oa]s?|tod(?:inh)?[oa]s?)$/;

/** "3 garrafinhas de 500", "2 potinhos de 80", "pacotinho de 26": what no container holds so many of. */
function unitMeant(amount: SaidAmount, value: number, next: string): "ml" | "g" | null {
  if (isVolumeOf(amount, value, LEAST_ML_OF, next)) return "ml";
  const isPack = PACKS.test(amount.household?.id ?? "") && value >= LEAST_G_OF && value <= MOST_ML;
  return isPack && isEnd(next) ? "g" : null;
}

const PACKS = /^(?:pacote|saco|barra|sache|tablete)$/;

/** Only millilitres are counted in hundreds. */
function isVolumeOf({ household }: SaidAmount, value: number, least: number, next: string): boolean {
  return household?.ml !== undefined && value >= least && value <= MOST_ML && isEnd(next);
}

/** What may follow an amount whose unit is left out. */
function isEnd(next: string): boolean {
  return !/^(?!(?:de|e|com|mais|ate|hoje|ontem|agora|ja|desde|cedo|pela|na|no|ao|durante|antes|depois|so|cada|tambem|o|a|os|as|mas|para|porque|que|eu)$)[a-z]/.test(
    next,
  );
}

/** "garrafa de 1,5" */
function isLitresOf({ household }: SaidAmount, value: number): boolean {
  return (
    /^(?:garrafa|garrafinha|jarra|pet)$/.test(household?.id ?? "") &&
    value >= 0.3 &&
    value <= 5 &&
    !Number.isInteger(value)
  );
}

const [LEAST_ML, MOST_ML] = [100, 2000];
/** "copinho de 50": of what is said to be held. */
const [LEAST_ML_OF, LEAST_G_OF] = [40, 20];

/** "um pouco de", "bastante", "um monte de". */
function readVague(tokens: readonly Token[], at: number): SaidAmount | null {
  let i = at;
  if (/^(?:so|bem)$/.test(wordAt(tokens, i))) i += 1;
  if (/^(?:um|uma|o)$/.test(wordAt(tokens, i))) i += 1;
  if (wordAt(tokens, i) === "bem") i += 1;
  const word = wordAt(tokens, i);
  const share = tokens[i]?.kind === "word" ? vagueShare(word) : null;
  if (share === null) return null;
  // "um pouquinho de cada" of a meal is no mere taste. "muito bom": no food follows; the caller sees to that.
  const least = wordAt(tokens, i + 1) === "de" && wordAt(tokens, i + 2) === "cada" ? 0.5 : 0;
  return { ...ONE, vague: { share: Math.max(share, least), word }, start: at, next: i + 1 };
}
