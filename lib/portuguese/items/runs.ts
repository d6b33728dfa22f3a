import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { gramsSaid, isPlate } from "@/lib/portuguese/items/weighed-in-end";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What stands between two separators. */
export type RunPart = Extract<Element, { type: "food" | "amount" | "unknown" | "link" }>;

/** "fondue de queijo" is no cheese: what it is made of does not stand for it. "uma lapada de feijão" counts beans. */
export function isMadeOf(tokens: readonly Token[], unknown: RunPart, food: FoodElement): boolean {
  if (unknown.type !== "unknown" || food.start !== unknown.next + 1) return false;
  const led = EATEN.test(tokens[unknown.start - 1]?.word ?? "");
  return led && /^d[eoa]$/.test(tokens[unknown.next]?.word ?? "") && !COUNTING.test(unknown.word);
}

/** What stands before a thing that was eaten; "" at the start. */
const EATEN =
  /^(?:|[\d,.;+\n]+|uma?|umas|uns|duas|dois|tres|e|comi|almocei|jantei|lanchei|pedi|provei|fiz|teve|era|foi)$/;

/** How words for an amount end: "lapada", "tigelinha", "pratarraz", "panelão". */
const COUNTING = /(?:ad[ao]|inh[ao]|ao|ona|az|aco|aca)$/;

/** "buffet deu 450 g: arroz" weighs all that follows; "arroz: 100 g" is not meant. */
export function totalOf(run: readonly RunPart[]): { grams: number; rest: readonly RunPart[] } | null {
  const at = run.findIndex(({ type }, i) => type === "amount" && run[i + 1]?.type === "link");
  const weight = run[at];
  const before = run[at - 1];
  if (weight?.type !== "amount" || run[at + 2]?.type !== "food") return null;
  if (before?.type === "food" && !isPlate(before.match.food)) return null;
  // "arroz (120 g) feijão (90 g)"
  if (before?.type === "link") return null;
  const grams = gramsSaid(weight.amount);
  const heads = run.slice(0, at).filter(({ type }) => type !== "unknown" && type !== "food");
  return grams === null ? null : { grams, rest: [...heads, ...run.slice(at + 2)] };
}

/** "vitamina: 1 banana, 200 ml de leite", "refeição 1: 2 ovos": what heads a list is no item of it. */
export function withoutHeads(run: readonly RunPart[]): readonly RunPart[] {
  const link = run.findIndex(({ type }) => type === "link");
  const heads = run.slice(0, link);
  const [first, second] = run.slice(link + 1);
  const named = first?.type === "food" || (first?.type === "amount" && second?.type === "food");
  const bare =
    heads.length > 0 &&
    (heads.every(({ type }) => type === "food" || type === "unknown") || isOneSalad(heads));
  // "pizza: 2 fatias de frango com catupiry": kinds of it.
  const isOfKinds =
    heads.some((one) => one.type === "food" && COMES_IN_KINDS.test(one.match.food.id)) &&
    first?.type === "amount";
  return bare && !isOfKinds && heads.length <= 2 && named ? run.slice(link + 1) : run;
}

const COMES_IN_KINDS = /^(?:pizza|esfiha|bibsfiha|pastel|empada|temaki|picole|espetinho)(?:-|$)/;

/** "uma saladinha: alface, rúcula" */
function isOneSalad([amount, food, ...more]: readonly RunPart[]): boolean {
  const isOne = amount?.type === "amount" && (amount.amount.article || amount.amount.quantity === 1);
  return (
    isOne && food?.type === "food" && /^salada-(?:verde|crua)$/.test(food.match.food.id) && more.length === 0
  );
}

/** "arroz 4 colheres feijão 2 conchas": every amount after its food. */
export function isPostfix(parts: readonly Element[]): boolean {
  const all = parts.filter(({ type }) => type === "food" || type === "amount");
  // "batata doce 200 frango 200 salada livre"
  const end = all.at(-1);
  const isBesides = end?.type === "food" && end.match.food.id.startsWith("salada-");
  const row = isBesides && (isWeights(all) || isHeldBefore(all)) ? all.slice(0, -1) : all;
  const amounts = row.filter(({ type }) => type === "amount");
  if (row[0]?.type !== "food" || row.at(-1)?.type !== "amount" || amounts.length < 2) return false;
  return row.every((part, i) => part.type === "food" || (row[i - 1]?.type === "food" && !isLed(part)));
}

