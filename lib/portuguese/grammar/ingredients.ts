import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { PortionSize } from "@/lib/nutrition/foods/portion";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What is one thing whatever is told to be in it. */
const MADE = /^(?:drinks|fast_food|snacks|sweets)$/;
const MADE_IDS =
  /^(?:acai|suco|vitamina|sanduiche|crepe|tapioca|omelete|crepioca|bolo|torta|pizza|sopa|caldo|yakisoba|poke|temaki)(?:-|$)/;
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
      /^(?:fruta|salgado|doce|lanche|bebida)s?$/.test(one.match.called.toLowerCase()) &&
      wordAt(tokens, one.start - 1) === "(" &&
      wordAt(tokens, one.next) === ")" &&
      elements.slice(0, i).some(({ type }) => type === "food"),
  );
  // "1 picolé de limão (fruta)"
  if (aside >= 0) return withoutIngredients(elements.toSpliced(aside, 1), tokens);
  const listed =
    withoutSetMeal(elements, tokens) ??
    withoutCountedDish(elements, tokens) ??
    withEggsOf(elements) ??
    withoutGumDish(elements) ??
    withoutToldDish(elements, tokens);
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
  /^(?:virado-a-paulista|feijoada|churrasco|jantinha|a-la-minuta|picadinho-carioca|tutu-com-lombo|salada-completa|prato-feito|arrumadinho|baiao-de-dois|mexido-mineiro|tabua-de-frios)$/;
const FEWEST = 3;

/** "virado à paulista no boteco: arroz, tutu, bisteca, couve": with three of them or more told, they are what was eaten. */
function withoutSetMeal(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] | null {
  const head = elements.findIndex((one) => one.type === "food");
  const link = linkAfter(elements, head, tokens);
  const food = elements[head];
  if (link < 0 || head < 0 || food?.type !== "food" || !SET_MEALS.test(food.match.food.id)) return null;
  if (elements.slice(head + 1, link).some(({ type }) => type === "food" || type === "amount")) return null;
  const end = listEnd(elements, link + 1, tokens, wordAt(tokens, elements[link]?.start ?? 0) === "(");
  const parts = elements.slice(link + 1, end).filter(({ type }) => type === "food");
  const isBox =
    /^(?:marmit|quentinha)/i.test(food.match.called) && wordAt(tokens, elements[link]?.start ?? 0) === ":";
  if (parts.length < (isBox ? 1 : FEWEST)) return null;
  const holds = heldBy(food, tokens);
  const isWeighed = elements.slice(link + 1, end).some(({ type }) => type === "amount");
  const total: Element[] = holds && !isWeighed ? [holds, elements[link] as Element] : [];
  // "churrasco de ontem no almoço: …"
  const when = elements.slice(head + 1, link).filter(({ type }) => type !== "separator" && type !== "link");
  const named: Element = { type: "separator", hard: false, start: food.start, next: food.next };
  // "um prato de mexidão: …" is no plate of the first of its parts.
  const lead = elements[head - 1];
  const isPlateful = lead?.type === "amount" && lead.amount.quantity === 1 && lead.amount.household !== null;
  return [
    ...elements.slice(0, isPlateful ? head - 1 : head),
    named,
    ...when,
    ...total,
    ...elements.slice(link + 1),
  ];
}

