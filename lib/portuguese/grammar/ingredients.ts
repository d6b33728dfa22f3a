import type { Food } from "@/lib/nutrition/foods/food";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What is one thing whatever is told to be in it. */
const MADE = /^(?:drinks|fast_food|snacks|sweets)$/;
const MADE_IDS =
  /^(?:acai|suco|vitamina|sanduiche|crepe|tapioca|omelete|crepioca|bolo|torta|pizza|sopa|caldo|yakisoba|poke|temaki)(?:-|$)/;
/** Says no more than its parts do. */
const GENERAL = /^(?:sanduiche|sanduba|lanche|cafe|combo|sushi|salgado|doce|sobremesa)s?$/i;

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
      /^(?:fruta|salgado|doce|lanche|bebida)s?$/.test(one.match.called.toLowerCase()) &&
      wordAt(tokens, one.start - 1) === "(" &&
      wordAt(tokens, one.next) === ")" &&
      elements.slice(0, i).some(({ type }) => type === "food"),
  );
  // "1 picolé de limão (fruta)"
  if (aside >= 0) return withoutIngredients(elements.toSpliced(aside, 1), tokens);
  const listed = withoutSetMeal(elements, tokens);
  if (listed) return listed;
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
  if (foods.length < 2 || (own.length > 0 && !(vessel && isDrink))) return elements;
  const rest = elements.slice(inBrackets ? end + 1 : end);
  const separator: Element = {
    type: "separator",
    hard: false,
    start: elements[at]?.start ?? 0,
    next: list.findLast((one) => one !== vessel)?.next ?? 0,
  };
  return [...elements.slice(0, at), separator, ...(vessel ? [vessel] : []), ...rest];
}

/** Dishes that are a plate of several foods, each by itself. */
const SET_MEALS =
  /^(?:virado-a-paulista|feijoada|churrasco|jantinha|a-la-minuta|picadinho-carioca|tutu-com-lombo|salada-completa|prato-feito|arrumadinho|baiao-de-dois)$/;
const FEWEST = 3;

/** "virado à paulista no boteco: arroz, tutu, bisteca, couve": with three of them or more told, they are what was eaten. */
function withoutSetMeal(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] | null {
  const link = elements.findIndex((one) => one.type === "link" && /^[:(]$/.test(wordAt(tokens, one.start)));
  const head = elements.findIndex((one) => one.type === "food");
  const food = elements[head];
  if (link < 0 || head < 0 || head > link || food?.type !== "food" || !SET_MEALS.test(food.match.food.id))
    return null;
  if (elements.slice(head + 1, link).some(({ type }) => type === "food" || type === "amount")) return null;
  const end = listEnd(elements, link + 1, tokens, wordAt(tokens, elements[link]?.start ?? 0) === "(");
  const parts = elements.slice(link + 1, end).filter(({ type }) => type === "food");
  return parts.length < FEWEST ? null : [...elements.slice(0, head), ...elements.slice(link + 1)];
}

/** The dish right before the mark, past an amount of it. */
function hostBefore(elements: readonly Element[], at: number, tokens: readonly Token[]): FoodElement | null {
  const before = elements[at - 1];
  const host = before?.type === "amount" && before.next === elements[at]?.start ? elements[at - 2] : before;
  if (host?.type !== "food" || !isMade(host.match.food) || GENERAL.test(host.match.called)) return null;
  // "sanduíche de 15 cm (pão, queijo)"
  return /^(?:café|cafe)$/.test(wordAt(tokens, host.start)) ? null : host;
}

function isMade({ id, category }: Food): boolean {
  return MADE.test(category) || MADE_IDS.test(id);
}

/** Up to the closing bracket, or the end of the sentence, a verb or a meal. */
function listEnd(
  elements: readonly Element[],
  from: number,
  tokens: readonly Token[],
  inBrackets: boolean,
): number {
  const end = elements.findIndex((one, i) => {
    if (i < from) return false;
    if (inBrackets) return one.type === "link" && wordAt(tokens, one.start) === ")";
    return (
      (one.type === "separator" && one.hard) ||
      /^(?:verb|meal|day|hour|plan|other_person|negation)$/.test(one.type)
    );
  });
  return end < 0 ? elements.length : end;
}

/** "…, 1 copo", "…, 300 ml" at the end of the list, and not of its last food. */
function vesselIn(list: readonly Element[]): AmountElement | undefined {
  const last = list.findLast(({ type }) => type === "food" || type === "amount");
  if (last?.type !== "amount") return undefined;
  const before = list[list.indexOf(last) - 1];
  const holds = last.amount.household?.ml !== undefined || isUnit(last.amount.measure);
  return holds && before?.type === "separator" ? last : undefined;
}
