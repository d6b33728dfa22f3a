import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { OpenOption, OpenQuestion } from "@/lib/portuguese/meaning/conversation";
import type { ParsedItem, ParsedMeal, ParsedWeight } from "@/lib/portuguese/portions/parsed-entries";
import { isUnlikely } from "@/lib/portuguese/portions/portions";
import { isLittleOrdinary, isNoMisspelling } from "@/lib/portuguese/text/ordinary-words";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { LEXICON, suggestFoods } from "@/lib/portuguese/vocabulary/lexicon";

/** Below this a reading is asked about rather than stored. */
const UNSURE = 0.5;
const MOST_OPTIONS = 6;

/** The one thing to ask, and the meals without what is asked about. */
export type Doubt = { meals: ParsedMeal[]; ask: OpenQuestion | null; unknown: string[] };

/**
 * Sets aside the first thing that is not sure: an unlikely amount, or an unknown name close to foods we know. Of several
 * amounts that hardly anybody eats the first is asked about and none is stored.
 */
export function doubtsIn(meals: readonly ParsedMeal[], unknown: readonly string[]): Doubt {
  for (const meal of meals) {
    const doubted = meal.items.find(isTooMuch);
    if (!doubted) continue;
    const rest = meals
      .map((one) => ({ ...one, items: one.items.filter((item) => !isTooMuch(item)) }))
      .filter(({ items }) => items.length > 0);
    const others = meals.flatMap(({ items }) => items.filter((item) => item !== doubted && isTooMuch(item)));
    return {
      meals: rest,
      ask: askPortion(doubted, meal),
      unknown: [...unknown, ...others.map(({ said }) => said)],
    };
  }
  for (const said of unknown) {
    const ask = askFood(said, meals[0] ?? null);
    if (ask) return { meals: [...meals], ask, unknown: unknown.filter((one) => one !== said) };
  }
  return { meals: [...meals], ask: null, unknown: [...unknown] };
}

/** "Seu peso é mesmo 72,4 kg?" @param known the weight so far, where this one is far from it */
export function askWeight(weight: ParsedWeight, known?: number): OpenQuestion {
  const question = { asks: "weight" as const, said: String(weight.kg), options: [{ id: "1", weight }] };
  return { ...question, addTo: null, meal: null, ...(known === undefined ? {} : { knownKg: known }) };
}

/** "Você comeu isto?", of a message that hardly says so; null of none. */
export function askEaten(meals: readonly ParsedMeal[], said: string): OpenQuestion | null {
  const items = meals.flatMap((meal) => meal.items).slice(0, MOST_OPTIONS);
  return items.length === 0 ? null : { ...question("food", said, items, meals[0] ?? null), asks: "eaten" };
}

/** Whether somebody is asked about it before it is stored, since hardly anybody eats so much. */
export function isTooMuch({ foodId, grams, confidence }: ParsedItem): boolean {
  const food = findFood(foodId);
  return confidence < UNSURE && food !== undefined && isUnlikely(food, grams);
}

function askPortion(item: ParsedItem, meal: ParsedMeal): OpenQuestion {
  const food = findFood(item.foodId) as Food;
  const usual = [1, 2, 3].map((count) => portionItem(item, food, count));
  return question("portion", item.said, [...usual, item], meal);
}

function portionItem(item: ParsedItem, food: Food, count: number): ParsedItem {
  const weighed = gramsOf(food, null, count) as NonNullable<ReturnType<typeof gramsOf>>;
  return {
    ...item,
    grams: weighed.grams,
    portion: weighed.portion,
    confidence: 1,
    assumed: [],
  };
}

function askFood(said: string, meal: ParsedMeal | null): OpenQuestion | null {
  const words = tokenise(said)
    .filter(({ kind, word }) => kind === "word" && word.length > 3)
    .map(({ word }) => word)
    .filter((word) => !isNoMisspelling(word) && !isLittleOrdinary(word));
  const foods = suggestFoods(LEXICON, words, MOST_OPTIONS);
  if (foods.length === 0) return null;
  const items = foods.map((food) =>
    portionItem({ ...EMPTY_ITEM, foodId: food.id, name: food.name, said }, food, 1),
  );
  return question("food", said, items, meal);
}

const EMPTY_ITEM: ParsedItem = {
  foodId: "",
  name: "",
  grams: 0,
  portion: { quantity: 1, measure: "porcao", size: null },
  confidence: 1,
  assumed: [],
  said: "",
};

/** Which of these was meant. */
export function foodQuestion(
  said: string,
  items: readonly ParsedItem[],
  meal: ParsedMeal | null,
): OpenQuestion {
  return question("food", said, items, meal);
}

function question(
  asks: "food" | "portion",
  said: string,
  items: readonly ParsedItem[],
  meal: ParsedMeal | null,
): OpenQuestion {
  const options: OpenOption[] = items.map((item, i) => ({ id: String(i + 1), item }));
  const when = meal && { day: meal.day, kind: meal.kind, kindSaid: meal.kindSaid, eatenAt: meal.eatenAt };
  return { asks, said, options, addTo: null, meal: when };
}
