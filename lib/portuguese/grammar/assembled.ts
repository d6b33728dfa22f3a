import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { fillingOf, listEnd } from "@/lib/portuguese/grammar/counted-makings";
import { type Element, type FoodElement, linkAfter, past } from "@/lib/portuguese/grammar/element";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What one puts together of several things, and no pizza or pastry of which kinds are counted. */
const ASSEMBLED =
  /^(?:poke|wrap|salada|cartola|bowl|buddha|sanduiche|crepioca|tapioca|panqueca|crepe|taco|burrito|overnight|bruschetta|misto|bauru|hamburguer|yakisoba|estrogonofe|escondidinho)(?:-|$)/;
/** Those of which the parts tell all, the bread that they lie in aside. */
const BY_PARTS = /^(?:poke|wrap|salada|bowl|buddha|sanduiche|tapioca|taco|burrito|overnight)(?:-|$)/;
const BREADS = /^(?:pao|torrada|croissant|bisnaguinha|baguete|ciabatta|tortilha)/;
/** What such a dish lies in, how many of it, and by which food of a list that is told. */
const HULLS: readonly (readonly [dish: RegExp, hull: string, count: number, told: RegExp])[] = [
  [/^(?:wrap|burrito|taco)(?:-|$)/, "tortilha", 1, /^(?:tortilha|pao)/],
  [/^tapioca(?:-|$)/, "tapioca", 1, /^(?:tapioca|goma|polvilho)/],
  [/^(?:sanduiche|misto-quente|queijo-quente|bauru)(?:-|$)/, "pao-de-forma", 2, BREADS],
  [
    /^(?:cachorro-quente(?:-|$)|hamburguer(?:-artesanal-sanduiche|-de-rede)?$|x-)/,
    "pao-de-hamburguer",
    1,
    BREADS,
  ],
  [/^(?:macarronada|yakisoba)(?:-|$)/, "macarrao-cozido", 1, /^(?:macarrao|espaguete|massa)/],
  [/^cuscuz(?:-de-milho)?$/, "cuscuz-de-milho", 1, /^cuscuz/],
  [/^torrada(?:-|$)/, "torrada", 1, BREADS],
];
/** What goes into a hull, and is no dish beside it. */
const INSIDE_IT = /^(?:meat|poultry|fish|dairy|cold_cuts|eggs|fats|vegetables|legumes|sauces)$/;

/**
 * "bowl de poke: 100 g de arroz, 90 g de salmão", "wrap (frango 80 g, alface e tomate)": a dish whose parts are told with amounts, or would
 * be left out of it unseen, is told by them.
 */
export function withoutToldDish(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex((one, i) => isAssembled(one) && markBehind(elements, i, tokens) > i);
  const head = at < 0 ? elements.findIndex((one) => one.type === "food") : at;
  const dish = elements[head];
  if (dish?.type !== "food" || !isAssembled(dish)) return null;
  const link = at < 0 ? breadBehind(elements, head, tokens) : markBehind(elements, head, tokens);
  if (link < 0) return null;
  const lead = elements[head - 1];
  const isLeaves = isBareSalad(dish);
  const isCounted = lead?.type === "amount" && lead.amount.counted && lead.amount.quantity !== 1;
  if (isCounted && !(isLeaves && lead.amount.quantity < 1)) return null;
  const between = elements.slice(head + 1, link);
  const mark = wordAt(tokens, elements[link]?.start ?? 0);
  const end = listEnd(elements, link + 1, tokens, mark === "(");
  const list = elements.slice(link + 1, end);
  const own = list.filter(({ type }) => /^(?:food|amount|unknown)$/.test(type));
  const foods = own.flatMap((one) => (one.type === "food" ? [one.match.food] : []));
  const amounts = own.filter(({ type }) => type === "amount").length;
  if (isBesideOthers(list)) return null;
  const isLed = own[0]?.type !== "amount" || own[1]?.type === "food";
  const isWeighed = isLed && amounts >= 2 && amounts >= own.length - amounts - 1;
  const isBread = isByItsBread(dish, own);
  const isOfParts = at >= 0 && BY_PARTS.test(dish.match.food.id) && foods.length >= 2;
  const isSome = foods.length >= FEWEST && amounts > 0 && isLed;
  const isUnseen = amounts === 0 && foods.some((one) => hides(dish.match.food, one));
  const isSalad = /^salada-(?!de-frutas)/.test(dish.match.food.id);
  const isTold = isSome || isUnseen || isSalad || isOfAnother(dish, foods);
  if (!isWeighed && !isBread && !(isOfParts && isTold)) return null;
  const row = mark === "(" || !isLeaves ? foods.length : foods.findIndex((one) => !isOfSalad(one));
  const inSalad = foods.slice(0, row < 0 ? foods.length : row);
  const inside = list.map((one, i) =>
    one.type === "food" && list[i - 1]?.type !== "amount" && inSalad.includes(one.match.food)
      ? { ...one, inside: insideOf(dish, one) }
      : one,
  );
  return [
    ...elements.slice(0, lead?.type === "amount" ? head - 1 : head),
    past(lead?.type === "amount" ? lead.start : dish.start, elements[link]?.next ?? dish.next),
    ...between,
    ...(isBread ? [] : hullOf(dish, foods)),
    ...(isBread || isWeighed ? [] : fillingOf(dish).filter((one) => !isAmong(one, foods))),
    ...(isBread && !isWeighed ? list.flatMap((one, i) => twoSlices(one, list[i - 1])) : inside),
    ...elements.slice(end),
  ];
}

