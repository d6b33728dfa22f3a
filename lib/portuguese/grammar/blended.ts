import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { type AmountElement, type Element, type FoodElement, past } from "@/lib/portuguese/grammar/element";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { variantWith } from "@/lib/portuguese/vocabulary/variants";

/** What a shake is blended of. */
const BLENDED = /^(?:vitamina|smoothie|batida)s?(?: de frutas?)?$/i;
const BLENDED_IDS = /^(?:vitamina-de-banana|vitamina-fruta-liquidificada)$/;
const POURED_IN = /^(?:leite|agua|suco|iogurte|bebida|kefir)(?:-|$)/;
const STIRRED_IN =
  /^(?:aveia|farelo|linhaca|chia|granola|mel|acucar|cacau|whey|leite-em-po|canela|gengibre|hortela|couve|gelo|neston|mucilon|amendoim|pasta-de-amendoim|guarana-em-po|adocante|acai|abacate)(?:-|$)/;

/**
 * "vitamina: leite, mamão, aveia e mel", "vitamina 300 ml de mamão com laranja": a shake of no fruit that the catalogue has a shake of, or with
 * something that would be left out unseen, is told by what it was blended of.
 */
export function withoutBlended(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex(
    (one) => one.type === "food" && BLENDED_IDS.test(one.match.food.id) && BLENDED.test(one.match.called),
  );
  const dish = elements[at];
  if (dish?.type !== "food") return null;
  const behind = elements[at + 1];
  const volume = behind?.type === "amount" ? behind : null;
  const from = volume ? at + 2 : at + 1;
  const list = blendedFrom(elements, from, tokens);
  const named = foodsIn(dish, tokens);
  const parts = [...named, ...list.foods];
  const fruits = parts.filter(({ match: { food } }) => food.category === "fruit");
  const isOther = fruits.length > 0 && !fruits.some(({ match }) => match.food.id.startsWith("banana"));
  const unseen = list.foods.filter(({ match }) => hides(dish.match.food, match.food));
  if (!(isOther && (volume || list.foods.length > 0)) && !(list.marked && unseen.length > 0)) return null;
  const lead = elements[at - 1]?.type === "amount" ? (elements[at - 1] as AmountElement) : null;
  const last = elements[list.end];
  const inAll = last?.type === "amount" && isUnit(last.amount.measure) && list.end > from ? last : null;
  const told = volume ?? lead ?? inAll;
  const end = told && told === inAll ? list.end + 1 : list.end;
  const before = elements.slice(0, lead ? at - 1 : at);
  const shake = shakeOf(dish.match.food, fruits, parts);
  if (shake || !list.marked) {
    const food =
      shake ?? (isOther && variantWith(dish.match.food, tokenise(`de ${fruits[0]?.match.called}`))) ?? null;
    const match = food ? { ...dish.match, food, called: food.name } : dish.match;
    const beside = shake ? [] : unseen.flatMap((one) => [past(one.start, one.start), one]);
    const rest = past(dish.next, elements[end - 1]?.next ?? dish.next);
    return [...before, ...(told ? [told] : []), { ...dish, match }, rest, ...beside, ...elements.slice(end)];
  }
  const milk = findFood("leite-integral");
  const isDry = !parts.some(({ match }) => POURED_IN.test(match.food.id)) && dish.match.food.id !== SMOOTHIE;
  const all =
    isDry && milk
      ? [{ ...dish, match: { ...dish.match, food: milk, called: milk.name, base: null } }, ...parts]
      : parts;
  return [...before, past(dish.start, dish.next), ...inShares(dish, all, told), ...elements.slice(end)];
}

