import type { Day } from "@/lib/nutrition/calendar/day";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { readAmounts } from "@/lib/portuguese/grammar/amounts";
import { isDayOfOthers, readDay } from "@/lib/portuguese/grammar/days";
import {
  deniedInClause,
  insteadOf,
  meagreMealAt,
  skippedMealAt,
  tellsInstead,
} from "@/lib/portuguese/grammar/denials";
import { readEating, readNegation, tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Element, FoodElement, Span } from "@/lib/portuguese/grammar/element";
import { contentFrom, DETERMINERS, foodElement, readItem } from "@/lib/portuguese/grammar/food-elements";
import { periodAt, readHour } from "@/lib/portuguese/grammar/hours";
import { type Length, lengthAt, lengthened } from "@/lib/portuguese/grammar/lengths";
import { readMark } from "@/lib/portuguese/grammar/marks";
import { isBreakfastHead, isBreakfastOut, readMeal } from "@/lib/portuguese/grammar/meal-words";
import { readOthersMeal } from "@/lib/portuguese/grammar/offered";
import { keptForLater, leftoversHead, originAt, partyAt } from "@/lib/portuguese/grammar/origins";
import { laterPlanAt } from "@/lib/portuguese/grammar/plans";
import { yieldAt } from "@/lib/portuguese/grammar/yields";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { isOrdinary } from "@/lib/portuguese/text/ordinary-words";
import { repairAt } from "@/lib/portuguese/text/repair-signs";
import { stem } from "@/lib/portuguese/text/stems";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { halfPizzaAt } from "@/lib/portuguese/vocabulary/half-pizza";
import { isWay, modifiersAt } from "@/lib/portuguese/vocabulary/modifiers";
import { isSomebodys, otherDid } from "@/lib/portuguese/vocabulary/people";
import { variantWith } from "@/lib/portuguese/vocabulary/variants";

const SOFT = new Set([
  "e",
  "mais",
  "com",
  "tambem",
  "alem",
  "depois",
  "ai",
  "mas",
  "junto",
  "ainda",
  "entao",
  "seguido",
]);
/** "manteiga no pão": two items. */
const IN = /^n[oa]s?$/;

/** Where a reader stands: the token at `i`, what was read before it. */
type Place = {
  tokens: readonly Token[];
  i: number;
  token: Token;
  word: string;
  today: Day;
  mend: boolean;
  elements: readonly Element[];
  before: Element | undefined;
  span: (next: number) => Span;
};
/** An element, null where the word is none, undefined where another reader is to say. */
type Found = Element | null | undefined;

/** What begins at a token; null where nothing does. */
export function readElement(
  tokens: readonly Token[],
  i: number,
  today: Day,
  mend: boolean,
  elements: readonly Element[],
): Element | null {
  const token = tokens[i] as Token;
  const span = (next: number): Span => ({ start: i, next });
  const place: Place = {
    ...{ tokens, i, token, word: token.word, today, mend, elements },
    ...{ before: elements.at(-1), span },
  };
  for (const read of [readOthersMeal, readBoundary, readWhen, readSetting, readWhat]) {
    const found = read(place);
    if (found !== undefined) return found;
  }
  return null;
}

