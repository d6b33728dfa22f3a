import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { Element, FoodElement } from "@/lib/portuguese/grammar/element";
import type { Token } from "@/lib/portuguese/text/tokens";

const TOOK = /^(?:peguei|comi|fiquei|belisquei|provei|roubei|tirei|foi|quis|mandei)$/;
const ONLY = /^(?:so|apenas|somente)$/;
const WHOLE = /^inteir[oa]s?$/;
/** Grams: nobody eats as much alone. */
const A_FAMILYS = 700;
/** Tokens between the verb and the part. */
const FAR = 7;

/**
 * The elements without a whole of which only a part was taken: "assamos um frango inteiro, peguei só a coxa". A part is of the
 * same kind of food and comes after a verb with "só", or of what nobody eats alone.
 */
export function withoutWholes(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const verb = tokens.findIndex(({ word }) => TOOK.test(word));
  if (verb < 1) return elements;
  const part = elements.find(
    (one): one is FoodElement => one.type === "food" && one.start > verb && one.start <= verb + FAR,
  );
  if (!part) return elements;
  const only = tokens.slice(verb, part.start).some(({ word }) => ONLY.test(word));
  const at = elements.findLastIndex(
    (one) => one.type === "food" && one.next <= verb && isWholeOf(one, part, elements, tokens, only),
  );
  if (at < 0) return elements;
  const counted = elements[at - 1]?.type === "amount" ? 1 : 0;
  const weighed = elements[at + 1]?.type === "amount" ? 1 : 0;
  return [...elements.slice(0, at - counted), ...elements.slice(at + 1 + weighed)];
}

function isWholeOf(
  whole: FoodElement,
  part: FoodElement,
  elements: readonly Element[],
  tokens: readonly Token[],
  only: boolean,
): boolean {
  const [food, other] = [whole.match.food, part.match.food];
  if (
    food.id === other.id ||
    food.category !== other.category ||
    !/^(?:poultry|meat|fish)$/.test(food.category)
  )
    return false;
  const at = elements.indexOf(whole);
  const isEntire = tokens.slice(whole.start, whole.next + 2).some(({ word }) => WHOLE.test(word));
  const heavy = [elements[at - 1], elements[at + 1]].some(
    (one) => one?.type === "amount" && gramsIn(one) >= A_FAMILYS,
  );
  return (
    isEntire ||
    heavy ||
    (only && /^(?:frango|galinha|galeto|peru|pato|chester|churrasco|costela)/.test(food.id))
  );
}

function gramsIn({ amount: { measure, quantity } }: Element & { type: "amount" }): number {
  return isUnit(measure) ? quantity * UNITS[measure].factor : 0;
}