/** "vitamina: leite e mamão", "vitamina: leite, banana e aveia": the shake that is called by all that must be seen of it; null where there is none. */
function shakeOf(dish: Food, fruits: readonly FoodElement[], parts: readonly FoodElement[]): Food | null {
  const named = (food: Food, link: string, { match }: FoodElement) =>
    variantWith(food, tokenise(`${link} ${match.called}`));
  const [first] = fruits;
  const isBanana = fruits.some(({ match }) => match.food.id.startsWith("banana"));
  let shake = isBanana || !first ? dish : named(dish, "de", first);
  for (const part of parts) {
    if (shake && hides(shake, part.match.food)) shake = named(shake, "com", part);
  }
  return shake;
}

const SMOOTHIE = "vitamina-fruta-liquidificada";

/** What is listed behind a shake and can be blended, and where it ends. */
function blendedFrom(
  elements: readonly Element[],
  from: number,
  tokens: readonly Token[],
): { foods: FoodElement[]; end: number; marked: boolean } {
  const mark = wordAt(tokens, elements[from]?.start ?? tokens.length);
  const marked = /^[:(]$/.test(mark);
  const isWith = /^(?:com|e|,)$/.test(mark);
  const foods: FoodElement[] = [];
  let end = from;
  for (let at = marked || isWith ? from + 1 : from; at < elements.length; at += 1) {
    const one = elements[at] as Element;
    if (one.type === "food" && isBlended(one)) {
      foods.push(one);
      end = at + 1;
    } else if (one.type === "link" && wordAt(tokens, one.start) === ")") {
      end = at + 1;
      break;
    } else if (one.type !== "separator" || one.hard) break;
  }
  return { foods, end, marked };
}

function isBlended({ match: { food } }: FoodElement): boolean {
  return food.category === "fruit" || POURED_IN.test(food.id) || STIRRED_IN.test(food.id);
}

/** "vitamina de açaí com manga": what its own words name. */
function foodsIn(dish: FoodElement, tokens: readonly Token[]): FoodElement[] {
  const found: FoodElement[] = [];
  for (let at = dish.start + 1; at < dish.next; at += 1) {
    const match = foodAt(tokens.slice(0, dish.next), at, false);
    if (!match) continue;
    found.push({ type: "food", match, ignored: [], start: at, next: match.next });
    at = match.next - 1;
  }
  return found.filter(isBlended);
}

/** The parts, as much of each as fills the glass between them; "300 ml" of them all are told. */
function inShares(
  { match: { food } }: FoodElement,
  parts: readonly FoodElement[],
  told: AmountElement | null,
): Element[] {
  const amount = told?.amount;
  const whole =
    gramsOf(food, amount?.measure ?? null, amount?.quantity ?? 1, amount?.size ?? undefined)?.grams ?? GLASS;
  const usual = parts.map(({ match }) => gramsOf(match.food, null, 1)?.grams ?? 0);
  const sum = usual.reduce((all, grams) => all + grams, 0);
  return parts.flatMap((part, i): Element[] => {
    const grams = Math.max(1, Math.round(((usual[i] ?? 0) * whole) / sum));
    const { start, next } = part;
    const apart = past(next, next);
    if (!amount || !isUnit(amount.measure)) return [{ ...part, inside: grams }, apart];
    const share = { ...ONE, quantity: grams, measure: "g" as const, counted: true, start, next: start };
    return [{ type: "amount", amount: share, led: false, each: false, start, next: start }, part, apart];
  });
}

const GLASS = 300;

/** What is drunk beside a dish, and not cooked or mixed into it. */
export function isDrunkBeside(one: Element): boolean {
  const food = one.type === "food" ? one.match.food : null;
  return food?.gramsPerMl !== undefined && !MIXED_IN.test(food.id);
}

/** The list up to what is drunk beside what is no drink, and how much of that. */
export function toDrink(list: readonly Element[], dish: Element | undefined): readonly Element[] {
  const drink = dish?.type === "food" && dish.match.food.gramsPerMl ? -1 : list.findIndex(isDrunkBeside);
  return drink < 0 ? list : list.slice(0, list[drink - 1]?.type === "amount" ? drink - 1 : drink);
}

const MIXED_IN = /^(?:leite|agua|whey|bebida|iogurte)(?:-|$)/;