/** What parts a message, and words that stand before a food and are none. */
function readBoundary({ tokens, i, token, word, today, elements, before, span }: Place): Found {
  if (token.kind === "break") return { type: "separator", hard: true, ...span(i + 1) };
  if (token.kind === "mark") return readMark(word, span(i + 1));
  if (token.kind === "emoji") return null;
  // "zero açúcar": none of it.
  const none = word === "zero" ? foodAt(tokens, i + 1, false) : null;
  if (none) return { type: "separator", hard: false, ...span(none.next) };
  // "zero carbo hoje!" counts nothing.
  if (word === "zero" && elements.length > 0) return { type: "separator", hard: false, ...span(i + 1) };
  const instead = before ? insteadOf(tokens, i) : null;
  if (instead !== null) return { type: "separator", hard: false, ...span(instead) };
  const skipped = skippedMealAt(tokens, i);
  const meagre = meagreMealAt(tokens, i);
  if (meagre) return { type: "meal", kind: meagre.kind, ...span(meagre.next) };
  if (skipped) return { type: "separator", hard: true, ...span(skipped) };
  if (isListNumber(tokens, i)) return { type: "separator", hard: true, ...span(i + 2) };
  // "3 copos desde o almoço": since when, and no meal.
  const since =
    word === "desde" ? readMeal(tokens, /^[oa]$/.test(wordAt(tokens, i + 1)) ? i + 2 : i + 1) : null;
  if (since) return { type: "separator", hard: false, ...span(since.next) };
  const length = lengthAt(tokens, i);
  if (length) return longFood(tokens, i, length) ?? { type: "separator", hard: false, ...span(length.next) };

  const origin = originAt(tokens, i, today, before);
  if (origin !== null) return { type: "separator", hard: false, ...span(origin) };
  const party = partyAt(tokens, i);
  if (party !== null) return { type: "separator", hard: false, ...span(party) };
  const kept = elements.length > 0 ? keptForLater(tokens, i) : null;
  if (kept !== null) return { type: "separator", hard: false, ...span(kept) };
  // "crepioca de 1 ovo, recheio de frango"
  if (word === "recheio" && before && foodAt(tokens, contentFrom(tokens, i + 1), false))
    return { type: "separator", hard: false, ...span(contentFrom(tokens, i + 1)) };
  const leftovers = leftoversHead(tokens, i);
  if (leftovers !== null) return { type: "separator", hard: false, ...span(leftovers) };
  return undefined;
}

/** Days, hours and times of the day. */
function readWhen({ tokens, i, word, today, elements, span }: Place): Found {
  const day = readDay(tokens, i, today);
  // "metade do que comi ontem"
  const isCompared = wordAt(tokens, i - 2) === "que" && tellsOfEating(tokens.slice(i - 1, i));
  if (day && (isCompared || isDayOfOthers(tokens, i, day.next, elements))) return null;
  if (day) return { type: "day", day: day.day, ...span(day.next) };
  const hour = readHour(tokens, i);
  // "castanhas, umas seis": how many, where no hour is named.
  const behind =
    word === "umas" && readQuantity(tokens, i)?.next === hour?.next ? lastFood(elements, tokens, i) : null;
  const isCount = behind !== null && ownsMeasure(behind.match.food, "unidade");
  if (hour && !isCount) return { type: "hour", hour: hour.hour, sure: hour.sure, ...span(hour.next) };
  // "hoje cedo comi pão e agora uma feijoada"
  const isNow =
    word === "agora" &&
    /^[e,]$/.test(wordAt(tokens, i - 1)) &&
    elements.some(({ type }) => SAYS_WHEN.test(type));
  if (isNow) return { type: "period", period: "now", ...span(i + 1) };
  const period = periodAt(tokens, i);
  if (period) return { type: "period", period: period.period, ...span(period.next) };
  return undefined;
}

