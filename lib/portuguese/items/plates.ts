import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { Portion } from "@/lib/nutrition/foods/portion";
import { isSetMeal } from "@/lib/portuguese/grammar/food-elements";
import type { Event } from "@/lib/portuguese/items/event";
import {
  dishWeighedInEnd,
  gramsSaid,
  isPlate,
  LEAST_PLATE,
  sharesOfPlate,
  TOO_MUCH_OF_ONE,
  weighedInEnd,
  weighedLast,
} from "@/lib/portuguese/items/weighed-in-end";
import type { Assumption, ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** In grams; more is a whole family's, less is a slip. */
const [LEAST_ON_A_PLATE, MOST_ON_A_PLATE] = [20, 2500];
/** With so many parts named, the plate as a whole would count them twice. */
const PARTS_OF_PLATE = 3;
const WEIGHED_PARTS = 2;
/** Where food is weighed all together. */
const BY_WEIGHT =
  /^(?:buffet|bufe|self|service|selfservice|quilo|kg|pesou|deu|balanca|bandejao|bandeja|marmita|marmitex|prato|pf|quentinha)$/;
/** The items without the plate, the barbecue or the restaurant that they were part of. */
export function withoutPlate(all: readonly SaidItem[]): SaidItem[] {
  const items = withStaples(all.filter((_, at) => !isNamedAgain(all, at)));
  const parts = items.filter(({ match }) => !isPlate(match.food));
  const weighed = parts.filter(({ amount }) => amount !== null);
  // "pf com bife e ovo" has its rice; "marmita com arroz e frango" is told whole.
  const told = parts.length >= PARTS_OF_PLATE || weighed.length >= WEIGHED_PARTS;
  const whole = told || (parts.length > 1 && parts.some(({ match }) => isStaple(match.food)));
  const meals = items.filter(({ match }) => match.food.category === "fast_food");
  return items.filter(({ match: { food, called, next }, amount, frame }) => {
    if (isPlate(food)) return !whole && !(amount === null && parts.some((one) => isInBox(one, next)));
    // "combo do mc, big mac, batata e coca"
    if (food.id === COMBO) return meals.length < 2;
    // "jantinha de espetinho com arroz, feijão e mandioca"
    if (/^(?:jantinha|virado-a-paulista|a-la-minuta)$/.test(food.id) && amount === null)
      return parts.filter((one) => isStaple(one.match.food)).length < 2;
    const isPlace = food.id === BARBECUE_ID || frame || called === RESTAURANT;
    // "combinado de 20 peças de sushi"
    if (food.id === SUSHI_BOAT && amount === null && items.some((one) => one.match.food.id === "sushi"))
      return false;
    // "fiz um churrasco, comi 2 linguiças"
    const isCounted =
      amount !== null && !(food.id === BARBECUE_ID && amount.article && amount.measure === null);
    if (isCounted || !isPlace) return true;
    const named = items.filter((other) => other.match.food.id !== food.id || other.match.called !== called);
    if (food.id === BARBECUE_ID && !frame) return !named.some(({ match }) => isMeat(match.food));
    return named.length === 0;
  });
}

/** "marmita congelada escondidinho de frango": the one dish that is in it. */
function isInBox({ match, amount }: SaidItem, boxEnd: number): boolean {
  return match.food.category === "dishes" && match.start === boxEnd && amount !== null;
}

/** "pf de tilápia: arroz, feijão, tilápia frita": told closer in the list. */
function isNamedAgain(items: readonly SaidItem[], at: number): boolean {
  const [plate, main, ...rest] = items.slice(Math.max(0, at - 1));
  if (at === 0 || !plate || !main || !isPlate(plate.match.food) || main.amount) return false;
  const [head] = main.match.called.toLowerCase().split(" ");
  return rest.some(({ match }) => match.called.toLowerCase().startsWith(`${head} `));
}

/** A set meal that is told by what came with it is that, on rice and beans. */
function withStaples(items: readonly SaidItem[]): readonly SaidItem[] {
  const plate = items.find(({ match, amount }) => isSetMeal(match) && !isUnit(amount?.measure ?? null));
  const others = items.filter((item) => item !== plate);
  const main = others.find(({ match }) => MAIN.test(match.food.category));
  if (!plate || !main || others.some(({ match }) => isStaple(match.food))) return items;
  const staples = STAPLES.flatMap((id) => findFood(id) ?? []).map((food) => ({
    ...plate,
    match: { ...plate.match, food, called: food.name },
    ignored: [],
    amount: countOnly(plate.amount),
  }));
  return items.flatMap((item) => (item === plate ? staples : [item]));
}

const MAIN = /^(?:meat|poultry|fish|eggs|dishes)$/;
const STAPLES = ["arroz-branco", "feijao-carioca"];

/** "2 pfs": twice the rice. */
function countOnly(amount: SaidAmount | null): SaidAmount | null {
  return amount && amount.quantity !== 1 ? { ...amount, measure: null, household: null } : null;
}

function isStaple({ id }: Food): boolean {
  return (
    id !== "batata-frita" &&
    /^(?:arroz|feijao|macarrao|batata|batata-doce|pure|mandioca|cuscuz|quinoa)(?:-|$)/.test(id)
  );
}

const BARBECUE_ID = "churrasco";
const SUSHI_BOAT = "barca-de-sushi";
const RESTAURANT = "mcdonalds";
const COMBO = "combo-fast-food";

function isMeat({ category }: Food): boolean {
  return category === "meat" || category === "poultry";
}

/** "batata" beside a burger is fried. */
export function withFries(items: readonly SaidItem[]): SaidItem[] {
  const burger = items.some(
    ({ match: { food } }) =>
      (food.category === "fast_food" && !food.id.startsWith("pizza-")) || FRIED_CHICKEN.test(food.id),
  );
  const fries = findFood("batata-frita");
  return items.map((item) =>
    burger && fries && item.match.called === "batata"
      ? {
          ...item,
          match: { ...item.match, food: fries, base: null },
          amount: item.amount?.measure === null ? { ...item.amount, measure: "porcao" } : item.amount,
        }
      : item,
  );
}

const FRIED_CHICKEN = /^(?:nuggets|isca-de-frango|frango-frito)(?:-|$)/;

/** Pasta beside rice is a side and no plate of it, corn among other food no cob. */
export function withSides(items: readonly SaidItem[]): SaidItem[] {
  const hasRice = items.some(({ match }) => match.food.id.startsWith("arroz"));
  const isMeal = items.some(({ match: { food } }) => SAVOURY.test(food.category));
  return items.map((item) => {
    if (item.amount !== null) return item;
    const { food, called } = item.match;
    if (hasRice && /^(?:macarrao|espaguete)/.test(food.id)) return { ...item, inside: SIDE_GRAMS };
    const isCorn = isMeal && /^milho(?: verde)?$/i.test(called);
    return isCorn && food.id === "milho-cozido" ? { ...item, inside: CORN_GRAMS } : item;
  });
}

const SIDE_GRAMS = 120;
const CORN_GRAMS = 30;
const SAVOURY = /^(?:meat|poultry|fish|legumes|vegetables|dishes|fast_food|cold_cuts)$/;

/** "frango assado, maionese, macarrão": among the dishes of a Sunday it is potato salad, and no spread. */
export function withPotatoSalad(items: readonly SaidItem[], tokens: readonly Token[]): readonly SaidItem[] {
  const salad = findFood("salada-de-maionese");
  const dishes = items.filter(
    ({ match: { food } }) =>
      isMeat(food) || /^(?:arroz|macarrao|macarronada|nhoque|feijao|lasanha|farofa)(?:-|$)/.test(food.id),
  );
  // "churrasco e maionese", "costela, maionese e pão de alho"
  const isBarbecue = items.some(({ match: { food } }) => ROAST.test(food.id));
  // In bread it is a spread, before bread beside the meat or after garlic bread it is none.
  const spread = items.find(({ match }) => match.food.id === "maionese")?.match.start ?? 0;
  const isBread = items.some(
    ({ match: { food, start } }) =>
      food.category === "fast_food" ||
      (food.category === "breads" && !(isBarbecue && (start > spread || food.id === "pao-de-alho"))),
  );
  if (!salad || (dishes.length < DISHES_OF_A_MEAL && !isBarbecue) || isBread) return items;
  return items.map((item) =>
    item.match.called.toLowerCase() === "maionese" &&
    item.amount === null &&
    item.match.food.id === "maionese" &&
    // "frango desfiado com maionese"
    wordAt(tokens, item.match.start - 1) !== "com"
      ? { ...item, match: { ...item.match, food: salad } }
      : item,
  );
}

const ROAST = /^(?:churrasco|costela|picanha|galeto|carne-assada|frango-assado|pernil|cupim)(?:-|$)/;
const DISHES_OF_A_MEAL = 2;

/** "prato de 600 g com arroz, feijão e bife", "self service 520 g arroz feijão bife": a weight of all that follows. */
export function withTotals(all: readonly Event[], tokens: readonly Token[]): Event[] {
  const byWeight = tokens.some(({ word }) => BY_WEIGHT.test(word));
  const told = dishWeighedInEnd(weighedInEnd(all, tokens), tokens);
  const events = sharesOfPlate(
    softened(byWeight ? weighedLast(told, tokens) : told, tokens, byWeight),
    tokens,
  );
  return events.flatMap((event, at): Event[] => {
    if (event.type === "amount" && !event.drink) {
      const grams = gramsSaid(event.amount);
      const isTotal =
        grams !== null && (unweighedAfter(events, at, grams) > 1 || leavesRest(events, at, grams));
      return isTotal ? [{ type: "total", grams }] : [event];
    }
    if (event.type !== "item" || !event.item.amount) return [event];
    const grams = gramsSaid(event.item.amount);
    const { item } = event;
    if (grams !== null && isPlate(item.match.food) && leavesRest(events, at, grams))
      return [{ type: "total", grams }];
    if (grams === null || unweighedAfter(events, at, grams) < 2) return [event];
    if (isPlate(item.match.food)) return [{ type: "total", grams }];
    const usual = gramsOf(item.match.food, null, 1)?.grams ?? 0;
    return byWeight && grams > usual * TOO_MUCH_OF_ONE
      ? [
          { type: "total", grams },
          { ...event, item: { ...item, amount: null } },
        ]
      : [event];
  });
}

/** "450 g no total. um terço arroz": the sentence that the total ends goes on with what it was made of. */
function softened(events: readonly Event[], tokens: readonly Token[], byWeight: boolean): readonly Event[] {
  return events.map((event, at) => {
    const before = events.slice(0, at).findLast((one) => one.type !== "separator" || one.hard);
    const isWeight =
      before?.type === "amount" || (before?.type === "item" && isPlate(before.item.match.food));
    const isTotal =
      event.type === "separator" &&
      (/^(?:total|todo)$/.test(wordAt(tokens, event.start - 1)) ||
        // "350 g no quilo. arroz, frango"
        (byWeight && before?.type === "amount" && (gramsSaid(before.amount) ?? 0) >= LEAST_PLATE) ||
        /^(?:so|era|eram|sendo|tudo)$/.test(wordAt(tokens, event.start + 1)));
    return isWeight && isTotal ? { ...event, hard: false } : event;
  });
}

/** How many foods without an amount follow in the sentence; none where one has its own, but for a piece or so on a weighed plate. */
function unweighedAfter(events: readonly Event[], at: number, total: number): number {
  let count = 0;
  for (const event of events.slice(at + 1)) {
    if (event.type === "separator" ? event.hard : event.type === "meal" || event.type === "total") break;
    if (event.type === "amount") return 0;
    if (event.type !== "item") continue;
    if (event.item.amount === null) count += 1;
    else if (total < LEAST_PLATE || gramsSaid(event.item.amount) !== null) return 0;
  }
  return count;
}

/** "prato de 500 g: 100 g de frango, 150 g de arroz e o resto salada": some of it is weighed, and less than the whole. */
function leavesRest(events: readonly Event[], at: number, total: number): boolean {
  let weighed = 0;
  let rest = 0;
  for (const event of events.slice(at + 1)) {
    if (event.type === "separator" ? event.hard : event.type === "meal" || event.type === "total") break;
    if (event.type !== "item") continue;
    const { amount } = event.item;
    if (isRest(amount)) rest += 1;
    else if (shareIn(amount) !== null) return true;
    else if (gramsSaid(amount) !== null) weighed += gramsSaid(amount) ?? 0;
    // "120 de arroz"
    else if (amount.measure === null && amount.quantity >= LEAST_ON_A_PLATE) weighed += amount.quantity;
    else return false;
  }
  return weighed > 0 && rest > 0 && weighed < total;
}

/** "metade arroz, metade strogonoff" */
function shareIn({ measure, quantity, counted, vague }: SaidAmount): number | null {
  if (measure === "metade") return quantity / 2;
  return counted && !vague && quantity < 1 && measure === null ? quantity : null;
}

/** No amount of its own, or "o resto". */
function isRest(amount: SaidAmount | null): amount is null {
  return amount === null || /^rest(?:o|ante|inho)$/.test(amount.vague?.word ?? "");
}

/** Shares a weight, or what the weighed parts leave of it, among items without their own, as their usual portions are to each other. */
export function shareOut(total: number, eaten: readonly { said: SaidItem; item: ParsedItem }[]) {
  for (const one of eaten) {
    const { amount } = one.said;
    const share = amount && shareIn(amount);
    if (!share) continue;
    const grams = Math.max(1, Math.round(total * share));
    one.item = { ...one.item, grams, portion: { quantity: grams, measure: "g", size: null } };
  }
  const unweighed = eaten.filter(({ said }) => isRest(said.amount));
  // Soup and what is drunk stand beside the plate.
  const weighed = eaten.filter(
    ({ said: { amount, match } }) =>
      !isRest(amount) &&
      match.food.gramsPerMl === undefined &&
      !/^(?:tigela|cuia)$/.test(amount.measure ?? ""),
  );
  const rest = total - weighed.reduce((sum, { item }) => sum + item.grams, 0);
  if (total < LEAST_ON_A_PLATE || total > MOST_ON_A_PLATE || rest <= 0) return;
  const usual = unweighed.reduce((sum, { item }) => sum + item.grams, 0);
  for (const one of unweighed) {
    const grams = Math.max(1, Math.round((one.item.grams * rest) / usual));
    const portion: Portion = { quantity: grams, measure: "g", size: null };
    const assumed: Assumption[] = eaten.length > 1 ? [{ kind: "portion", portion, grams }] : [];
    one.item = { ...one.item, grams, portion, assumed };
  }
}