/** "feijão 1 concha filé 1 salada": a measure that is the food's before it, and not the next one's. */
function isHeldBefore(row: readonly Element[]): boolean {
  return row.some((one, at) => {
    const [before, after] = [row[at - 1], row[at + 1]];
    if (one.type !== "amount" || before?.type !== "food" || after?.type !== "food") return false;
    const { measure } = one.amount;
    return ownsMeasure(before.match.food, measure) && !ownsMeasure(after.match.food, measure);
  });
}

/** A weight, a volume or a measure that the food comes in. */
export function isHeldBy({ measure }: SaidAmount, food: Element | undefined): boolean {
  return isUnit(measure) || (food?.type === "food" && ownsMeasure(food.match.food, measure));
}

function isWeights(row: readonly Element[]): boolean {
  return row.every(({ type }, at) => type !== "amount" || at > 0) && row.every(isNoCount);
}

/** Grams by figures alone or by their name: nobody counts so many. */
function isNoCount(one: Element): boolean {
  if (one.type !== "amount") return true;
  return one.amount.measure === "g" || (one.amount.measure === null && one.amount.quantity >= LEAST_GRAMS);
}

/** "frango 180 arroz 150 azeite 5": a small figure among grams is in grams too, where nobody counts such things. Changes the amounts. */
export function inGramsLikeOthers(parts: readonly RunPart[]) {
  if (!isPostfix(parts)) return;
  const bare = parts.filter(
    (part): part is AmountElement =>
      part.type === "amount" && part.amount.measure === null && part.amount.counted,
  );
  const isRow = bare.length >= 3 && bare.filter(({ amount }) => amount.quantity >= LEAST_GRAMS).length >= 2;
  for (const part of isRow ? bare : []) {
    const food = parts[parts.indexOf(part) - 1];
    const isPoured = food?.type === "food" && /^(?:fats|sauces|supplements)$/.test(food.match.food.category);
    const isUncounted = food?.type === "food" && !ownsMeasure(food.match.food, "unidade");
    if (isUncounted || (isPoured && part.amount.quantity < LEAST_GRAMS))
      part.amount = { ...part.amount, measure: "g" };
  }
}

const LEAST_GRAMS = 20;

function isLed(part: Element): boolean {
  return part.type === "amount" && part.led;
}

/** "(4 colheres)" belongs to what stands before the bracket. */
export function isAside(run: readonly RunPart[], amount: AmountElement): boolean {
  const before = run[run.indexOf(amount) - 1];
  const after = run[run.indexOf(amount) + 1];
  return before?.type === "link" && after?.type === "link";
}

/** The food or amount behind an amount; none before a bracket: "sushi 8 peças (salmão e kani)". */
export function nextOf(
  run: readonly RunPart[],
  amount: AmountElement,
  tokens: readonly Token[],
): RunPart | undefined {
  const [joint, next] = run.slice(run.indexOf(amount) + 1);
  if (joint?.type !== "link") return joint;
  return tokens[joint.start]?.word === "(" ? undefined : next;
}

/** "meio prato", "metade da marmita" */
export function isPlateful({ amount: { measure, household } }: AmountElement): boolean {
  return measure === "metade" || (household !== null && /^(?:prato|marmita|bandeja)/.test(household.id));
}

/** "rodízio de pizza"; "cerveja no churrasco", where it was. */
export function isFramed(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word === "churrasco" && /^(?:no|num|nesse|naquele)$/.test(tokens[at - 1]?.word ?? ""))
    return true;
  return tokens[at - 1]?.word === "de" && /^(?:rodizio|festival)$/.test(tokens[at - 2]?.word ?? "");
}
