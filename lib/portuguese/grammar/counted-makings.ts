import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isDrunkBeside, toDrink } from "@/lib/portuguese/grammar/blended";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { inTwo } from "@/lib/portuguese/grammar/told-in-order";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "vitamina com 1 banana, 200 ml de leite e 2 colheres de aveia": what is made of counted things is told by them. */
export function withoutCountedDish(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex(
    (one) => one.type === "food" && MIXED_IDS.test(one.match.food.id) && !one.match.eggs,
  );
  const dish = elements[at];
  const joint = elements[at + 1];
  if (dish?.type !== "food") return null;
  const apart = withoutMadeApart(elements, at, tokens);
  if (apart) return apart;
  if (dish.match.food.id === "shake") return withoutBareShake(elements, at, tokens);
  const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  if (!isWith) return withoutMakings(elements, at, tokens);
  const lead = elements[at - 1];
  const isCounted = lead?.type === "amount" && !(lead.amount.measure === null && lead.amount.quantity === 1);
  if (isCounted) return null;
  const told = toDrink(elements.slice(at + 2, listEnd(elements, at + 2, tokens, false)), dish);
  const list = told.filter(({ type }) => type === "food" || type === "amount");
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

/** "misto com 2 fatias de pão, 2 de queijo e 2 de presunto", "um sanduíche de 2 fatias de pão e 1 de queijo": told by its parts, bread, filling and all; else its bread is in it. */
export function withoutSandwichTwice(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex((one) => one.type === "food" && SANDWICH_IDS.test(one.match.food.id));
  const joint = elements[at + 1];
  const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  const isOf = joint?.type === "amount" && wordAt(tokens, joint.start - 1) === "de";
  if (at < 0 || !(isWith || isOf)) return null;
  const from = isWith ? at + 2 : at + 1;
  const list = elements.slice(from, listEnd(elements, from, tokens, false));
  const bread = list.findIndex((one) => one.type === "food" && BREAD.test(one.match.food.id));
  const lead = list[bread - 1];
  if (bread < 0 || lead?.type !== "amount" || !lead.amount.counted) return null;
  const foods = list.filter(({ type }) => type === "food").length;
  const exact = list.filter((one) => one.type === "amount" && one.amount.counted).length;
  const before = elements[at - 1];
  const isOne = before?.type !== "amount" || before.amount.quantity === 1;
  const filling = fillingNamed(elements[at] as FoodElement);
  const isTold = filling?.every((part) =>
    list.some((one) => one.type === "food" && part.test(one.match.food.id)),
  );
  if (isOne && filling && isTold && foods > Math.max(filling.length, 1) && exact >= foods - 1)
    return [...elements.slice(0, before?.type === "amount" ? at - 1 : at), ...elements.slice(from)];
  return [...elements.slice(0, from - 1 + bread), ...elements.slice(from + 1 + bread)];
}

/** What the name of a sandwich tells of it: nothing where it is but a sandwich; undefined where its parts may leave something out. */
function fillingNamed({ match }: FoodElement): readonly RegExp[] | undefined {
  const isBare = match.food.id === "sanduiche-natural" && match.next - match.start === 1;
  return isBare ? [] : FILLINGS.get(match.food.id);
}

const SANDWICH_IDS =
  /^(?:misto-quente|queijo-quente|sanduiche|bauru|cachorro-quente|hamburguer-artesanal)(?:-|$)/;
/** What makes the sandwich what it is: of any other its name tells a filling that its parts may leave out. */
const FILLINGS: ReadonlyMap<string, readonly RegExp[]> = new Map([
  ["misto-quente", [/^(?:presunto|apresuntado|mortadela|peito-de-peru)/, /^(?:queijo|requeijao)/]],
  ["queijo-quente", [/^(?:queijo|requeijao)/]],
]);
const BREAD = /^(?:pao-(?!com|doce|de-(?:queijo|mel|alho)(?:-|$))|bisnaguinha(?:-|$))/;

/** "shake com 1 banana e leite", "meu shake, 1 scoop de whey com leite": what it was mixed of. */
function withoutBareShake(
  elements: readonly Element[],
  at: number,
  tokens: readonly Token[],
): readonly Element[] | null {
  const lead = elements[at - 1]?.type === "amount" ? 1 : 0;
  const from = elements.findIndex((one, i) => i > at && !WHEN.test(one.type));
  const joint = tokens.slice(elements[at]?.next, elements[from]?.start).map(({ word }) => word);
  const isOf = /^(?:com|feito com|batido com|:|(?:pos|pre) treino (?:com|:))$/.test(joint.join(" "));
  const isBehind = joint.includes(",") && !joint.some((word) => /^[.;!?\n]$/.test(word));
  const mixedIn = isOf ? MIXED_IN : isBehind ? /^whey/ : null;
  const list = elements.slice(from, listEnd(elements, from, tokens, false));
  const isMixed = mixedIn && list.some((one) => one.type === "food" && mixedIn.test(one.match.food.id));
  return isMixed ? [...elements.slice(0, at - lead), ...elements.slice(at + 1)] : null;
}

/** "omelete com espinafre, 2 ovos", "uma crepioca, feita com 1 ovo": of so many eggs. */
export function withEggsOf(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex(
    (one) => one.type === "food" && /^(?:omelete|crepioca)(?:-|$)/.test(one.match.food.id),
  );
  const dish = elements[at];
  const eggs = elements.findIndex(
    (one, i) =>
      i > at && one.type === "food" && EGGS.test(one.match.called) && EGGS.test(wordAt(tokens, one.next - 1)),
  );
  const [count, egg] = [elements[eggs - 1], elements[eggs]];
  const lead = elements[at - 1]?.type === "amount" ? (elements[at - 1] as AmountElement).amount : null;
  const isBeside = /^(?:e|mais)$/.test(wordAt(tokens, (count?.start ?? 0) - 1));
  if (at < 0 || dish?.type !== "food" || dish.match.eggs) return null;
  if (lead && (!lead.article || lead.measure !== null || isBeside)) return null;
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
  // "omelete 2 ovos com tomate"; "crepioca feita com 1 ovo e um suco" has something to drink beside it.
  const hasMore =
    !isHeaded &&
    between.length > 0 &&
    elements.slice(eggs + 1).some((one) => one.type === "food" && !isDrunkBeside(one));
  if (!isOne || (eggs - 2 > at && elements[eggs - 2]?.type === "food") || hasMore) return null;
  const made: Element = {
    ...dish,
    match: { ...dish.match, eggs: Math.min(count.amount.quantity, MOST_EGGS) },
  };
  const told: Element = { type: "separator", hard: false, light: true, start: count.start, next: egg.next };
  return [...elements.slice(0, at), made, ...between, told, ...elements.slice(eggs + 1)];
}

const MOST_EGGS = 12;
const EGGS = /^(?:ovo|clara)s?$/i;

/** "tapioca de 2 colheres de goma com ovo": the gum is the tapioca. */
export function withoutGumDish(elements: readonly Element[]): readonly Element[] | null {
  const at = elements.findIndex((one) => one.type === "food" && /^tapioca(?:-|$)/.test(one.match.food.id));
  const joint = elements[at + 1];
  const from = joint?.type === "link" || (joint?.type === "separator" && !joint.hard) ? at + 2 : at + 1;
  const [amount, gum] = [elements[from], elements[from + 1]];
  const isGum = gum?.type === "food" && gum.match.food.id.startsWith("goma");
  if (at < 0 || !isGum || amount?.type !== "amount" || !amount.amount.counted) return null;
  const lead = elements[at - 1]?.type === "amount" ? 1 : 0;
  return [...elements.slice(0, at - lead), ...elements.slice(from)];
}

/** "crepioca de frango 1 ovo e 2 colheres de goma", "2 panquecas (1 banana, 2 ovos)": counted makings behind the dish. */
function withoutMakings(
  elements: readonly Element[],
  at: number,
  tokens: readonly Token[],
): readonly Element[] | null {
  // "crepioca hoje de café, 2 ovos com goma"
  const when = elements.findIndex((one, i) => i > at && !/^(?:day|meal|hour|period)$/.test(one.type));
  const next = elements[when];
  const mark = next && (next.type === "separator" || next.type === "link") ? wordAt(tokens, next.start) : "";
  const inBrackets = mark === "(";
  const from = mark === "," || inBrackets ? when + 1 : at + 1;
  const list = toDrink(elements.slice(from, listEnd(elements, from, tokens, inBrackets)), elements[at]);
  const parts = list.filter(({ type }) => type === "food" || type === "amount");
  const made = parts.filter(
    (one, i) => one.type === "food" && parts[i - 1]?.type === "amount" && MAKINGS.test(one.match.food.id),
  );
  const isAll = (made.length >= 2 && made.length * 2 === parts.length) || isCrepioca(elements, at, list);
  const lead = elements[at - 1];
  const isOne = lead?.type !== "amount" || (lead.amount.measure === null && lead.amount.quantity === 1);
  // Of so many the batter that is told in brackets is of them all.
  const isCount = lead?.type === "amount" && lead.amount.measure === null && lead.amount.quantity > 1;
  if (!isAll || !(isOne || (inBrackets && isCount))) return null;
  return [...elements.slice(0, lead?.type === "amount" ? at - 1 : at), ...elements.slice(from)];
}

/**
 * "crepioca com frango. 1 ovo e 2 colheres de goma", "panqueca de banana no café. 1 banana 2 ovos", "mingau com canela, fiz com 200 ml de
 * leite e 3 colheres de aveia": counted makings in the sentence behind, or that one says it was made with.
 */
function withoutMadeApart(
  elements: readonly Element[],
  at: number,
  tokens: readonly Token[],
): readonly Element[] | null {
  const made = elements.findIndex((one, i) => i > at && isMade(one, tokens));
  const end =
    made < 0 ? elements.findIndex((one, i) => i > at && one.type === "separator" && one.hard) : made;
  const between = elements.slice(at + 1, end);
  const isOneDish = between.every(({ type }) => /^(?:separator|food|meal|day|hour|period)$/.test(type));
  const behind = elements.slice(end + 1);
  const stop = behind.findIndex((one) => one.type === "separator" && one.hard);
  const told = made < 0 && stop >= 0 ? behind.slice(0, stop) : behind;
  const parts = told.filter(({ type }) => type !== "separator" && type !== "link");
  const other = parts.findIndex((one, i) => one.type !== (i % 2 === 0 ? "amount" : "food") || !isMaking(one));
  const areMade = made < 0 ? other < 0 && parts.length % 2 === 0 : true;
  if (end < 0 || !isOneDish || !areMade || (other < 0 ? parts.length : other) < LEAST_MADE) return null;
  const lead = elements[at - 1]?.type === "amount" ? 1 : 0;
  const from = elements[at + 1]?.type === "separator" ? at + 2 : at + 1;
  return [...elements.slice(0, at - lead), ...fillingOf(elements[at]), ...elements.slice(from)];
}

/** Two of them with their amounts. */
const LEAST_MADE = 4;

/** "fiz com" */
function isMade(one: Element, tokens: readonly Token[]): boolean {
  return (
    one.type === "verb" &&
    /^(?:fiz|fizemos|fez)$/.test(wordAt(tokens, one.start)) &&
    wordAt(tokens, one.next) === "com"
  );
}

/** "pão com ovo (2 ovos)", "4 pães com ovo (3 ovos)": of a dish of two the second is counted by itself. */
export function withPartCounted(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex((one, i) => {
    const [link, amount, food, end] = elements.slice(i + 1);
    const isAside = link?.type === "link" && end?.type === "link" && wordAt(tokens, end.start) === ")";
    return (
      isAside &&
      one.type === "food" &&
      amount?.type === "amount" &&
      amount.amount.counted &&
      food?.type === "food"
    );
  });
  const [dish, , amount, part] = elements.slice(Math.max(0, at));
  if (at < 0 || dish?.type !== "food" || part?.type !== "food" || !amount) return null;
  const [main, second] = inTwo(dish, tokens) ?? [];
  if (!main || !second || second.match.food.id !== part.match.food.id) return null;
  const lead = elements[at - 1];
  const measure = lead?.type === "amount" ? lead.amount.measure : null;
  if (measure !== null && !ownsMeasure(main.match.food, measure)) return null;
  const joint: Element = { type: "separator", hard: false, start: main.next, next: second.start };
  return [...elements.slice(0, at), main, joint, amount, part, ...elements.slice(at + 5)];
}

/** "crepioca com frango": what is in it, which nothing else tells. */
export function fillingOf(dish: Element | undefined): Element[] {
  const [, filling] = dish?.type === "food" ? dish.match.called.split(/ (?:com|de) /i) : [];
  const match = filling ? foodAt(tokenise(filling), 0, false) : null;
  if (dish?.type !== "food" || !match || MAKINGS.test(match.food.id)) return [];
  const place = { start: dish.start, next: dish.next };
  return [
    { type: "food", match: { ...match, ...place }, ignored: [], ...place },
    { type: "separator", hard: false, start: dish.next, next: dish.next },
  ];
}

function isMaking(one: Element): boolean {
  return one.type === "food" ? MAKINGS.test(one.match.food.id) : one.type === "amount" && one.amount.counted;
}

/** "crepioca, 1 ovo e 2 colheres de goma, recheada de queijo": egg and starch are all of it but the filling. */
function isCrepioca(elements: readonly Element[], at: number, list: readonly Element[]): boolean {
  const dish = elements[at];
  if (dish?.type !== "food" || dish.match.food.id !== "crepioca" || list[0]?.type !== "amount") return false;
  const [egg, starch] = list.flatMap((one) => (one.type === "food" ? [one.match.food.id] : []));
  return /^(?:ovo|clara)/.test(egg ?? "") && /^(?:goma|polvilho|tapioca)/.test(starch ?? "");
}

const MAKINGS = /^(?:ovo|clara|goma|leite|aveia|banana|farinha|farelo|whey|polvilho|amido|cacau|fuba)(?:-|$)/;
const WHEN = /^(?:separator|link|day|meal|hour|period)$/;
const MIXED_IN = /^(?:leite|agua|whey|bebida|iogurte)(?:-|$)/;
const COOKED_OF = /^(?:leite|aveia|amido|maisena|fuba|farinha|farelo|bebida)(?:-|$)/;
const MIXED_IDS =
  /^(?:vitamina|smoothie|shake|milk-shake|crepioca|panqueca|overnight|aveia-adormecida|suco-verde|sanduiche-natural|mingau)(?:-|$)/;

/** Up to the closing bracket, or the end of the sentence, a verb or a meal. */
export function listEnd(
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