/** The ":" or "(" behind a dish; the one of "café: crepioca (1 ovo …)" heads the meal. */
function linkAfter(elements: readonly Element[], head: number, tokens: readonly Token[]): number {
  return elements.findIndex(
    (one, i) => i > head && one.type === "link" && /^[:(]$/.test(wordAt(tokens, one.start)),
  );
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

/** "vitamina com 1 banana, 200 ml de leite e 2 colheres de aveia": what is made of counted things is told by them. */
function withoutCountedDish(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex(
    (one) => one.type === "food" && MIXED_IDS.test(one.match.food.id) && !one.match.eggs,
  );
  const dish = elements[at];
  const joint = elements[at + 1];
  if (dish?.type !== "food") return null;
  const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  if (!isWith) return withoutMakings(elements, at, tokens);
  const lead = elements[at - 1];
  const isCounted = lead?.type === "amount" && !(lead.amount.measure === null && lead.amount.quantity === 1);
  if (isCounted) return null;
  const end = listEnd(elements, at + 2, tokens, false);
  const list = elements.slice(at + 2, end).filter(({ type }) => type === "food" || type === "amount");
  const exact = list.filter(
    (one, i) => one.type === "amount" && one.amount.counted && list[i + 1]?.type === "food",
  );
  const foods = list.filter(({ type }) => type === "food");
  // "mingau com uma banana e mel": what lies on it.
  const isTopped =
    dish.match.food.id.startsWith("mingau") &&
    !foods.some((one) => one.type === "food" && COOKED_OF.test(one.match.food.id));
  if (isTopped || exact.length < 2 || exact.length < foods.length - 1) return null;
  return [...elements.slice(0, lead?.type === "amount" ? at - 1 : at), ...elements.slice(at + 2)];
}

/** "omelete com espinafre, 2 ovos": of so many eggs. */
function withEggsOf(elements: readonly Element[]): readonly Element[] | null {
  const at = elements.findIndex((one) => one.type === "food" && one.match.food.id.startsWith("omelete"));
  const dish = elements[at];
  const eggs = elements.findIndex(
    (one, i) => i > at && one.type === "food" && /^ovos?$/i.test(one.match.called),
  );
  const [count, egg] = [elements[eggs - 1], elements[eggs]];
  if (at < 0 || dish?.type !== "food" || dish.match.eggs || elements[at - 1]?.type === "amount") return null;
  if (
    count?.type !== "amount" ||
    !count.amount.counted ||
    count.amount.measure !== null ||
    egg?.next === undefined
  )
    return null;
  const between = elements.slice(at + 1, eggs - 1);
  const isOne = between.every(
    (one) => one.type === "food" || one.type === "link" || (one.type === "separator" && !one.hard),
  );
  // "a omelete: 3 ovos, tomate e cebola"
  const isHeaded = between.length === 1 && between[0]?.type === "link";
  // "omelete 2 ovos com tomate"
  const hasMore =
    !isHeaded && between.length > 0 && elements.slice(eggs + 1).some(({ type }) => type === "food");
  if (!isOne || (eggs - 2 > at && elements[eggs - 2]?.type === "food") || hasMore) return null;
  const made: Element = {
    ...dish,
    match: { ...dish.match, eggs: Math.min(count.amount.quantity, MOST_EGGS) },
  };
  return [...elements.slice(0, at), made, ...between, ...elements.slice(eggs + 1)];
}

const MOST_EGGS = 12;

/** "tapioca de 2 colheres de goma com ovo": the gum is the tapioca. */
function withoutGumDish(elements: readonly Element[]): readonly Element[] | null {
  const at = elements.findIndex((one) => one.type === "food" && /^tapioca(?:-|$)/.test(one.match.food.id));
  const joint = elements[at + 1];
  const from = joint?.type === "link" || (joint?.type === "separator" && !joint.hard) ? at + 2 : at + 1;
  const [amount, gum] = [elements[from], elements[from + 1]];
  const isGum = gum?.type === "food" && gum.match.food.id.startsWith("goma");
  if (at < 0 || !isGum || amount?.type !== "amount" || !amount.amount.counted) return null;
  const lead = elements[at - 1]?.type === "amount" ? 1 : 0;
  return [...elements.slice(0, at - lead), ...elements.slice(from)];
}

/** "bowl de poke: 100 g de arroz, 90 g de salmão", "wrap (tortilha 1, frango 80 g)": a dish of which every part is told with its amount. */
function withoutToldDish(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] | null {
  const head = elements.findIndex((one) => one.type === "food");
  const link = linkAfter(elements, head, tokens);
  const food = elements[head];
  if (link < 0 || head < 0 || food?.type !== "food" || !isAssembled(food)) return null;
  const between = elements.slice(head + 1, link);
  if (between.some(({ type }) => /^(?:food|amount|unknown)$/.test(type))) return null;
  const lead = elements[head - 1];
  const isCounted = lead?.type === "amount" && lead.amount.counted && lead.amount.quantity !== 1;
  if (isCounted) return null;
  const inBrackets = wordAt(tokens, elements[link]?.start ?? 0) === "(";
  const end = listEnd(elements, link + 1, tokens, inBrackets);
  const list = elements.slice(link + 1, end).filter(({ type }) => /^(?:food|amount|unknown)$/.test(type));
  const amounts = list.filter(({ type }) => type === "amount").length;
  const isLed = list[0]?.type !== "amount" || list[1]?.type === "food";
  const isWeighed = isLed && amounts >= 2 && amounts >= list.length - amounts - 1;
  if (!isWeighed && !isByItsBread(food, list)) return null;
  const rest = elements.slice(link + 1);
  return [
    ...elements.slice(0, lead?.type === "amount" ? head - 1 : head),
    ...between,
    ...(isWeighed ? rest : rest.flatMap((one, i) => twoSlices(one, rest[i - 1]))),
  ];
}

/** Of sliced bread a sandwich takes two. */
function twoSlices(element: Element, before: Element | undefined): Element[] {
  const isSliced = element.type === "food" && /^pao-de-forma/.test(element.match.food.id);
  if (!isSliced || before?.type === "amount") return [element];
  const { start } = element;
  const amount = { ...ONE, quantity: 2, counted: true, start, next: start };
  return [{ type: "amount", amount, led: false, each: false, start, next: start }, element];
}

/** "1 sanduíche: pão de forma, presunto e queijo": all of it is told. */
function isByItsBread({ match: { food } }: FoodElement, list: readonly Element[]): boolean {
  const foods = list.flatMap((one) => (one.type === "food" ? [one.match.food] : []));
  const isOnBread = /^(?:sanduiche-natural|hamburguer|hamburguer-sanduiche)$/.test(food.id);
  return isOnBread && foods.length >= 2 && foods.some(({ category }) => category === "breads");
}

/** What one puts together of several things, and no pizza or pastry of which kinds are counted. */
function isAssembled({ match: { food } }: FoodElement): boolean {
  return ASSEMBLED.test(food.id) && food.gramsPerMl === undefined;
}

const ASSEMBLED =
  /^(?:poke|wrap|salada|cartola|bowl|buddha|sanduiche|crepioca|tapioca|panqueca|crepe|taco|burrito|overnight|bruschetta|misto|hamburguer|yakisoba|estrogonofe|escondidinho)(?:-|$)/;

/** "crepioca de frango 1 ovo e 2 colheres de goma", "panqueca, 1 ovo 1 banana": counted makings behind the dish. */
function withoutMakings(
  elements: readonly Element[],
  at: number,
  tokens: readonly Token[],
): readonly Element[] | null {
  const next = elements[at + 1];
  const isComma = next?.type === "separator" && wordAt(tokens, next.start) === ",";
  const from = isComma ? at + 2 : at + 1;
  const list = elements.slice(from, listEnd(elements, from, tokens, false));
  const parts = list.filter(({ type }) => type === "food" || type === "amount");
  const made = parts.filter(
    (one, i) => one.type === "food" && parts[i - 1]?.type === "amount" && MAKINGS.test(one.match.food.id),
  );
  const isAll = made.length >= 2 && made.length * 2 === parts.length;
  const lead = elements[at - 1];
  const isOne = lead?.type !== "amount" || (lead.amount.measure === null && lead.amount.quantity === 1);
  if (!isAll || !isOne) return null;
  return [...elements.slice(0, lead?.type === "amount" ? at - 1 : at), ...elements.slice(from)];
}

const MAKINGS = /^(?:ovo|clara|goma|leite|aveia|banana|farinha|farelo|whey|polvilho|amido|cacau|fuba)(?:-|$)/;
const COOKED_OF = /^(?:leite|aveia|amido|maisena|fuba|farinha|farelo|bebida)(?:-|$)/;
const MIXED_IDS =
  /^(?:vitamina|smoothie|shake|milk-shake|crepioca|panqueca|overnight|aveia-adormecida|suco-verde|sanduiche-natural|mingau)(?:-|$)/;

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
