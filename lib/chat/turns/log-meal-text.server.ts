import "server-only";
import { quietReminders } from "@/lib/chat/reminders/quiet-reminders.server";
import { safetyText } from "@/lib/chat/replies/safety";
import type { LoggedText } from "@/lib/chat/turns/logged-text-schema";
import { secondVerdict } from "@/lib/chat/turns/second-verdict.server";
import { setAsideUnlikelyWeight } from "@/lib/chat/turns/set-aside-weight.server";
import type { Context } from "@/lib/context";
import { dbOf, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { loggableDay, type MealTime, mealTime } from "@/lib/nutrition/calendar/meal-time";
import { logWater } from "@/lib/nutrition/intake/log-water.server";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import type { LoggedWater } from "@/lib/nutrition/intake/water-schema";
import type { LoggedWeight } from "@/lib/nutrition/intake/weight-schema";
import { logMeal } from "@/lib/nutrition/meals/log-meal.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { MealAnswer, MealBody } from "@/lib/nutrition/meals/meal-schema";
import { loadOwnFoods } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { warned } from "@/lib/nutrition/warnings/load-warnings.server";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import type { ParsedMeal } from "@/lib/portuguese/meaning/parsed-entries";
import { safetyReading, withSecond } from "@/lib/portuguese/safety/read-safety";
import type { SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

/**
 * Logs what somebody wrote on the web, understood as the chat understands it: all of it or nothing. A `day` or `kind`
 * chosen beside the text holds for what the text leaves open.
 * @throws AppError nothing_understood, unlikely_weight, invalid_day
 */
export async function logMealText(
  ctx: Context,
  { text = "", ...chosen }: Pick<MealBody, "text" | "day" | "kind">,
): Promise<LoggedText> {
  const { now, person } = ctx;
  const { userId, timeZone } = person;
  const reading = safetyReading(text);
  const verdict = reading.inDoubt ? withSecond(reading, await secondVerdict(text)) : reading.verdict;
  if (verdict) return careOnly(ctx, verdict);
  const ownFoods = await loadOwnFoods(ctx);
  const read = understand(text, { now, timeZone, conversation: EMPTY_CONVERSATION, ownFoods });
  const understood = await setAsideUnlikelyWeight(dbOf(ctx), userId, read, EMPTY_CONVERSATION);
  const { water, weight, ask, unknown } = understood;
  const meals = understood.meals.filter(({ items }) => items.length > 0);
  if (meals.length + water.length + weight.length === 0) {
    throw new AppError(ask?.asks === "weight" ? "unlikely_weight" : "nothing_understood");
  }

  const today = dayAt(now, timeZone);
  const dayOfEntry = (said: Day): Day =>
    loggableDay(said === today ? (chosen.day ?? said) : said, now, timeZone);
  const whenEaten = (meal: ParsedMeal): MealTime => {
    const day = dayOfEntry(meal.day);
    const kind = meal.kindSaid ? meal.kind : (chosen.kind ?? meal.kind);
    const asSaid = day === meal.day && kind === meal.kind;
    return mealTime({ day, kind, eatenAt: asSaid ? new Date(meal.eatenAt) : undefined }, now, timeZone);
  };
  const common = { at: now, source: "web" as const };
  const logged = await inTransaction(ctx, async (_, ctx) => {
    const entries = { meals: [] as MealAnswer[], water: [] as LoggedWater[], weight: [] as LoggedWeight[] };
    for (const meal of meals) {
      const items = meal.items.map(({ foodId, ...item }) => ({ ...item, food: foodId }));
      const logged = await logMeal(ctx, { source: "web", text, ...whenEaten(meal), items });
      entries.meals.push(mealAnswer(logged, ctx.locale));
    }
    for (const { ml, day } of water) {
      entries.water.push(await logWater(ctx, { ...common, ml, day: dayOfEntry(day) }));
    }
    for (const { kg, day } of weight) {
      entries.weight.push(await logWeight(ctx, { ...common, kg, day: dayOfEntry(day) }));
    }
    return entries;
  });
  const unclear = [...unknown, ...(ask ? [ask.said] : [])];
  return warned(ctx, { ...logged.meals[0], ...logged, care: null, unclear }, logged.meals);
}

/** An emergency is answered, and nothing of it is stored. */
async function careOnly(ctx: Context, verdict: SafetyVerdict): Promise<LoggedText> {
  const { topic, grade } = verdict;
  if (grade === "call_now") await inTransaction(ctx, (tx) => quietReminders(tx, ctx.person.userId, ctx.now));
  const care = { topic, grade, text: safetyText(translator(ctx.locale), verdict) };
  return { meals: [], water: [], weight: [], warnings: [], care, unclear: [] };
}
