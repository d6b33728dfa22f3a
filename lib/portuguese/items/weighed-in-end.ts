import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { ItemEvent } from "@/lib/portuguese/items/attach-amount";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "arroz, feijão e salada, deu 480 g", "(uns 400 g no total)": a weight of all that the sentence lists. */
export function weighedInEnd(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const last = events.findLastIndex(({ type }) => type === "item");
  const end = events[last];
  // "arroz e frango, bem pouco, uns 150 g tudo": apart from what was told last.
  const apart = events.findLast(
    (one, at) => at > last && one.type === "amount" && gramsSaid(one.amount) !== null,
  );
  const amount = apart?.type === "amount" ? apart.amount : end?.type === "item" ? end.item.amount : null;
  const grams = gramsSaid(amount);
  if (end?.type !== "item" || !amount || grams === null) return events;
  const before = tokens.slice(Math.max(end.item.match.next, amount.start - MOST_TO_WEIGHT), amount.start);
  const after = [0, 1].map((i) => wordAt(tokens, amount.next + i)).join(" ");
  const isOfAll =
    (grams >= LEAST_OF_ALL &&
      before.some(({ word }) => /^(?:deu|total|pesou|pesaram|deram|tudo)$/.test(word))) ||
    /^(?:no total|ao todo|tudo(?: \S*)?|de tudo|no prato)$/.test(after.trim());
  const first =
    1 +
    events
      .slice(0, last)
      .findLastIndex((one) => one.type !== "item" && !(one.type === "separator" && !one.hard));
  const open = events.slice(first, last).filter((one) => one.type === "item" && one.item.amount === null);
  if (!isOfAll || open.length === 0) return events;
  const bare: Event = apart ? end : { ...end, item: { ...end.item, amount: null } };
  return [
    ...events.slice(0, first),
    { type: "total", grams },
    ...events.slice(first, last),
    bare,
    ...events.slice(last + 1).filter((one) => !(apart && one.type === "amount")),
  ];
}

const MOST_TO_WEIGHT = 4;

/**
 * "macarrão com brócolis, 250 g", "escondidinho de carne com queijo 250 g": the weight behind a dish and what is mixed into it is of both,
 * where it is too much for the one told last.
 */
export function dishWeighedInEnd(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  return events.map((one, at): Event => {
    if (one.type !== "item") return one;
    const [dish, added] = weighedDish(events, at, tokens) ?? weighedDish(events, at - 2, tokens) ?? [];
    if (!dish || !added || (one !== dish && one !== added)) return one;
    const usual = ({ item }: ItemEvent) => item.match.food.defaultPortion.grams;
    const share = usual(one) / (usual(dish) + usual(added));
    const { amount } = added.item;
    const part = amount && { ...amount, quantity: amount.quantity * share };
    return { ...one, item: { ...one.item, amount: part } };
  });
}

/** The dish at `at` and what stands behind it by "com", where the weight behind that is of both. */
function weighedDish(
  events: readonly Event[],
  at: number,
  tokens: readonly Token[],
): [dish: ItemEvent, added: ItemEvent] | null {
  const [dish, joint, added] = at < 0 ? [] : events.slice(at, at + 3);
  if (dish?.type !== "item" || joint?.type !== "separator" || added?.type !== "item") return null;
  const [{ food }, other] = [dish.item.match, added.item.match];
  const isMixed = wordAt(tokens, joint.start) === "com" && dish.item.amount === null && isMixedDish(food);
  const { amount } = added.item;
  const grams = gramsSaid(amount);
  const isOfBoth =
    amount !== null &&
    amount.start >= other.next &&
    // "salada com 1 lata de atum (120 g drenado)" weighs the tin.
    other.start <= joint.next + 1 &&
    grams !== null &&
    grams >= food.defaultPortion.grams * LEAST_OF_DISH &&
    grams > other.food.defaultPortion.grams * LEAST_OF_ADDED;
  return isMixed && isOfBoth ? [dish, added] : null;
}

/** What other food is cooked or laid into, and not only beside it. */
function isMixedDish({ id, category }: Food): boolean {
  return category === "dishes" || MIXED.test(id);
}

const MIXED =
  /^(?:macarrao|espaguete|talharim|penne|nhoque|risoto|lasanha|cuscuz|tapioca|omelete|crepioca|panqueca|sopa|pure|salada)/;
/** Of their usual portions. */
const [LEAST_OF_DISH, LEAST_OF_ADDED] = [0.6, 1.2];

/** In grams. */
const LEAST_OF_ALL = 200;

/** An amount in grams, when it is a weight at all. */
export function gramsSaid(amount: SaidAmount | null): number | null {
  if (!amount || !isUnit(amount.measure)) return null;
  const { measure, quantity } = amount;
  const { per, factor } = UNITS[measure];
  return per === "g" ? quantity * factor : null;
}

