import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { PortionSize } from "@/lib/nutrition/foods/portion";
import { withHull, withoutItsParts, withoutToldDish } from "@/lib/portuguese/grammar/assembled";
import { withoutBlended } from "@/lib/portuguese/grammar/blended";
import {
  listEnd,
  withEggsOf,
  withoutCountedDish,
  withoutGumDish,
  withoutSandwichTwice,
  withPartCounted,
} from "@/lib/portuguese/grammar/counted-makings";
import {
  type AmountElement,
  type Element,
  type FoodElement,
  linkAfter,
  past,
} from "@/lib/portuguese/grammar/element";
import { withPartWeighed } from "@/lib/portuguese/grammar/told-in-order";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What is one thing whatever is told to be in it. */
const MADE = /^(?:drinks|fast_food|snacks|sweets)$/;
const MADE_IDS =
  /^(?:acai|suco|vitamina|sanduiche|crepe|tapioca|omelete|crepioca|bolo|torta|pizza|sopa|caldo|yakisoba|poke|temaki|sushi)(?:-|$)/;
/** What comes in pieces, of which the kinds stand in brackets. */
const COUNTED = /^(?:sushi|temaki)(?:-|$)/;
/** Says no more than its parts do. */
const GENERAL = /^(?:sanduiche|sanduba|lanche|cafe|combo|mcdonald|sushi|salgado|doce|sobremesa)s?$/i;

/**
 * The elements without the ingredients of a dish that is named before them, where no amount of them is told: "suco verde: couve,
 * limão e gengibre, 1 copo", "açaí de 300 ml (leite condensado, paçoca)". With amounts they are what was eaten.
 */
