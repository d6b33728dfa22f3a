import { USUAL_DISHES } from "@/lib/nutrition/advice/usual-dishes";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { type Nutrients, scaleNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food, FoodCategory } from "@/lib/nutrition/foods/food";
import { amountIn, type Summed } from "@/lib/nutrition/views/period-days";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { type Avoided, readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** A dish that fits, with its figures; `own` from the person's diary. */
export type DishIdea = Nutrients & { foods: { food: string; name: string; grams: number }[]; own: boolean };

/** A meal of the past. */
export type PastMeal = { items: readonly { food: string; name: string; grams: number }[] };

export type IdeasWanted = {
  meal: MealKind;
  light: boolean;
  nutrient: Exclude<Summed, "water"> | null;
  /** Ids of foods of which it should be made. */
  made: readonly string[];
  /** "lactose, fruta" */
  without: string;
  /** kcal left of the day; null without a goal. */
  leftKcal: number | null;
  avoided: readonly Avoided[];
  past: readonly PastMeal[];
  /** Any number that differs from day to day: the same dishes are not told every day. */
  turn: number;
};

const MOST_IDEAS = 3;
const MOST_OWN = 2;
/** kcal of a light one and of any one, where no goal says how much is left. */
const LIGHT_KCAL: Readonly<Record<"meal" | "snack", number>> = { meal: 400, snack: 200 };
const ANY_KCAL: Readonly<Record<"meal" | "snack", number>> = { meal: 800, snack: 400 };

/**
 * Two or three dishes of the person's own past and of what most people can make that fit what is left of the day, without
 * anything they avoid; the lightest ones where nothing is left.
 */
export function dishIdeas(wanted: IdeasWanted): DishIdea[] {
  const size = wanted.meal === "lunch" || wanted.meal === "dinner" ? "meal" : "snack";
  const cap = wanted.light ? LIGHT_KCAL[size] : ANY_KCAL[size];
  const left = wanted.leftKcal ?? cap;
  const own = wanted.past
    .map(({ items }) => dishOf(items, true))
    .filter((idea) => isWhole(idea, size) || wanted.made.length > 0);
  const usual = turned(USUAL_DISHES[wanted.meal], wanted.turn).map((dish) =>
    dishOf(
      dish.map(([food, grams]) => ({ food, name: findFood(food)?.name ?? food, grams })),
      false,
    ),
  );
  const fine = [...distinct(own), ...usual].filter((idea) => idea.kcal > 0 && isFine(idea, wanted));
  const fitting = fine.filter(({ kcal }) => kcal <= Math.min(cap, left));
  const among = fitting.length > 0 ? fitting : fine.toSorted((a, b) => a.kcal - b.kcal).slice(0, MOST_OWN);
  const { nutrient } = wanted;
  const ranked =
    nutrient === null || nutrient === "kcal"
      ? among
      : among.toSorted((a, b) => share(b, nutrient) - share(a, nutrient));
  const first = ranked.filter((idea) => idea.own).slice(0, MOST_OWN);
  return [...first, ...ranked.filter((idea) => !idea.own)].slice(0, MOST_IDEAS);
}

function dishOf(items: PastMeal["items"], own: boolean): DishIdea {
  const figures = items.flatMap(({ food, grams }) => {
    const known = findFood(food);
    return known ? [scaleNutrients(known.per100g, grams)] : [];
  });
  return {
    foods: items.map(({ food, name, grams }) => ({ food, name, grams })),
    own,
    // With a food that is gone it would look lighter than it is: without figures it is no idea.
    ...sumNutrients(figures.length === items.length ? figures : []),
  };
}

/** What nobody makes a meal of by itself: butter in a coffee, a sweet for dinner. */
const BESIDE: Readonly<Record<"meal" | "snack", ReadonlySet<FoodCategory>>> = {
  meal: new Set([
    "fats",
    "sauces",
    "drinks",
    "alcohol",
    "supplements",
    "sweets",
    "snacks",
    "infant",
    "fruit",
  ]),
  snack: new Set(["fats", "sauces", "drinks", "alcohol", "infant", "sweets"]),
};
/** kcal under which something was only tasted or came to another meal. */
const LEAST_KCAL: Readonly<Record<"meal" | "snack", number>> = { meal: 150, snack: 50 };

/** Whether something of one's own past was a meal and no rest of one. */
function isWhole({ foods, kcal }: DishIdea, size: "meal" | "snack"): boolean {
  const isFood = ({ food }: { food: string }) => {
    const category = findFood(food)?.category;
    return category !== undefined && !BESIDE[size].has(category);
  };
  return kcal >= LEAST_KCAL[size] && foods.some(isFood);
}

/** How much of it there is for the energy. */
function share(idea: DishIdea, nutrient: Exclude<Summed, "water">): number {
  return amountIn(idea, nutrient) / Math.max(1, idea.kcal);
}

/** Nothing in it that the person avoids for certain, nothing that might harm, and what it should be made of. */
function isFine({ foods }: DishIdea, { avoided, without, made }: IdeasWanted): boolean {
  const known = foods.map(({ food }) => findFood(food));
  if (known.some((food) => !food)) return false;
  const unwanted = without
    .split(", ")
    .filter(Boolean)
    .flatMap((words) => readAvoided("restriction", words));
  const all = [...avoided, ...unwanted];
  const fruitless = /\bfrutas?\b/.test(without);
  return (
    (known as Food[]).every((food) => !clashes(food, all) && !(fruitless && food.category === "fruit")) &&
    (made.length === 0 ||
      made.some((id) => foods.some(({ food, name }) => food === id || sharesWord(name, id))))
  );
}

function clashes(food: Food, avoided: readonly Avoided[]): boolean {
  return foodWarningsOf(food, avoided).some(
    ({ certain, because }) => certain || because === "allergy" || because === "restriction",
  );
}

function sharesWord(name: string, id: string): boolean {
  const meant = searchKey(findFood(id)?.name ?? id).split(" ")[0] ?? "";
  return meant.length > 3 && searchKey(name).split(" ").includes(meant);
}

/** Each set of foods once, the first of it. */
function distinct(ideas: readonly DishIdea[]): DishIdea[] {
  const seen = new Set<string>();
  return ideas.filter(({ foods }) => {
    const key = foods
      .map(({ food }) => food)
      .toSorted()
      .join(" ");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
