import type { Food } from "@/lib/nutrition/foods/food";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { endOfPhrase, setPhrases } from "@/lib/portuguese/text/set-phrases";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

const JOINT = /^(?:,|e|com|mais|\+)$/;

/**
 * The elements with amounts that are told in the order of their foods each before its own: "arroz, feijão e carne de sol: 90, 70 e 110 g",
 * "cuscuz com leite: uma fatia e meio copo".
 */
export function withAmountsInOrder(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] {
  const link = elements.findIndex(
    (one) => one.type === "link" && /^[:(=–—-]$/.test(wordAt(tokens, one.start)),
  );
  if (link < 1) return elements;
  const amounts = rowAfter(elements, link, tokens);
  if (amounts.length < 2) return withSumOf(elements, link, amounts[0], tokens);
  const foods = foodsBefore(elements, link, tokens);
  const split = foods.length === 1 && amounts.length === 2 ? inTwo(foods[0] as FoodElement, tokens) : foods;
  if (split?.length !== amounts.length) return elements;
  const first = elements.indexOf(foods[0] as Element);
  const end = elements.indexOf(amounts.at(-1) as Element);
  const { measure, household } = (amounts.at(-1) as AmountElement).amount;
  const ordered = split.flatMap((food, at): Element[] => {
    const told = amounts[at] as AmountElement;
    const isBare = told.amount.measure === null;
    const amount = isBare ? { ...told.amount, measure, household, article: false } : told.amount;
    const apart: Element = { type: "separator", hard: false, start: food.next, next: food.next };
    return [{ ...told, amount, led: false }, food, apart];
  });
  return [...elements.slice(0, first), ...ordered, ...elements.slice(end + 1)];
}

/** "arroz + feijão: 230 g": a weight of both. */
function withSumOf(
  elements: readonly Element[],
  link: number,
  sum: AmountElement | undefined,
  tokens: readonly Token[],
): readonly Element[] {
  const foods = sum ? foodsBefore(elements, link, tokens) : [];
  const [first, ...others] = foods;
  const isAdded = others.length > 0 && others.every(({ start }) => wordAt(tokens, start - 1) === "+");
  if (!sum || !first || !isAdded) return elements;
  const isGrams =
    sum.amount.measure === "g" || (sum.amount.measure === null && sum.amount.quantity >= LEAST_GRAMS);
  if (!isGrams) return elements;
  const at = elements.indexOf(first);
  const total: Element = { ...sum, led: false, amount: { ...sum.amount, measure: "g" } };
  const apart: Element = { type: "separator", hard: false, start: first.start, next: first.start };
  return [
    ...elements.slice(0, at),
    total,
    apart,
    ...elements.slice(at, link),
    ...elements.slice(elements.indexOf(sum) + 1),
  ];
}

const LEAST_GRAMS = 30;

/** The amounts right behind the mark, with nothing but joints between them and no food after the last. */
function rowAfter(elements: readonly Element[], link: number, tokens: readonly Token[]): AmountElement[] {
  const amounts: AmountElement[] = [];
  for (const one of elements.slice(link + 1)) {
    if (one.type === "amount" && one.amount.counted && !one.amount.vague) amounts.push(one);
    else if (one.type === "food") return [];
    else if (one.type !== "separator" || one.hard || !JOINT.test(wordAt(tokens, one.start))) break;
  }
  const units = amounts.filter(({ amount }) => amount.measure !== null && isUnit(amount.measure));
  // "2, 500 ml" is no row of two.
  return units.length === 0 || amounts.at(-1)?.amount.measure != null ? amounts : [];
}

/** Foods without amounts of their own, joined to each other up to the mark. */
function foodsBefore(elements: readonly Element[], link: number, tokens: readonly Token[]): FoodElement[] {
  const foods: FoodElement[] = [];
  for (let at = link - 1; at >= 0; at -= 1) {
    const one = elements[at] as Element;
    if (one.type === "food") foods.unshift(one);
    else if (one.type === "amount") return [];
    else if (one.type !== "separator" || one.hard || !JOINT.test(wordAt(tokens, one.start))) break;
  }
  return foods;
}

/**
 * "200 g de arroz com feijão meio a meio", "300 g de arroz e purê, metade de cada": half of the weight each. Changes `elements`.
 * @returns index after the words that say so; null where no two things were weighed
 */
export function halfOfTwo(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const next = endOfPhrase(HALVES, tokens, at);
  if (next === null) return null;
  const comma = elements.at(-1)?.type === "separator" ? 1 : 0;
  const end = elements.length - comma;
  const [amount, first, joint, second] = elements.slice(end - 4, end);
  const last = elements[end - 1];
  if (last?.type !== "food") return null;
  const alone = elements[end - 2];
  const two = alone?.type === "amount" ? inTwo(last, tokens) : null;
  const both =
    amount?.type === "amount" && first?.type === "food" && joint?.type === "separator" && second === last
      ? { amount, foods: [first, last], from: end - 4 }
      : null;
  const told = two && alone?.type === "amount" ? { amount: alone, foods: two, from: end - 2 } : both;
  const half = told && halfOf(told.amount);
  if (!told || !half) return null;
  const parts = told.foods.flatMap((food): Element[] => [
    half,
    food,
    { type: "separator", hard: false, start: food.next, next: food.next },
  ]);
  elements.splice(told.from, elements.length, ...parts);
  return next;
}

const HALVES = setPhrases(["meio a meio", "metade de cada", "metade cada", "metade a metade"]);

/** Half of a weight, or of what is measured; null of what is counted. */
function halfOf(told: AmountElement): AmountElement | null {
  const { amount } = told;
  const isBareWeight = amount.measure === null && amount.quantity >= LEAST_GRAMS;
  if (amount.vague || !(amount.household || isUnit(amount.measure) || isBareWeight)) return null;
  const measure = isBareWeight ? "g" : amount.measure;
  return { ...told, led: false, amount: { ...amount, measure, quantity: amount.quantity / 2 } };
}

/** "1 pote de iogurte com granola 40 g": a weight that is nearer to what comes with it than to all of it is of that alone. */
export function withPartWeighed(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex((one, i) => {
    const weight = elements[i + 1];
    const isWeighed = weight?.type === "amount" && weight.amount.counted && weight.amount.measure === "g";
    return one.type === "food" && isWeighed && elements[i + 2]?.type !== "food";
  });
  const [dish, weight] = [elements[at], elements[at + 1]];
  if (dish?.type !== "food" || weight?.type !== "amount" || weight.start < dish.next) return null;
  const [first, second] = inTwo(dish, tokens) ?? [];
  if (!first || !second || wordAt(tokens, first.next) !== "com") return null;
  if (second.match.food.gramsPerMl !== undefined) return null;
  const farFrom = (food: Food) => Math.abs(Math.log(weight.amount.quantity / food.defaultPortion.grams));
  if (farFrom(second.match.food) >= farFrom(dish.match.food)) return null;
  const joint: Element = { type: "separator", hard: false, start: first.next, next: second.start };
  return [
    ...elements.slice(0, at),
    first,
    joint,
    { ...weight, led: false },
    second,
    ...elements.slice(at + 2),
  ];
}

/** "arroz com lentilha" as the two that it is called by. */
export function inTwo({ match, ignored }: FoodElement, tokens: readonly Token[]): FoodElement[] | null {
  const joint = tokens.findIndex(
    ({ word }, at) => at > match.start && at < match.next && (word === "com" || word === "e"),
  );
  const first = joint < 0 ? null : foodAt(tokens.slice(0, joint), match.start, false);
  const second = first?.next === joint ? foodAt(tokens, joint + 1, false) : null;
  if (!first || !second) return null;
  const element = (one: FoodMatch): FoodElement => ({
    ...{ type: "food", match: one, ignored, start: one.start, next: one.next },
  });
  return [element(first), element(second)];
}