export function withoutIngredients(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] {
  const aside = elements.findIndex(
    (one, i) =>
      one.type === "food" &&
      /^(?:fruta|salgado|doce|lanche|bebida|mexido)s?$/.test(one.match.called.toLowerCase()) &&
      wordAt(tokens, one.start - 1) === "(" &&
      wordAt(tokens, one.next) === ")" &&
      elements.slice(0, i).some(({ type }) => type === "food"),
  );
  // "1 picolé de limão (fruta)"
  if (aside >= 0) return withoutIngredients(elements.toSpliced(aside, 1), tokens);
  const ordered =
    withWhenFirst(elements, tokens) ??
    withGarnishTold(elements, tokens) ??
    withWheyScooped(elements, tokens) ??
    withoutSetMeal(elements, tokens);
  if (ordered) return withoutIngredients(ordered, tokens);
  const listed =
    withPartCounted(elements, tokens) ??
    withPartWeighed(elements, tokens) ??
    withoutSandwichTwice(elements, tokens) ??
    withoutCountedDish(elements, tokens) ??
    withEggsOf(elements, tokens) ??
    withoutGumDish(elements) ??
    withoutBlended(elements, tokens) ??
    withoutToldDish(elements, tokens) ??
    withoutItsParts(elements, tokens);
  if (listed) return listed;
  const filled = withHull(elements, tokens);
  if (filled) return filled;
  const at = elements.findIndex(
    (one, i) =>
      one.type === "link" &&
      /^[:(]$/.test(wordAt(tokens, one.start)) &&
      hostBefore(elements, i, tokens) !== null,
  );
  if (at < 0) return elements;
  const host = hostBefore(elements, at, tokens) as FoodElement;
  const inBrackets = wordAt(tokens, elements[at]?.start ?? 0) === "(";
  const end = listEnd(elements, at + 1, tokens, inBrackets);
  const list = elements.slice(at + 1, end);
  const foods = list.filter((one) => one.type === "food");
  const amounts = list.filter((one): one is AmountElement => one.type === "amount");
  const vessel = inBrackets ? undefined : vesselIn(list);
  const own = amounts.filter((one) => one !== vessel);
  const isDrink = host.match.food.gramsPerMl !== undefined;
  // "sushi 8 peças (salmão)"
  const isCounted = inBrackets && elements[at - 1]?.type === "amount" && COUNTED.test(host.match.food.id);
  if (foods.length < (isCounted ? 1 : 2) || (own.length > 0 && !(vessel && isDrink))) return elements;
  // What the dish would hide is told beside it.
  if (isCounted && foods.some((one) => hides(host.match.food, one.match.food) !== null)) return elements;
  const rest = elements.slice(inBrackets ? end + 1 : end);
  const separator: Element = {
    type: "separator",
    hard: false,
    start: elements[at]?.start ?? 0,
    next: list.findLast((one) => one !== vessel)?.next ?? 0,
  };
  const told = foods
    .filter((one) => hides(host.match.food, one.match.food) !== null)
    .flatMap((one): Element[] => [{ ...separator, start: one.start - 1, next: one.start }, one]);
  return [...elements.slice(0, at), separator, ...(vessel ? [vessel] : []), ...told, ...rest];
}

/** "salada no jantar: alface e tomate", "salada cobb no almoço (frango, bacon)": the list is of what heads it, past when and where it was. */
function withWhenFirst(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] | null {
  const link = elements.findIndex((one) => one.type === "link" && /^[:(]$/.test(wordAt(tokens, one.start)));
  const from = elements.slice(0, Math.max(0, link)).findLastIndex((one) => !isWhen(one)) + 1;
  const [head, last] = [elements[from - 1], elements[from]];
  if (head?.type !== "food" || last === undefined || from >= link) return null;
  // "arroz e bife no almoço: …"
  const before = elements[from - 2];
  const isBegun = before && !/^(?:meal|day|hour|period|verb)$/.test(before.type);
  if (isBegun && !(before.type === "separator" && before.hard)) return null;
  return [...elements.slice(0, from - 1), ...elements.slice(from, link), head, ...elements.slice(link)];
}

/** "frango com legumes (brócolis, cenoura)": the chicken, and the vegetables that are listed. */
function withGarnishTold(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] | null {
  const at = elements.findIndex(
    (one, i) => one.type === "food" && elements[i + 1]?.type === "link" && GARNISHED.test(one.match.called),
  );
  const dish = elements[at];
  const list = elements[at + 2];
  if (dish?.type !== "food" || list?.type !== "food" || list.match.food.category !== "vegetables")
    return null;
  const joint = tokens.findIndex(({ word }, i) => i > dish.start && word === "com");
  const main = foodAt(tokens.slice(0, joint), dish.start, false);
  if (joint >= dish.next || main?.next !== joint) return null;
  const start = elements[at + 1]?.start ?? joint;
  return [
    ...elements.slice(0, at),
    { ...dish, match: main, next: joint },
    { type: "separator", hard: false, start, next: start + 1 },
    ...elements.slice(at + 2),
  ];
}

/** "300 ml de leite + 1 scoop + 1 banana": of nothing else one takes it. */
function withWheyScooped(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] | null {
  const at = elements.findIndex(
    (one, i) =>
      one.type === "amount" &&
      one.amount.measure === "scoop" &&
      /^scoops?$/.test(wordAt(tokens, one.next - 1)) &&
      elements[i + 1]?.type !== "food" &&
      elements[i - 1]?.type !== "food",
  );
  const [scoop, whey] = [elements[at], foodAt(tokenise("whey"), 0, false)];
  // "shake com whey: 300 ml de leite + 1 scoop" names it before its list.
  const list = elements.slice(0, Math.max(0, at)).findLastIndex(({ type }) => type === "link") + 1;
  const isNamed = elements
    .slice(list)
    .some((one) => one.type === "food" && one.match.food.category === "supplements");
  if (scoop?.type !== "amount" || !whey || isNamed) return null;
  const place = { start: scoop.start, next: scoop.next };
  return elements.toSpliced(at + 1, 0, { type: "food", match: { ...whey, ...place }, ignored: [], ...place });
}

const GARNISHED = / com (?:legumes|verduras|salada)$/i;

function isWhen(one: Element): boolean {
  return /^(?:day|meal|hour|period)$/.test(one.type) || (one.type === "separator" && one.light === true);
}

/** Dishes that are a plate of several foods, each by itself. */
const SET_MEALS =
  /^(?:virado-a-paulista|feijoada|churrasco|jantinha|a-la-minuta|picadinho-carioca|tutu-com-lombo|salada-completa|prato-feito|arrumadinho|baiao-de-dois|mexido-mineiro|tabua-de-frios|file-a-oswaldo-aranha|pirarucu-de-casaca|x-caboquinho)$/;
const FEWEST = 3;
/** "tinha arroz, tutu, bisteca" behind such a dish, as ":" would. */
const CAME = /^(?:tinha|tinham|veio|vinha|aquele|aquela)$/;

/** "virado à paulista no boteco: arroz, tutu, bisteca, couve": with three of them or more told, they are what was eaten. */
function withoutSetMeal(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] | null {
  const head = elements.findIndex((one) => one.type === "food");
  const food = elements[head];
  if (head < 0 || food?.type !== "food" || !SET_MEALS.test(food.match.food.id)) return null;
  const share = elements[head - 1];
  const isPart = share?.type === "amount" && share.amount.quantity < 1;
  const isPlate = !isPart && !/^(?:feijoada|churrasco)$/.test(food.match.food.id);
  const came = tokens.findIndex(({ word }, at) => isPlate && at >= food.next && CAME.test(word));
  const marked = linkAfter(elements, head, tokens);
  const link = marked < 0 && came >= 0 ? elements.findLastIndex(({ next }) => next <= came) : marked;
  if (link <= head) return null;
  // "virado à paulista no pf: arroz, tutu"
  const named = (one: Element) => one.type === "food" && one.match.food.id !== "prato-feito";
  if (elements.slice(head + 1, link).some((one) => named(one) || one.type === "amount")) return null;
  const end = listEnd(elements, link + 1, tokens, wordAt(tokens, elements[link]?.start ?? 0) === "(");
  const parts = elements.slice(link + 1, end).filter(({ type }) => type === "food");
  const isBox =
    /^(?:marmit|quentinha)/i.test(food.match.called) && wordAt(tokens, elements[link]?.start ?? 0) === ":";
  if (parts.length < (isBox ? 1 : FEWEST)) return null;
  // "feijoada: arroz, farofa e couve" comes with them, and is the beans.
  if (/^feijoada/.test(food.match.food.id) && !parts.some(isOfBeans))
    return elements.toSpliced(link, 1, past(elements[link]?.start ?? 0, elements[link]?.next ?? 0));
  const holds = heldBy(food, tokens);
  const isWeighed = elements.slice(link + 1, end).some(({ type }) => type === "amount");
  const total: Element[] = holds && !isWeighed ? [holds, elements[link] as Element] : [];
  // "churrasco de ontem no almoço: …"
  const when = elements.slice(head + 1, link).filter(({ type }) => !/^(?:separator|link|food)$/.test(type));
  const joint: Element = { type: "separator", hard: false, start: food.start, next: food.next };
  // "um prato de mexidão: …" is no plate of the first of its parts.
  const lead = elements[head - 1];
  const isPlateful = lead?.type === "amount" && lead.amount.quantity === 1 && lead.amount.household !== null;
  return [
    ...elements.slice(0, isPlateful ? head - 1 : head),
    joint,
    ...when,
    ...total,
    ...elements.slice(link + 1),
  ];
}

function isOfBeans(one: Element): boolean {
  return one.type === "food" && /^(?:feijao|feijoada|tutu)/.test(one.match.food.id);
}

/** "marmitex M: arroz, feijão, bife…": what a lunch box of this size weighs in all; null where no size was said. */
function heldBy({ match, start, next }: FoodElement, tokens: readonly Token[]): AmountElement | null {
  if (!/^(?:marmit|quentinha)/i.test(match.called)) return null;
  const letter = LETTERS[wordAt(tokens, match.next)];
  const size = match.size ?? letter ?? null;
  const weighed = size && gramsOf(match.food, "marmita", 1, size);
  if (!weighed) return null;
  const amount = { ...ONE, quantity: weighed.grams, measure: "g" as const, counted: true, start, next };
  return { type: "amount", amount, led: false, each: false, start, next };
}

const LETTERS: Readonly<Record<string, PortionSize>> = { p: "small", m: "medium", g: "large" };

/** The dish right before the mark, past an amount of it. */
function hostBefore(elements: readonly Element[], at: number, tokens: readonly Token[]): FoodElement | null {
  const before = elements[at - 1];
  const isAmount = before?.type === "amount" && before.next === elements[at]?.start;
  // "sushi, 8 peças (manga e pepino)"
  const isApart = isAmount && elements[at - 2]?.type === "separator";
  const host = isAmount ? elements[at - (isApart ? 3 : 2)] : before;
  if (host?.type !== "food") return null;
  // "150 g de legumes assados (abobrinha, pimentão)"
  const isMix = MIXED_GREENS.test(host.match.food.id) && isWeight(elements[elements.indexOf(host) - 1]);
  if (!isMix && !isMade(host.match.food)) return null;
  const isCounted = before !== host && COUNTED.test(host.match.food.id);
  if ((GENERAL.test(host.match.called) || isApart) && !isCounted) return null;
  // "sanduíche de 15 cm (pão, queijo)"
  return /^(?:café|cafe)$/.test(wordAt(tokens, host.start)) ? null : host;
}

const MIXED_GREENS = /^(?:salada-de-legumes|legumes-)/;

function isWeight(one: Element | undefined): boolean {
  return one?.type === "amount" && one.amount.counted && one.amount.measure === "g";
}

function isMade({ id, category }: Food): boolean {
  return MADE.test(category) || MADE_IDS.test(id);
}

/** "…, 1 copo", "…, 300 ml" at the end of the list, and not of its last food. */
function vesselIn(list: readonly Element[]): AmountElement | undefined {
  const last = list.findLast(({ type }) => type === "food" || type === "amount");
  if (last?.type !== "amount") return undefined;
  const before = list[list.indexOf(last) - 1];
  const holds = last.amount.household?.ml !== undefined || isUnit(last.amount.measure);
  return holds && before?.type === "separator" ? last : undefined;
}
