import { isUnit } from "@/lib/nutrition/foods/measures";
import { ONE, readAmounts, type SaidAmount } from "@/lib/portuguese/grammar/amounts";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const LEFT = /^(?:sobrou|sobraram|deixei|larguei|joguei)$/;
const NOWHERE = /^(?:|no|de|la|[,.\n])$/;
const UNTOUCHED = /^(?:encostei|toquei|provei|experimentei|mexi)$/;
const HALF = 0.5;

/**
 * "sobrou metade do arroz", "deixei a bisteca" at token `at`, of what is told before: changes `elements`.
 * @returns index after it; null where nothing of what was told was left
 */
export function leaveOver(elements: Element[], tokens: readonly Token[], at: number): number | null {
  // "tinha salada mas nem encostei"
  if (UNTOUCHED.test(wordAt(tokens, at)) && /^(?:nem|nao)$/.test(wordAt(tokens, at - 1))) {
    const named = elements.findLastIndex(({ type }) => type === "food");
    if (named < 0) return null;
    eatenOf(elements, named, 0);
    return at + 1;
  }
  if (!LEFT.test(wordAt(tokens, at)) || !elements.some(({ type }) => type === "food")) return null;
  const last = elements.at(-1);
  // "a guariroba deixei no prato"
  if (last?.type === "food" && last.next === at && NOWHERE.test(wordAt(tokens, at + 1))) {
    eatenOf(elements, elements.length - 1, 0);
    return at + 1;
  }
  const lighter = weightLeft(elements, tokens, at + 1);
  if (lighter !== null) return lighter;
  const fewer = countLeft(elements, tokens, at + 1);
  if (fewer !== null) return fewer;
  const share = shareAt(tokens, at + 1);
  const from = pastArticle(tokens, share?.next ?? at + 1);
  const match = foodAt(tokens, from, false);
  if (!match) {
    if (!share) return null;
    const amount = { ...ONE, quantity: 1 - share.value, counted: true };
    elements.push({ type: "amount", amount, led: false, each: false, start: at, next: share.next });
    return share.next;
  }
  const named = elements.findLastIndex((one) => one.type === "food" && isSame(one, match.food.id));
  if (named < 0) return share ? null : from;
  eatenOf(elements, named, 1 - (share?.value ?? 1));
  return match.next;
}

/** "600 g no quilo, mas deixei uns 100 g": so much less of the weight that was told. */
function weightLeft(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const left = readAmounts(tokens, at)[0];
  const index = elements.findIndex(
    (one) =>
      one.type === "amount" &&
      left !== undefined &&
      one.amount.measure === left.measure &&
      one.amount.quantity > left.quantity,
  );
  const whole = elements[index];
  if (!left || !isUnit(left.measure) || whole?.type !== "amount") return null;
  elements[index] = {
    ...whole,
    amount: { ...whole.amount, quantity: whole.amount.quantity - left.quantity },
  };
  elements.push({ type: "separator", hard: false, start: at - 1, next: left.next });
  return left.next;
}

/** "12 biscoitos, sobraram 7": five were eaten. */
function countLeft(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const left = readQuantity(tokens, at);
  const index = elements.findLastIndex(({ type }) => type === "food");
  const own = elements[index - 1];
  if (!left || !Number.isInteger(left.value) || own?.type !== "amount" || own.amount.measure !== null)
    return null;
  if (!own.amount.counted || own.amount.quantity <= left.value) return null;
  if (!/^(?:|[,.;!\n]|e|so|apenas|no|la)$/.test(wordAt(tokens, left.next))) return null;
  elements[index - 1] = { ...own, amount: { ...own.amount, quantity: own.amount.quantity - left.value } };
  elements.push({ type: "verb", drink: false, start: at - 1, next: left.next });
  return left.next;
}

function isSame({ match: { food } }: FoodElement, id: string): boolean {
  return food.id === id || food.id.split("-")[0] === id.split("-")[0];
}

function shareAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const from = /^(?:a|o|uns|quase)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  if (wordAt(tokens, from) === "metade") return { value: HALF, next: from + 1 };
  const count = readQuantity(tokens, from);
  return count && count.value < 1 ? { value: count.value, next: count.next } : null;
}

function pastArticle(tokens: readonly Token[], at: number): number {
  let next = at;
  while (/^(?:d[eoa]s?|o|a|os|as)$/.test(wordAt(tokens, next))) next += 1;
  return next;
}

/** Only so much of the food at `index` was eaten; nothing of it at 0. */
function eatenOf(elements: Element[], index: number, share: number) {
  const food = elements[index] as FoodElement;
  const before = elements[index - 1];
  const own = before?.type === "amount" ? before : null;
  if (share === 0) elements.splice(own ? index - 1 : index, own ? 2 : 1);
  else if (own) elements[index - 1] = { ...own, amount: reduced(own.amount, share) };
  else elements.splice(index, 0, amountBefore(food, share));
}

function reduced(amount: SaidAmount, share: number): SaidAmount {
  if (amount.vague) return { ...amount, vague: { ...amount.vague, share: amount.vague.share * share } };
  return { ...amount, quantity: amount.quantity * share, article: false, counted: true };
}

function amountBefore({ start }: FoodElement, quantity: number): AmountElement {
  const vague = { share: quantity, word: "metade" };
  return { type: "amount", amount: { ...ONE, vague }, led: false, each: false, start, next: start };
}