const PLATES = new Set(["prato-feito", "marmita-fit"]);

/** "prato feito", "marmita": whatever is on it. */
export function isPlate(food: Food): boolean {
  return PLATES.has(food.id);
}

/**
 * "marmita de frango com batata doce e brócolis 350 g", "arroz, feijão, frango. marmita de 350 g", "no quilo: arroz, feijão, bife, 380 g": a weight
 * at the end of a plate's parts is of the plate.
 */
export function weighedLast(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const plate = events.findIndex((one) => one.type === "item" && isPlate(one.item.match.food));
  const last = events.findLastIndex(
    (one) => one.type === "item" && one.item.match.food.gramsPerMl === undefined,
  );
  const [host, end] = [events[plate], events[last]];
  const apart = plate === last ? events.slice(last).find(({ type }) => type === "amount") : undefined;
  const own = end?.type === "item" ? end.item.amount : null;
  const amount = own ?? (apart?.type === "amount" ? apart.amount : null);
  const grams = gramsSaid(amount);
  if (end?.type !== "item" || !amount || grams === null || grams < LEAST_PLATE) return events;
  const bare: Event = { ...end, item: { ...end.item, amount: null } };
  if (host?.type === "item" && last - plate >= 2 && !host.item.amount) {
    const between = events.slice(plate + 1, last);
    const weighed: Event = { ...host, item: { ...host.item, amount } };
    return between.every(isOpenPart)
      ? [...events.slice(0, plate), weighed, ...between, bare, ...events.slice(last + 1)]
      : events;
  }
  const isApart = wordAt(tokens, amount.start - 1) === ",";
  const usual = gramsOf(end.item.match.food, null, 1)?.grams ?? 0;
  const isOfAll = plate === last || (plate < 0 && isApart && grams > usual * TOO_MUCH_OF_ONE);
  // The sentence before may have told what was on it.
  const joint = events[last - 1];
  const to = plate === last && joint?.type === "separator" ? last - 1 : last;
  const first = 1 + events.slice(0, to).findLastIndex((one) => !isOpenPart(one));
  const parts = events.slice(first, to);
  if (!isOfAll || parts.filter(({ type }) => type === "item").length < FEWEST_PARTS) return events;
  return [
    ...events.slice(0, first),
    { type: "total", grams },
    ...parts,
    ...(plate === last ? [] : [bare]),
    ...events.slice(last + 1).filter((one) => one !== apart),
  ];
}

function isOpenPart(one: Event): boolean {
  return (one.type === "separator" && !one.hard) || (one.type === "item" && one.item.amount === null);
}

/** In grams. */
export const LEAST_PLATE = 200;
/** Of one food that nobody weighs by itself on such a plate: so many times its usual portion. */
export const TOO_MUCH_OF_ONE = 2;
const FEWEST_PARTS = 2;

/** "1/2 prato salada, 1/4 arroz, 1/4 frango", "prato: metade salada, metade arroz": of one plate, and not of a usual portion each. */
export function sharesOfPlate(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const isPart = (one: Event) => one.type === "item" && partOfPlate(one.item.amount) !== null;
  const first = events.findIndex(isPart);
  const end = events.findIndex(
    (one, at) => at > first && !isPart(one) && !(one.type === "separator" && !one.hard),
  );
  const parts = first < 0 ? [] : events.slice(first, end < 0 ? events.length : end);
  const shares = parts.flatMap((one) => (one.type === "item" ? (partOfPlate(one.item.amount) ?? []) : []));
  const sum = shares.reduce((total, share) => total + share, 0);
  const isPlateful = tokens.some(({ word }) => /^prat(?:o|inho)$/.test(word));
  if (!isPlateful || shares.length < 2 || Math.abs(sum - 1) > SLACK) return events;
  const bare = parts.map((one): Event => {
    const share = one.type === "item" ? partOfPlate(one.item.amount) : null;
    if (one.type !== "item" || !one.item.amount || share === null) return one;
    const amount = { ...one.item.amount, quantity: share, measure: null, household: null, counted: true };
    return { ...one, item: { ...one.item, amount } };
  });
  return [
    ...events.slice(0, first),
    { type: "total", grams: PLATE_GRAMS },
    ...bare,
    ...events.slice(first + parts.length),
  ];
}

/** Which share of a plate an amount is; null where it is none. */
function partOfPlate(amount: SaidAmount | null): number | null {
  if (!amount || amount.vague || amount.quantity >= 1) return null;
  if (amount.measure === "metade") return amount.quantity / 2;
  return amount.measure === null || /^prato/.test(amount.measure) ? amount.quantity : null;
}

const SLACK = 0.1;
const PLATE_GRAMS = 400;
