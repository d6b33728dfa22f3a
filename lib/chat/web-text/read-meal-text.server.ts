import "server-only";
import { setAsideUnlikelyWeight } from "@/lib/chat/logging/set-aside-weight.server";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { loggableDay, type MealTime, mealTime } from "@/lib/nutrition/calendar/meal-time";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { EatenItem } from "@/lib/nutrition/meals/meal-item";
import type { MealBody } from "@/lib/nutrition/meals/meal-schema";
import { loadOwnFoods } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION, type OpenQuestion } from "@/lib/portuguese/meaning/conversation";
import { isTooMuch } from "@/lib/portuguese/meaning/doubts";
import type { ParsedItem, ParsedMeal } from "@/lib/portuguese/portions/parsed-entries";

/** What a text tells, ready to be logged. */
export type MealTextRead = {
  meals: (MealTime & { items: EatenItem[] })[];
  water: { ml: number; day: Day }[];
  weight: { kg: number; day: Day }[];
  /** Words that looked like food and are not among the meals. */
  unclear: string[];
  /** Food in an amount that the chat would ask about: it is not among the meals. */
  isUnlikelyAmount: boolean;
  /** The person's own, among which those of the meals are. */
  ownFoods: Awaited<ReturnType<typeof loadOwnFoods>>;
  /** A weight far from the one that is known: it is not among the weights. */
  isUnlikelyWeight: boolean;
};

export type MealTextAsked = Pick<MealBody, "day" | "kind"> & { text: string };

/**
 * Reads what somebody wrote on the web as the chat would, and keeps nothing. A `day` or `kind` chosen beside the text
 * holds for what the text leaves open.
 * @throws AppError invalid_day
 */
export async function readMealText(ctx: Context, { text, ...chosen }: MealTextAsked): Promise<MealTextRead> {
  const { now, person } = ctx;
  const { userId, timeZone } = person;
  const ownFoods = await loadOwnFoods(ctx);
  const read = understand(text, { now, timeZone, conversation: EMPTY_CONVERSATION, ownFoods });
  const understood = await setAsideUnlikelyWeight(dbOf(ctx), userId, read, EMPTY_CONVERSATION);
  const { water, weight, ask, unknown } = understood;

  const isEmpty = understood.meals.length + water.length + weight.length === 0;
  const guessed = isEmpty && ask ? guessOf(ask) : [];
  const today = dayAt(now, timeZone);
  const dayOfEntry = (said: Day): Day =>
    loggableDay(said === today ? (chosen.day ?? said) : said, now, timeZone);
  const whenEaten = (meal: ParsedMeal): MealTime => {
    const day = dayOfEntry(meal.day);
    const kind = meal.kindSaid ? meal.kind : (chosen.kind ?? meal.kind);
    const asSaid = day === meal.day && kind === meal.kind;
    return mealTime({ day, kind, eatenAt: asSaid ? new Date(meal.eatenAt) : undefined }, now, timeZone);
  };
  return {
    meals: [...understood.meals, ...guessed]
      .filter(({ items }) => items.length > 0)
      .map((meal) => ({
        ...whenEaten(meal),
        items: meal.items.map(({ foodId, ...item }) => ({ ...item, food: foodId })),
      })),
    water: water.map(({ ml, day }) => ({ ml, day: dayOfEntry(day) })),
    weight: weight.map(({ kg, day }) => ({ kg, day: dayOfEntry(day) })),
    unclear: [...(ask && !guessed[0] ? [ask.said] : []), ...unknown],
    isUnlikelyAmount: ask !== null && asksOfTooMuch(ask),
    ownFoods,
    isUnlikelyWeight: ask?.asks === "weight",
  };
}

/** What the chat would ask about first: in the field for what was eaten it was, as far as its words go. */
function guessOf(question: OpenQuestion): ParsedMeal[] {
  const { asks, meal, noun, said } = question;
  const offered = offeredBy(question);
  // What nobody eats so much of was less, and how much less is not known.
  if (asksOfTooMuch(question)) return [];
  const items =
    asks === "eaten" ? offered : asks === "portion" ? offered.slice(1, 2) : general(noun, offered, said);
  return meal && items.length > 0 ? [{ ...meal, items }] : [];
}

/** The amount as it was told is the last that is offered. */
function asksOfTooMuch(question: OpenQuestion): boolean {
  return question.asks === "portion" && offeredBy(question).some(isTooMuch);
}

function offeredBy({ options }: OpenQuestion): ParsedItem[] {
  return options.flatMap((option) => ("item" in option ? [option.item] : []));
}

/** "uma fruta": any fruit, where there is such a food, else what it mostly is. */
function general(noun: string | undefined, offered: readonly ParsedItem[], said: string): ParsedItem[] {
  const food = noun === undefined ? undefined : findFood(noun);
  const weighed = food && gramsOf(food, null, 1);
  if (!food || !weighed) return noun === undefined ? [] : offered.slice(0, 1);
  const { grams, portion } = weighed;
  return [
    {
      foodId: food.id,
      name: food.name,
      grams,
      portion,
      confidence: 0.5,
      assumed: [{ kind: "portion", portion, grams }],
      said,
    },
  ];
}
