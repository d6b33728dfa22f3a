import { isUnit, type Measure, measureOf } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { foodElement } from "@/lib/portuguese/grammar/food-elements";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/**
 * The elements with what a package holds counted where it is told beside: "meio saco (saco de 100 g)", "13h outro copo (copo de
 * 250)", "metade de um pacote de bolacha, o pacote de 140 g".
 */
export function withPackageSizes(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const sizes = elements.filter((one): one is AmountElement => isSize(one, tokens));
  if (sizes.length === 0) return elements;
  const kept = elements.filter((one) => !sizes.includes(one as AmountElement));
  let used = false;
  const sized = kept.map((one): Element => {
    const size = sizes.find((each) => one.type === "amount" && isOf(one.amount, each.amount));
    if (!size || one.type !== "amount") return one;
    used = true;
    const { quantity, measure } = size.amount;
    return { ...one, amount: { ...one.amount, quantity: one.amount.quantity * quantity, measure } };
  });
  return used ? sized : elements;
}

/** "(barra de 90 g)", ", o saco de 100 g": no number before it, and nothing that it is of. */
function isSize(element: Element, tokens: readonly Token[]): boolean {
  if (element.type !== "amount") return false;
  const { amount, start, next } = element;
  if (!amount.household || !isUnit(amount.measure) || amount.counted) return false;
  const before = /^(?:o|a|cada)$/.test(wordAt(tokens, start - 1)) ? start - 2 : start - 1;
  return /^[(,;.]$/.test(wordAt(tokens, before)) && !/^d[eoa]$/.test(wordAt(tokens, next));
}

/** So many of the same container, of which the size was not told. */
function isOf({ household, measure }: SaidAmount, size: SaidAmount): boolean {
  return household !== null && household.id === size.household?.id && !isUnit(measure);
}

/** "marmita de estrogonofe", "2 quentinhas de feijoada": a box of one dish is a plate of it. */
export function withBoxedDishes(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const at = elements.findIndex((one) => one.type === "food" && BOX.test(one.match.called));
  const box = elements[at];
  // "marmita de 500 g de estrogonofe"
  const [weight, weighed] = elements.slice(at + 1);
  const isWeighed = weight?.type === "amount" && weight.led && isUnit(weight.amount.measure);
  if (at >= 0 && isWeighed && weighed?.type === "food" && BOXED.test(weighed.match.food.category))
    return [
      ...elements.slice(0, elements[at - 1]?.type === "amount" ? at - 1 : at),
      ...elements.slice(at + 1),
    ];
  const dish = box?.type === "food" ? boxedIn(box, tokens) : null;
  if (box?.type !== "food" || !dish) return elements;
  const lead = elements[at - 1];
  const isCount = lead?.type === "amount" && !isUnit(lead.amount.measure);
  const amount: SaidAmount = {
    ...(isCount ? lead.amount : { ...ONE, article: true, start: box.start }),
    ...{ measure: PLATE.id, household: PLATE, size: box.match.size, next: dish.start },
  };
  const held: Element = {
    type: "amount",
    amount,
    led: false,
    each: false,
    start: amount.start,
    next: dish.start,
  };
  const told = lead?.type === "amount" && !isCount ? [] : [held];
  return [...elements.slice(0, isCount ? at - 1 : at), ...told, dish, ...elements.slice(at + 1)];
}

const BOX = /^(?:marmit(?:a|ex|inha)|quentinha)s?$/i;
const BOXED = /^(?:dishes|cereals|legumes)$/;
const PLATE = measureOf("prato") as Measure;

/** The dish that a box tells to hold, where it is no more than that. */
function boxedIn({ match, next }: FoodElement, tokens: readonly Token[]): FoodElement | null {
  const of = sizeOf(wordAt(tokens, match.start + 1)) ? match.start + 2 : match.start + 1;
  const named = wordAt(tokens, of) === "de" ? foodAt(tokens, of + 1, false) : null;
  if (!named || named.next > next || !BOXED.test(named.food.category)) return null;
  return foodElement(tokens, of + 1, named);
}
