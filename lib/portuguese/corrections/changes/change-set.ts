import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { MAX_GRAMS } from "@/lib/nutrition/figures/bounds";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, type MeasureId } from "@/lib/nutrition/foods/measures";
import type { Portion } from "@/lib/nutrition/foods/portion";
import type { SaltLevel } from "@/lib/nutrition/foods/salt";
import type { Left, LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction, Kept } from "@/lib/portuguese/meaning/understanding";
import { cupOf } from "@/lib/portuguese/portions/cups";
import type { Amount, ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { isUnlikely } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** An item as it is to be stored; figures follow from the catalogue. */
export type NewItem = {
  foodId: string;
  name: string;
  grams: number;
  portion: Portion;
  /** Where it was said. */
  salt?: SaltLevel;
};

export type MealChange = {
  mealId: string;
  set: { day?: string; kind?: MealKind; eatenAt?: string };
  /** The whole new state of an item. */
  update: (NewItem & { itemId: string })[];
  remove: string[];
  add: NewItem[];
  /** Nothing would remain: the meal goes. */
  deleteMeal: boolean;
};

export type ChangeSet = {
  meals: MealChange[];
  water: { id: string; ml?: number; day?: string }[];
  weight: { id: string; kg?: number; day?: string }[];
  /** Water that was not drunk after all, and weights that were none, by id. */
  removedWater: string[];
  removedWeight: string[];
  /** Meals that did not exist: what was eaten at another time than the rest of its meal. */
  created: { day: string; kind: MealKind; eatenAt: string; items: NewItem[] }[];
  /** What was drunk and weighed beside the correction. */
  createdWater: { ml: number; day: string }[];
  createdWeight: { kg: number; day: string }[];
  /** Why nothing, or not everything, can be changed. */
  problem:
    | { kind: "nothing_to_correct" }
    | { kind: "item_unknown"; said: string; items: string[] }
    | { kind: "unclear"; items: string[] }
    | { kind: "water_unknown"; ml: number; told: number[] }
    | { kind: "kept"; why: Kept; dish: string; part: string }
    | null;
};

export type LoggedMeal = Extract<LoggedEntry, { type: "meal" }>;

export type Target = { meal: LoggedMeal; item: LoggedItem };

/** The entries as the corrections so far leave them: the next one is said of these. */
export function entriesNow(changes: ChangeSet, entries: readonly LoggedEntry[]): readonly LoggedEntry[] {
  if (changes.meals.length === 0) return entries;
  return entries.map((entry) => {
    const change = changes.meals.find(({ mealId }) => mealId === entry.id);
    if (entry.type !== "meal" || !change) return entry;
    const items = entry.items
      .filter(({ id }) => !change.remove.includes(id))
      .map((item) => ({ ...item, ...change.update.findLast(({ itemId }) => itemId === item.id) }));
    return { ...entry, items };
  });
}

/** "o frango era assado e comi dois pedaços": the second is said of what the first made of it. */
export function renamed(
  correction: Correction,
  before: readonly LoggedEntry[],
  now: readonly LoggedEntry[],
): Correction {
  if ((correction.kind !== "amount" && correction.kind !== "more") || correction.food === null)
    return correction;
  const items = now.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  if (items.some(({ foodId }) => foodId === correction.food)) return correction;
  const old = before
    .flatMap((entry) => (entry.type === "meal" ? entry.items : []))
    .find(({ foodId }) => foodId === correction.food);
  const food = items.find(({ id }) => id === old?.id)?.foodId ?? correction.food;
  return { ...correction, food };
}

export function itemsOf(meals: readonly LoggedMeal[], foodId: string): Target[] {
  return meals.flatMap((meal) =>
    meal.items.filter((item) => item.foodId === foodId).map((item) => ({ meal, item })),
  );
}

export function onlyItem(meals: readonly LoggedMeal[]): Target | undefined {
  const all = meals.flatMap((meal) => meal.items.map((item) => ({ meal, item })));
  return all.length === 1 ? all[0] : undefined;
}

/** The item whose amount was wrong: the one named, else the one that had that number or that measure, else the only one. */
export function amountTarget(
  meals: readonly LoggedMeal[],
  { food, from, to }: Extract<Correction, { kind: "amount" }>,
): Target | undefined {
  if (food !== null) return itemsOf(meals, food)[0];
  const all = meals.flatMap((meal) => meal.items.map((item) => ({ meal, item })));
  // "era 200", of 150 g of chicken and a salad: of what was weighed.
  const inUnits = all.filter(({ item }) => isUnit(portionOf(item)?.measure ?? null));
  if (from === null && to.measure === null && to.quantity >= FEWEST_GRAMS && inUnits.length === 1)
    return inUnits[0];
  const counted = from === null ? all : all.filter(({ item }) => portionOf(item)?.quantity === from);
  const measured = counted.filter(
    ({ item }) => to.measure !== null && kindOf(to.measure) === kindOf(portionOf(item)?.measure),
  );
  const [first, second] = measured.length > 0 ? measured : counted;
  if (!second) return first;
  // "na verdade foi 1 só": of two loaves and a coffee it can only mean the loaves.
  const several = counted.filter(({ item }) => isOtherCount(portionOf(item), to));
  // "foram 3", of two slices and a can: there were several slices.
  const many = several.filter(({ item }) => (portionOf(item)?.quantity ?? 0) > 1);
  const meant = several.length === 1 ? several : many;
  return to.measure === null && meant.length === 1 ? meant[0] : undefined;
}

function isOtherCount(portion: Portion | null, { quantity }: Amount): boolean {
  if (!portion || isUnit(portion.measure) || portion.quantity === quantity) return false;
  return portion.quantity > 1 || quantity > 1;
}

/** The item with more of it, or less: in its own measure where that fits, else in grams; null when nothing would remain. */
export function grown(item: LoggedItem, by: Amount): NewItem | null {
  const food = findFood(item.foodId);
  const old = portionOf(item);
  if (!food) return null;
  const measure = cupOf(food, by.measure, by.said);
  // "mais 1 igual", of one pot that was told by its 160 g: as much again, and no gram more.
  if (old && measure === null && isUnit(old.measure) && by.quantity > 0 && by.quantity <= MOST_AGAIN) {
    const times = 1 + by.quantity;
    return bounded(item, item.grams * times, { ...old, quantity: old.quantity * times });
  }
  if (old && (measure === null || kindOf(measure) === kindOf(old.measure))) {
    const quantity = old.quantity + by.quantity;
    return quantity > 0 ? bounded(item, (item.grams / old.quantity) * quantity, { ...old, quantity }) : null;
  }
  const more = gramsOf(food, measure, Math.abs(by.quantity), by.size ?? undefined);
  const grams = more ? item.grams + Math.sign(by.quantity) * more.grams : 0;
  return bounded(item, grams, { quantity: grams, measure: "g", size: null });
}

const MOST_AGAIN = 4;

/** What "mais 2 fatias" is more of: the last that is counted so, "mais um" of the last that was told. */
export function moreTarget(meals: readonly LoggedMeal[], { measure }: Amount): Target | undefined {
  const all = meals.flatMap((meal) => meal.items.map((item) => ({ meal, item })));
  if (measure === null) return all.at(-1);
  const counted = all.findLast(({ item }) => kindOf(portionOf(item)?.measure) === kindOf(measure));
  return counted ?? (all.length === 1 ? all[0] : undefined);
}

/** "colheres" may be any spoon, a piece is a slice. */
function kindOf(measure: MeasureId | undefined): string | undefined {
  const kind = measure?.split("-")[0];
  return kind === "pedaco" ? "fatia" : kind;
}

/** What an item's amount is counted in; null where only words tell. */
function portionOf({ portion }: LoggedItem): Portion | null {
  return portion && !("said" in portion) ? portion : null;
}

/** The item with another amount: "foram 4" keeps the measure that it had. */
export function weigh(item: LoggedItem, said: Amount): NewItem | null {
  const food = findFood(item.foodId);
  if (!food) return null;
  const old = portionOf(item);
  // "só 1 colher", of serving spoons that were told: not of a usual portion.
  const isSuch =
    said.loose &&
    old &&
    !(old.quantity === 1 && food.defaultPortion.measure === old.measure) &&
    said.measure !== old.measure &&
    kindOf(said.measure ?? undefined) === kindOf(old.measure);
  const own = old?.measure === said.measure ? said.measure : cupOf(food, said.measure, said.said);
  const to = { ...said, measure: isSuch ? null : own };
  // "o pinhão foi uns 20", "a uva foi umas 10": pieces of what was taken for a portion or a bunch, or "10 bolachas" of a packet.
  const isBunch = old?.measure === "cacho" && isUnlikely(food, (item.grams / old.quantity) * to.quantity);
  const isOfPieces = old?.measure === "porcao" || isBunch || (old && isNamedSo(food, old, to));
  const pieces =
    to.measure === null && isOfPieces && to.quantity > 1
      ? gramsOf(food, "unidade", to.quantity, to.size ?? undefined)
      : null;
  if (pieces && ownsMeasure(food, "unidade")) return bounded(item, pieces.grams, pieces.portion);
  if (to.measure === null && old && to.size === null) {
    // "foram 3" of 700 ml are no millilitres.
    if (isUnit(old.measure) && to.quantity < FEWEST_GRAMS && old.quantity > FEWEST_GRAMS) return null;
    const grams = (item.grams / old.quantity) * to.quantity;
    // "o frango foi uns 150": nobody eats so many.
    const unit = food.gramsPerMl === undefined ? "g" : "ml";
    const weighed =
      to.quantity >= FEWEST_GRAMS && !isUnit(old.measure) ? gramsOf(food, unit, to.quantity) : null;
    // "a granola foi 30": it is counted in nothing of which one has thirty.
    const isUncounted = food.gramsPerMl === undefined && !ownsMeasure(food, "unidade");
    if (weighed && (isUncounted || isUnlikely(food, grams)))
      return bounded(item, weighed.grams, weighed.portion);
    return bounded(item, grams, { ...old, quantity: to.quantity });
  }
  const measure = to.measure ?? old?.measure ?? null;
  const weighed = gramsOf(food, measure, to.quantity, to.size ?? undefined);
  return weighed ? bounded(item, weighed.grams, weighed.portion) : null;
}

/** The item as the changes leave it: what is said next of "2 pães" is said of two. A share that is told twice is one. */
export function changedBy(item: LoggedItem, changes: readonly Correction[]): LoggedItem {
  const kind = changes.find((one) => one.kind === "replace" && one.from === item.foodId);
  const now = kind?.kind === "replace" ? { ...item, foodId: kind.to.foodId, name: kind.to.name } : item;
  const much = changes.find((one) => one.kind === "amount" && one.food === now.foodId);
  const weighed = much?.kind === "amount" && !much.share ? weigh(now, much.to) : null;
  return weighed ? { ...now, grams: weighed.grams, portion: weighed.portion } : now;
}

/** "15 uvas", "os biscoitos foram 10": counted by its own name, and not in the bunch or packet it was told in. */
function isNamedSo({ id }: Food, { measure }: Portion, { said }: Amount): boolean {
  const line = fold(said);
  const [, counted] = /\d+ (\p{L}{3,}s)(?!\p{L})/u.exec(line) ?? [];
  const [, told] = /^(?:[oa]s )?(\p{L}{3,}s) (?:foram|eram) /u.exec(line) ?? [];
  const noun = counted ?? (measure === "fatia" || measure === "pedaco" ? undefined : told);
  const isName = noun !== undefined && id.split("-")[0]?.slice(0, NOUN) === noun.slice(0, NOUN);
  return isName && measure !== "unidade" && !isUnit(measure);
}

const NOUN = 3;
const FEWEST_GRAMS = 20;

function bounded(item: { foodId: string; name: string }, grams: number, portion: Portion): NewItem | null {
  if (!(grams > 0) || grams > MAX_GRAMS) return null;
  return { foodId: item.foodId, name: item.name, grams: roundTo(grams, 1), portion };
}

export function newItem({ foodId, name, grams, portion, salt }: ParsedItem): NewItem {
  return { foodId, name, grams, portion, ...(salt && { salt }) };
}

export function namesOf(meals: readonly LoggedMeal[]): string[] {
  return meals.flatMap(({ items }) => items.map(({ name }) => name));
}

export function changeOf(changes: ChangeSet, meal: LoggedMeal): MealChange {
  const known = changes.meals.find(({ mealId }) => mealId === meal.id);
  if (known) return known;
  const change: MealChange = { mealId: meal.id, set: {}, update: [], remove: [], add: [], deleteMeal: false };
  changes.meals.push(change);
  return change;
}

export function waterChange(changes: ChangeSet, id: string): ChangeSet["water"][number] {
  return entryOf(changes.water, id);
}

export function weightOf(changes: ChangeSet, id: string): ChangeSet["weight"][number] {
  return entryOf(changes.weight, id);
}

function entryOf<T extends { id: string }>(entries: T[], id: string): T {
  const known = entries.find((entry) => entry.id === id);
  if (known) return known;
  const entry = { id } as T;
  entries.push(entry);
  return entry;
}

/** What corrections leave of a whole: "comi só metade" leaves the other. */
export function leftAfter(corrections: readonly Correction[]): Left[] {
  return corrections.flatMap((one): Left[] => {
    if (one.kind === "amount" && one.share && one.food) return [{ food: one.food, share: one.share }];
    return one.kind === "water" && one.share ? [{ food: WATER_ID, share: one.share }] : [];
  });
}
