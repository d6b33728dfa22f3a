import type { Day } from "@/lib/nutrition/calendar/day";
import { readBoundary } from "@/lib/portuguese/grammar/boundaries";
import { readDay } from "@/lib/portuguese/grammar/days";
import { deniedInClause, ranOutAt, tellsInstead } from "@/lib/portuguese/grammar/denials";
import { readEating, readNegation } from "@/lib/portuguese/grammar/eating";
import {
  type Element,
  type FoodElement,
  type Found,
  type Place,
  past,
  type Span,
} from "@/lib/portuguese/grammar/element";
import { DETERMINERS, foodElement, readItem } from "@/lib/portuguese/grammar/food-elements";
import { readOthersMeal } from "@/lib/portuguese/grammar/offered";
import { laterPlanAt } from "@/lib/portuguese/grammar/plans";
import { readWhen } from "@/lib/portuguese/grammar/when-said";
import { yieldAt } from "@/lib/portuguese/grammar/yields";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { readHour } from "@/lib/portuguese/terms/hours";
import { isBreakfastHead, isBreakfastOut, isCoffeeHead, readMeal } from "@/lib/portuguese/terms/meal-words";
import { whyAt } from "@/lib/portuguese/terms/why-told";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { isOrdinary } from "@/lib/portuguese/text/ordinary-words";
import { repairAt, wasJest } from "@/lib/portuguese/text/repair-signs";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt, namesNoFood } from "@/lib/portuguese/vocabulary/food-names";
import { halfPizzaAt } from "@/lib/portuguese/vocabulary/half-pizza";
import { isWay, modifiersAt } from "@/lib/portuguese/vocabulary/modifiers";
import { isCompany, isPerson, isSomebodys, otherDid } from "@/lib/portuguese/vocabulary/people";
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
  const isOtherDay = (at: number) => (readDay(tokens, at, today)?.day ?? today) !== today;
  const why = whyAt({ tokens, i, word: place.word, elements, isOtherDay });
  if (why !== null) return past(i, why);
  for (const read of [readOthersMeal, readBoundary, readWhen, readSetting, readWhat]) {
    const found = read(place);
    if (found !== undefined) return found;
  }
  return null;
}

/** What surrounds a food: training, yields, plans, other people, words taken back, heads of a list. */
function readSetting({ tokens, i, word, elements, before, span }: Place): Found {
  // "pré-treino foi…", "pós treino: …": when it was.
  const trains = /^(?:pre|pos)$/.test(word) && wordAt(tokens, i + 1) === "treino";
  // "uma batata doce no pré treino"
  const isWhen = trains && /^(?:n[oa]|antes|como)$/.test(wordAt(tokens, i - 1)) && elements.length > 0;
  if (isWhen) return { type: "separator", hard: false, ...span(i + 2) };
  // "pré-treino hj: 1 banana"
  const behind = /^(?:hoje|hj)$/.test(wordAt(tokens, i + 2)) ? i + 3 : i + 2;
  if (trains && (headsFood(tokens, behind) || readHour(tokens, behind) || foodAt(tokens, behind, false)))
    return { type: "separator", hard: false, ...span(i + 2) };
  const parts = yieldAt(tokens, i, elements) ?? ranOutAt(tokens, i);
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
  if (isLabel(tokens, i)) return { type: "other_person", made: false, ...span(i + 2) };
  if (isSomebodys(tokens, i)) return null;
  if (isTheirs(tokens, i)) return { type: "other_person", made: false, ...span(i + 1) };
  // "não jantei hj não, só um iogurte": denied twice, and nothing is taken back.
  const isTwice = word === "nao" && deniedInClause(elements);
  const repair = before && !isTwice ? repairAt(tokens, i) : null;
  // "comi uma pera aí": a fruit.
  if (before && repair && !(before.type === "amount" && word === "pera"))
    return readRepair(tokens, i, repair, elements);
  if (isBreakfastHead(tokens, i) || isBreakfastOut(tokens, i))
    return { type: "meal", kind: "breakfast", ...span(i + 1) };
  if (isCoffeeHead(tokens, i)) return { type: "separator", hard: false, light: true, ...span(i + 1) };
  // "jantinha fit: 3 claras": the meal, and no plate called so.
  const isHead =
    word === "jantinha" &&
    (i === 0 || before?.type === "separator") &&
    (!/^(?:d[eoa]|com|completa|goiana)$/.test(wordAt(tokens, i + 1)) ||
      /^(?:pobre|rico|rei|rainha|preguicos[oa]|solteir[oa]|hoje|ontem|sempre|casal|doente|hospital)$/.test(
        wordAt(tokens, i + 2),
      ));
  if (isHead) return { type: "meal", kind: "dinner", ...span(i + 1) };
  // "frango assado, só o peito": of the bird.
  const isOfBird =
    word === "peito" && elements.some((one) => one.type === "food" && one.match.food.category === "poultry");
  if (isOfBird && foodAt(tokens, i, false)?.next === i + 1) return null;
  const halves = halfPizzaAt(tokens, i);
  if (halves) return foodElement(tokens, i, halves);
  return undefined;
}

