import "server-only";
import { secondVerdict } from "@/lib/chat/logging/second-verdict.server";
import { silenceReminders } from "@/lib/chat/reminders/silence-reminders.server";
import { safetyText } from "@/lib/chat/replies/safety";
import type { LoggedText } from "@/lib/chat/web-text/logged-text-schema";
import { type MealTextAsked, readMealText } from "@/lib/chat/web-text/read-meal-text.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";
import { logWater } from "@/lib/nutrition/intake/log-water.server";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import type { LoggedWater } from "@/lib/nutrition/intake/water-schema";
import type { LoggedWeight } from "@/lib/nutrition/intake/weight-schema";
import { LONGEST_WAIT_DAYS } from "@/lib/nutrition/ledger/entry-key";
import { logMeal } from "@/lib/nutrition/meals/log-meal.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import { warned } from "@/lib/nutrition/warnings/load-warnings.server";
import { safetyReading, withSecond } from "@/lib/portuguese/safety/read-safety";
import type { SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";
import { countReading } from "@/lib/telemetry/count-operation.server";

/** What tells a text apart that is sent later, and more than once. */
type TextSentLater = { toldAt?: string | undefined; messageId?: string | undefined };

/**
 * Logs what somebody wrote on the web, understood as the chat understands it: all of it or nothing. A `day` or `kind`
 * chosen beside the text holds for what the text leaves open.
 * @param toldAt when it was told, where a phone had no network then
 * @param messageId by which it is logged once, however often it is sent
 * @throws AppError nothing_understood, unlikely_amount, unlikely_weight, invalid_day
 */
export async function logMealText(
  ctx: Context,
  { toldAt, messageId, ...asked }: MealTextAsked & TextSentLater,
): Promise<LoggedText> {
  const { text } = asked;
  const now = toldAt ? momentOf(toldAt, ctx.now) : ctx.now;
  const reading = safetyReading(text);
  const verdict = reading.inDoubt ? withSecond(reading, await secondVerdict(text)) : reading.verdict;
  if (verdict) return careOnly(ctx, verdict);
  const read = await readMealText({ ...ctx, now }, asked);
  const { meals, water, weight, unclear } = read;
  const isNothing = meals.length + water.length + weight.length === 0;
  countReading(isNothing ? "not_understood" : "understood", unclear.length === 0);
  if (isNothing) {
    if (read.isUnlikelyWeight) throw new AppError("unlikely_weight");
    throw new AppError(read.isUnlikelyAmount ? "unlikely_amount" : "nothing_understood");
  }

  const common = { at: now, source: "web" as const, messageId };
  const logged = await inTransaction(ctx, async (_, ctx) => {
    const entries = { meals: [] as MealAnswer[], water: [] as LoggedWater[], weight: [] as LoggedWeight[] };
    for (const [ordinal, meal] of meals.entries()) {
      const logged = await logMeal(ctx, { source: "web", text, messageId, ordinal, ...meal });
      entries.meals.push(mealAnswer(logged, ctx.locale));
    }
    for (const [ordinal, entry] of water.entries())
      entries.water.push(await logWater(ctx, { ...common, ordinal, ...entry }));
    for (const [ordinal, entry] of weight.entries())
      entries.weight.push(await logWeight(ctx, { ...common, ordinal, ...entry }));
    return entries;
  });
  return warned(ctx, { ...logged.meals[0], ...logged, care: null, unclear }, logged.meals);
}

/** The moment at which a text was told. @throws AppError invalid_day for one to come, or too long ago */
function momentOf(toldAt: string, now: Date): Date {
  const told = new Date(toldAt);
  const waited = now.getTime() - told.getTime();
  if (waited > LONGEST_WAIT_DAYS * DAY_MS)
    throw new AppError("invalid_day", {}, { fields: { toldAt: "date" } });
  // A clock that is ahead of ours tells of now.
  return waited < 0 ? now : told;
}

/** An emergency is answered, and nothing of it is stored. */
async function careOnly(ctx: Context, verdict: SafetyVerdict): Promise<LoggedText> {
  const { topic, grade } = verdict;
  if (grade === "call_now")
    await inTransaction(ctx, (tx) => silenceReminders(tx, ctx.person.userId, ctx.now));
  const care = { topic, grade, text: safetyText(translator(ctx.locale), verdict) };
  return { meals: [], water: [], weight: [], warnings: [], care, unclear: [] };
}