/** What is stirred or cooked together, beside what its recipe tells of it: by the beginnings of ids, a category where a cut may be any. */
const COOKED_TOGETHER: readonly (readonly [dish: RegExp, parts: RegExp])[] = [
  [/^(?:mexido|virado|feijao-tropeiro|tutu|salpicao|farofa)(?:-|$)/, /^$/],
  [/^baiao-de-dois$/, /^(?:arroz|feijao|queijo-coalho|meat|cold_cuts)/],
  [/^arroz-(?:carreteiro|a-grega)$/, /^(?:arroz|meat|cold_cuts|vegetables)/],
  [/^galinhada(?:-|$)/, /^(?:arroz|poultry|acafrao|milho|ervilha)/],
  [/^risoto(?:-|$)/, /^(?:arroz|poultry|milho|ervilha|vegetables)/],
  [/^(?:sopa|caldo|canja|cozido|ensopado)(?:-|$)/, /^(?:macarrao|arroz|meat|poultry|vegetables|legumes)/],
  [
    /^(?:carne|frango)-com-(?:batata|legumes)$/,
    /^(?:batata(?!-frita)|mandioca|mandioquinha|inhame|cara|cenoura|chuchu|abobora|abobrinha|vagem|quiabo|repolho|nabo|maxixe|jilo)/,
  ],
];
const STEW =
  /^(?:ensopado|cozido|guisado|picadinho|panelada)|^\p{L}+ (?:ensopad[oa]|guisad[oa]|de panela)(?!\p{L})/iu;

/** "mexido com arroz, feijão e ovo", "sopa de legumes com macarrão, batata e carne": what the dish is made of, and nothing beside it. */
export function withoutItsParts(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const head = elements.findIndex((one) => one.type === "food" && partsOf(one) !== null);
  const dish = elements[head];
  const isIn = dish?.type === "food" ? partsOf(dish) : null;
  if (dish?.type !== "food" || !isIn) return null;
  let end = head + 1;
  let isClosed = false;
  const isStew = STEW.test(dish.match.called);
  const ends = (one?: Element) => isClosed || one?.type !== "food" || (isStew && !isIn(one.match.food));
  // "galinhada com arroz e frango, salada": what comes behind the last "e" is beside it.
  while (isJoint(elements[end], tokens) && !ends(elements[end + 1])) {
    isClosed = wordAt(tokens, elements[end]?.start ?? 0) === "e";
    end += 2;
  }
  // "carne de panela com batata, chuchu refogado": only what "e" joins.
  const row = elements.findIndex((one, i) => i > head && i < end && wordAt(tokens, one.start) === ",");
  if (isStew && !isClosed && row > 0) end = row;
  const parts = elements.slice(head + 1, end).flatMap((one) => (one.type === "food" ? [one.match.food] : []));
  // "caldo de feijão, arroz e bife" is a lunch, "mexido de arroz, feijão e ovo" one dish.
  const last = foodAt(tokens.slice(0, dish.next), dish.next - 1, false)?.food;
  const isJoined = tokens.slice(dish.start, dish.next + 1).some(({ word }) => word === "com");
  const isTold = isJoined || (/^(?:mexido|risoto)/.test(dish.match.food.id) && last && isIn(last));
  const isOwn = parts.every((food) => isIn(food) && hides(dish.match.food, food) === null);
  if (parts.length < (isStew ? 1 : 2) || !isTold || !isOwn) return null;
  const after = elements[end];
  // "ensopado de carne com batata e chuchu, um prato": of all of it.
  const plate = isJoint(after, tokens) ? end + 1 : end;
  if (isPlateOf(elements[plate], elements[plate + 1])) return elements.toSpliced(head + 1, plate - head - 1);
  if (after?.type === "amount") return null;
  return elements.toSpliced(head + 1, end - head - 1, past(dish.next, elements[end - 1]?.next ?? dish.next));
}