/** What surrounds a food: training, yields, plans, other people, words taken back, heads of a list. */
function readSetting({ tokens, i, word, elements, before, span }: Place): Found {
  // "pré-treino foi…", "pós treino: …": when it was.
  const trains = /^(?:pre|pos)$/.test(word) && wordAt(tokens, i + 1) === "treino";
  // "uma batata doce no pré treino"
  const isWhen = trains && /^(?:n[oa]|antes|como)$/.test(wordAt(tokens, i - 1)) && elements.length > 0;
  if (isWhen) return { type: "separator", hard: false, ...span(i + 2) };
  if (trains && (headsFood(tokens, i + 2) || readHour(tokens, i + 2) || foodAt(tokens, i + 2, false)))
    return { type: "separator", hard: false, ...span(i + 2) };
  const parts = yieldAt(tokens, i, elements);
  if (parts) return parts;
  const plan = laterPlanAt(tokens, i);
  if (plan) return { type: "plan", ...plan };
  // "1 litro e meio, e meu marido 2 L"
  const isBeside =
    /^uma?$/.test(wordAt(tokens, i + 1)) &&
    wordAt(tokens, i - 2) === "e" &&
    elements.some(({ type }) => type === "food");
  if (isSomebodys(tokens, i) && (tokens[i + 1]?.kind === "number" || isBeside) && elements.length > 0)
    return { type: "other_person", made: false, ...span(i + 1) };
  if (isSomebodys(tokens, i)) return null;
  // "não jantei hj não, só um iogurte": denied twice, and nothing is taken back.
  const isTwice = word === "nao" && deniedInClause(elements);
  const repair = before && !isTwice ? repairAt(tokens, i) : null;
  // "comi uma pera aí": a fruit.
  if (before && repair && !(before.type === "amount" && word === "pera"))
    return readRepair(tokens, i, repair, elements);
  if (isBreakfastHead(tokens, i) || isBreakfastOut(tokens, i))
    return { type: "meal", kind: "breakfast", ...span(i + 1) };
  // "jantinha fit: 3 claras": the meal, and no plate called so.
  const isHead =
    word === "jantinha" &&
    (i === 0 || before?.type === "separator") &&
    !/^(?:d[eoa]|com|completa|goiana)$/.test(wordAt(tokens, i + 1));
  if (isHead) return { type: "meal", kind: "dinner", ...span(i + 1) };
  // "frango assado, só o peito": of the bird.
  const isOfBird =
    word === "peito" && elements.some((one) => one.type === "food" && one.match.food.category === "poultry");
  if (isOfBird && foodAt(tokens, i, false)?.next === i + 1) return null;
  const halves = halfPizzaAt(tokens, i);
  if (halves) return foodElement(tokens, i, halves);
  // "tava salgada"
  const isTaste =
    /^(?:salgad|doc)[eoa]$/.test(word) &&
    /^(?:estava|ficou|muito|bem|meio|tao|era)$/.test(wordAt(tokens, i - 1));
  if (isTaste) return null;
  return undefined;
}

/** Foods, amounts, meals, denials and verbs, and what is not known. */
function readWhat({ tokens, i, token, word, mend, elements, before, span }: Place): Found {
  const item = readItem(tokens, i, mend || follows(before, i));
  if (item?.type === "food" && item.match.next - i > 1) return item;
  const meal = readMeal(tokens, i);
  // "a janta é lanche": the evening's, of bread.
  // "almocei a merenda da escola"
  const isHow =
    meal?.kind === "snack" &&
    before?.type === "meal" &&
    (/^(?:eh|foi|era)$/.test(wordAt(tokens, i - 1)) ||
      (before.next === i - 1 && /^[oa]$/.test(wordAt(tokens, i - 1))));
  if (isHow) return { type: "separator", hard: false, light: true, ...span(meal.next) };
  if (meal) return { type: "meal", kind: meal.kind, ...span(meal.next) };
  if (item) return item;

  if (word === "nao" || word === "nem") return readNegation(tokens, i);
  if (LEAVING_OUT.test(word)) {
    const left = modifiersAt(tokens, i);
    return left ? { type: "separator", hard: false, ...span(left.next) } : null;
  }
  const eating = readEating(tokens, i) ?? tellsInstead(elements, tokens, i);
  if (eating) return eating;
  if (SOFT.has(word)) return { type: "separator", hard: false, ...span(i + 1) };
  if (IN.test(word)) return { type: "separator", hard: false, light: true, ...span(i + 1) };
  if (token.kind !== "word" || DETERMINERS.has(word)) return null;
  if (isOrdinary(word) || isOrdinary(stem(word)) || word.length < 3 || isWay(word)) return null;
  // "a véia aqui ainda comeu"
  if (wordAt(tokens, i + 1) === "aqui" && /^[oa]$/.test(wordAt(tokens, i - 1))) return null;
  // "a torta que a vizinha trouxe"
  if (otherDid(tokens, i)) return null;
  // "só a polpa deu 280 g"
  if (/^(?:deu|pesou|pesava)$/.test(wordAt(tokens, i + 1)) && tokens[i + 2]?.kind === "number") return null;
  // "comi um pão na varanda" names a place.
  if (IN.test(wordAt(tokens, i - 1))) return null;
  // "shake pós treino: 30 g de whey…" heads what is listed.
  if (/^(?:pre|pos)$/.test(wordAt(tokens, i + 1)) && wordAt(tokens, i + 3) === ":")
    return { type: "separator", hard: false, ...span(i + 1) };
  return { type: "unknown", word, ...span(i + 1) };
}

