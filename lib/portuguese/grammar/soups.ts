import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const SOUP = /^(?:sopa|caldo|canja|creme)(?:-|$)/;
const BOWLS = /^(?:prato|concha|tigela|cumbuca|bowl|caneca|caldeirinha)/;

/**
 * "sopa de couve-flor, batata e frango 300 ml", "caldo de mandioca com calabresa, 1 prato", "sopa de feijão, tomei 400 ml": what a soup
 * is made of is no food besides it, and what was drunk is the soup.
 */
export function withSoupsWhole(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const at = elements.findIndex(
    (one) => one.type === "food" && SOUP.test(one.match.food.id) && one.match.food.gramsPerMl === undefined,
  );
  const soup = elements[at];
  if (!soup) return elements;
  let end = at + 1;
  while (end < elements.length && isMaking(elements[end] as Element, tokens)) end += 1;
  const apart = elements[end];
  const behind = apart?.type === "separator" && /^[,\n/.]$/.test(wordAt(tokens, apart.start)) ? end + 1 : end;
  const verb = elements[behind]?.type === "verb" && elements[behind];
  const amount = verb ? behind + 1 : behind;
  const told = elements[amount];
  const makings = elements.slice(at + 1, end);
  if (told?.type !== "amount" || !holdsSoup(told) || elements[amount + 1]?.type === "food") return elements;
  if (!verb && !makings.some(({ type }) => type === "food")) return elements;
  // "canja com torrada": bread stands beside it.
  const bread = makings.findIndex((one) => one.type === "food" && one.match.food.category === "breads");
  const beside = bread < 0 ? [] : makings.slice(bread - 1, bread + 1);
  return [
    ...elements.slice(0, at),
    ...[...(verb ? [verb] : []), soup, told, ...beside],
    ...elements.slice(amount + 1),
  ];
}

/** "e", "com", or a food that is no drink. */
function isMaking(one: Element, tokens: readonly Token[]): boolean {
  if (one.type === "separator") return !one.hard && /^(?:e|com)$/.test(wordAt(tokens, one.start));
  return one.type === "food" && one.match.food.gramsPerMl === undefined;
}

function holdsSoup({ amount: { measure, household, counted } }: AmountElement): boolean {
  if (isUnit(measure)) return UNITS[measure].per === "ml";
  return counted && BOWLS.test(household?.id ?? "");
}