function isPlateOf(one: Element | undefined, next: Element | undefined): boolean {
  if (one?.type !== "amount" || !one.amount.counted || next?.type === "food") return false;
  return /^(?:prato|tigela|cuia|concha|marmita)/.test(one.amount.household?.id ?? "");
}

function isJoint(one: Element | undefined, tokens: readonly Token[]): boolean {
  return one?.type === "separator" && /^(?:,|e|com)$/.test(wordAt(tokens, one.start));
}

/** Whether a food is of a dish that is cooked together; null of any other dish. */
function partsOf({ match: { food: dish } }: FoodElement): ((food: Food) => boolean) | null {
  const known = COOKED_TOGETHER.find(([one]) => one.test(dish.id))?.[1];
  if (!known) return null;
  const kindOf = (id: string) => id.split("-")[0];
  const usual = Object.keys(RECIPES[dish.id]?.parts ?? {}).map(kindOf);
  return ({ id, category }) => usual.includes(kindOf(id)) || known.test(id) || known.test(category);
}

/** "wrap: atum e alface": the chicken that any wrap stands for is not in this one. */
function isOfAnother({ match: { food, called } }: FoodElement, foods: readonly Food[]): boolean {
  const [, filling] = food.name.split(/ (?:de|com) /);
  const usual = filling && !/ (?:de|com) /i.test(called) ? foodAt(tokenise(filling), 0, false) : null;
  const isMain = ({ category }: Food) => /^(?:poultry|meat|fish|eggs|legumes)$/.test(category);
  return Boolean(
    usual && isMain(usual.food) && !foods.some(({ category }) => category === usual.food.category),
  );
}

/** "poke de salmão (arroz, salmão, manga)": its fish is in the list. */
function isAmong(one: Element, foods: readonly Food[]): boolean {
  return one.type === "food" && foods.some(({ category }) => category === one.match.food.category);
}

function isBareSalad({ match }: FoodElement): boolean {
  return match.food.id === "salada-verde" && /^salad(?:a|inha|ona|ão)s?$/i.test(match.called);
}

/** "wrap integral com homus e rúcula" */
function isBareWrap({ match }: FoodElement): boolean {
  return match.food.id === "wrap-de-frango" && /^(?:wrap|wrap integral|rap ?10|burrito)$/i.test(match.called);
}

function isOfSalad({ category, id }: Food): boolean {
  return /^(?:vegetables|fruit|nuts)$/.test(category) || /^(?:queijo|ovo|torrada)/.test(id);
}

const FEWEST = 3;

function isLeaf({ id }: Food): boolean {
  return /^(?:salada-verde|alface|rucula|agriao|repolho|couve|espinafre|acelga|escarola|almeirao)(?:-|$)/.test(
    id,
  );
}