const LEAVING_OUT = /^(?:sem|menos|exceto|tirando|fora)$/;

/** "pré-treino: …", "pré-treino 40 g de creme de arroz" */
function headsFood(tokens: readonly Token[], at: number): boolean {
  if (HEADS.test(wordAt(tokens, at))) return true;
  const amount = tokens[at]?.kind === "number" ? readAmounts(tokens, at)[0] : undefined;
  if (!amount) return false;
  const of = wordAt(tokens, amount.next) === "de" ? amount.next + 1 : amount.next;
  return foodAt(tokens, of, false) !== null;
}

/** "1- pão 2- barra de cereal", "1) ovos": the numbers of a list. */
function isListNumber(tokens: readonly Token[], at: number): boolean {
  const mark = wordAt(tokens, at + 1);
  const [own, before] = [tokens[at], tokens[at - 1]];
  if (own?.kind !== "number" || !/^[)–—-]$/.test(mark) || (before && before.kind === "number")) return false;
  const beside = [own.value - 1, own.value + 1];
  return tokens.some(
    (one, i) => one.kind === "number" && beside.includes(one.value) && wordAt(tokens, i + 1) === mark,
  );
}

/** The food right before a token, or before the comma there. */
function lastFood(elements: readonly Element[], tokens: readonly Token[], at: number): FoodElement | null {
  const food = elements.findLast(({ type }) => type === "food");
  // ", tipo umas 6"
  let end = wordAt(tokens, at - 1) === "tipo" ? at - 1 : at;
  if (wordAt(tokens, end - 1) === ",") end -= 1;
  return food?.type === "food" && food.next === end ? food : null;
}

const SAYS_WHEN = /^(?:period|hour|meal|day)$/;
const HEADS = /^(?:foi|era|comi|tomei|bebi|[:=–—-]|,)$/;

/** "30 cm de subway" */
function longFood(tokens: readonly Token[], at: number, length: Length): FoodElement | null {
  const match = foodAt(tokens, contentFrom(tokens, length.next), false);
  if (!match) return null;
  const element = foodElement(tokens, at, match);
  return { ...element, match: { ...element.match, ...lengthened(element.match.food, length.cm) } };
}

/** "com açúcar, digo, sem açúcar" makes the food before it another one. */
function readRepair(
  tokens: readonly Token[],
  start: number,
  next: number,
  elements: readonly Element[],
): Element {
  const last = elements.at(-1)?.type === "separator" ? elements.at(-2) : elements.at(-1);
  for (const count of last?.type === "food" ? [3, 2, 1] : []) {
    const variant = variantWith((last as FoodElement).match.food, tokens.slice(next, next + count));
    if (variant) return { type: "repair", variant, start, next: next + count };
  }
  return { type: "repair", variant: null, start, next };
}

/** At the start, and after an amount, a verb or a separator, a misspelt word may well be food. */
function follows(before: Element | undefined, at: number): boolean {
  if (before === undefined) return at === 0;
  // "aroz fejao": who wrote one of them so may have written the next one so.
  if (before.type === "food" && before.match.mended !== null && before.match.mended > 0) return true;
  return ["amount", "verb", "separator", "link", "meal"].includes(before.type);
}