/** Foods, amounts, meals, denials and verbs, and what is not known. */
function readWhat({ tokens, i, token, word, mend, elements, before, span }: Place): Found {
  const item = readItem(tokens, i, mend || follows(before, i), elements);
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
  if (namesNoFood(tokens, i)) return { type: "separator", hard: false, light: true, ...span(i + 1) };
  if (isOrdinary(word) || isOrdinary(stem(word)) || word.length < 3 || isWay(word)) return null;
  // "com a Cotinha"; "comi a Cotinha" is something that is called so.
  if (token.named && !(before?.type === "verb" && before.next === i - 1)) return null;
  if (isWithWhom(tokens, i)) return null;
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

/** "eu: 1 pão. meu filho: 2 pães", "eu - bife. mãe - macarrão": whose the list behind it is. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const isMarked = (i: number) => /^[:–—-]$/.test(wordAt(tokens, i));
  if (!isMarked(at + 1) || !isPerson(wordAt(tokens, at)) || NO_EATERS.test(wordAt(tokens, at))) return false;
  const from = isSomebodys(tokens, at) ? at - 1 : at;
  const begins = tokens[from - 1]?.kind === "break" || /^(?:|[.,;!])$/.test(wordAt(tokens, from - 1));
  return begins && tokens.some(({ word }, i) => word === "eu" && isMarked(i + 1));
}

const NO_EATERS = /^(?:festa|aniversario|visitas?|familia)$/;

/** "ele picanha, ela salmão e eu camarão", "Eles batata frita.": what somebody had, without a verb. */
function isTheirs(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:el[ea]s?)$/.test(wordAt(tokens, at)) || !/^(?:|[,.:;!\n]|e)$/.test(wordAt(tokens, at - 1)))
    return false;
  const from = readAmounts(tokens, at + 1)[0]?.next ?? at + 1;
  const named = wordAt(tokens, from) === "de" ? from + 1 : from;
  return [at + 1, named].some((one) => foodAt(tokens, one, false) !== null);
}

/** "pizza com a turma", "com as meninas da cozinha" */
function isWithWhom(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  if (/^d[oa]s?$/.test(before)) return isWithWhom(tokens, at - 2);
  return isCompany(wordAt(tokens, at)) && /^[oa]s?$/.test(before) && wordAt(tokens, at - 2) === "com";
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

const HEADS = /^(?:foi|era|comi|tomei|bebi|[:=–—-]|,)$/;

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
  return { type: "repair", variant: null, ...(wasJest(tokens, start, next) && { all: true }), start, next };
}

/** At the start, and after an amount, a verb or a separator, a misspelt word may well be food. */
function follows(before: Element | undefined, at: number): boolean {
  if (before === undefined) return at === 0;
  // "aroz fejao": who wrote one of them so may have written the next one so.
  if (before.type === "food" && before.match.mended !== null) return true;
  return ["amount", "verb", "separator", "link", "meal"].includes(before.type);
}