/** The mark right behind the dish at `head`, past when and where it was eaten; -1 where none is. */
function markBehind(elements: readonly Element[], head: number, tokens: readonly Token[]): number {
  const at = elements.findIndex((one, i) => i > head && !isAround(one, tokens));
  const [dish, link, first] = [elements[head], elements[at], elements[at + 1]];
  // "uma salada com alface, tomate e palmito"
  const isWith = link?.type === "separator" && wordAt(tokens, link.start) === "com";
  if (isWith && dish?.type === "food" && first?.type === "food")
    return (isBareSalad(dish) && isLeaf(first.match.food)) || isBareWrap(dish) ? at : -1;
  return link?.type === "link" && /^[:(]$/.test(wordAt(tokens, link.start)) ? at : -1;
}

function isAround(one: Element, tokens: readonly Token[]): boolean {
  if (/^(?:day|meal|hour|period)$/.test(one.type)) return true;
  return one.type === "separator" && !one.hard && !/^(?:,|e|com|mais)$/.test(wordAt(tokens, one.start));
}

/** "wrap (frango 80 g, alface)": the bread of it, that nobody lists. */
function hullOf(dish: FoodElement, foods: readonly Food[]): Element[] {
  const [, id, times = 1, told] = HULLS.find(([one]) => one.test(dish.match.food.id)) ?? [];
  const food = id ? findFood(id) : undefined;
  if (!food || foods.some((one) => told?.test(one.id))) return [];
  const { next } = dish;
  return [
    { ...dish, match: { ...dish.match, food, called: food.name, base: null, times } },
    past(next, next),
  ];
}

/** "taco: 100 g de carne", "hot dog: 2 salsichas e purê": a dish that is told by amounts keeps the bread that nobody lists. */
export function withHull(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] | null {
  const link = linkAfter(elements, -1, tokens);
  const head = elements.slice(0, Math.max(0, link)).findLastIndex((one) => !isAround(one, tokens));
  const [dish, lead] = [elements[head], elements[head - 1]];
  if (dish?.type !== "food" || (lead?.type === "amount" && lead.amount.quantity !== 1)) return null;
  const end = listEnd(elements, link + 1, tokens, wordAt(tokens, elements[link]?.start ?? 0) === "(");
  const list = elements.slice(link + 1, end);
  const foods = list.flatMap((one) => (one.type === "food" ? [one.match.food] : []));
  const isTold = list.some(({ type }) => type === "amount") && foods.length > 0 && foods.every(isInside);
  const hull = isTold && !isBesideOthers(list) ? hullOf(dish, foods) : [];
  return hull.length === 0 ? null : elements.toSpliced(link + 1, 0, ...hull);
}

/** "salada: 200 g, feijão: 120 g", "torradas: 4 e rúcula": the amount is of the dish, and what follows no part of it. */
function isBesideOthers([lead, joint, ...rest]: readonly Element[]): boolean {
  if (lead?.type !== "amount" || joint?.type !== "separator") return false;
  const count = (said: string) => rest.filter(({ type }) => type === said).length;
  return lead.amount.measure === null || count("amount") >= count("food");
}

function isInside({ category, id, gramsPerMl }: Food): boolean {
  return (
    (INSIDE_IT.test(category) && gramsPerMl === undefined) || /^(?:milho|salsicha|batata-palha)/.test(id)
  );
}

/** Grams of a part in the dish: what its recipe has of it, else what goes into one of its kind; undefined for what has portions of its own. */
function insideOf({ match: { food: dish } }: FoodElement, { match }: FoodElement): number | undefined {
  const { id, category, per100g } = match.food;
  const usual = RECIPES[dish.id]?.parts[id];
  if (usual) return usual;
  if (/^chips /i.test(match.called)) return INSIDE.snacks;
  if (category === "vegetables" && per100g.kcal > WATERY_KCAL) return undefined;
  return INSIDE[category];
}

const WATERY_KCAL = 60;
const INSIDE: Readonly<Record<string, number>> = {
  vegetables: 30,
  fruit: 60,
  legumes: 45,
  nuts: 15,
  snacks: 25,
};

/** Of sliced bread a sandwich takes two. */
function twoSlices(element: Element, before: Element | undefined): Element[] {
  const isSliced = element.type === "food" && /^pao-de-forma/.test(element.match.food.id);
  if (!isSliced || before?.type === "amount") return [element];
  const { start } = element;
  const amount = { ...ONE, quantity: 2, counted: true, start, next: start };
  return [{ type: "amount", amount, led: false, each: false, start, next: start }, element];
}

/** The comma behind "um bauru na lanchonete, pão francês, rosbife e queijo"; -1 where no bread follows it. */
function breadBehind(elements: readonly Element[], head: number, tokens: readonly Token[]): number {
  const bread = elements.findIndex((one, i) => i > head && one.type === "food");
  const [comma, food] = [elements[bread - 1], elements[bread]];
  const isApart = comma?.type === "separator" && wordAt(tokens, comma.start) === ",";
  const isBread = food?.type === "food" && food.match.food.category === "breads";
  return isApart && isBread ? bread - 1 : -1;
}

/** "1 sanduíche: pão de forma, presunto e queijo": all of it is told. */
function isByItsBread({ match: { food } }: FoodElement, list: readonly Element[]): boolean {
  const foods = list.flatMap((one) => (one.type === "food" ? [one.match.food] : []));
  const fillings = foods.filter(({ category }) => FILLINGS.test(category));
  const isGeneral = /^(?:sanduiche-natural|hamburguer(?:-artesanal)?(?:-sanduiche)?)$/.test(food.id);
  if (!foods.some(({ category }) => category === "breads")) return false;
  return fillings.length >= (isGeneral ? 1 : 2) && (isGeneral || /^(?:bauru|misto)/.test(food.id));
}

const FILLINGS = /^(?:meat|poultry|fish|dairy|cold_cuts|eggs|fats|vegetables|fast_food|sauces)$/;

function isAssembled(one: Element): one is FoodElement {
  return one.type === "food" && ASSEMBLED.test(one.match.food.id) && one.match.food.gramsPerMl === undefined;
}
