import "server-only";
import { safetyText } from "@/lib/chat/replies/safety";
import type { PreviewedText } from "@/lib/chat/web-text/logged-text-schema";
import { type MealTextAsked, readMealText } from "@/lib/chat/web-text/read-meal-text.server";
import type { Context } from "@/lib/context";
import { translator } from "@/lib/i18n/translator";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { itemsToBe } from "@/lib/nutrition/meals/meal-answer";
import { warned } from "@/lib/nutrition/warnings/load-warnings.server";
import { safetyReading } from "@/lib/portuguese/safety/read-safety";

/**
 * What logging a text would keep, without keeping it: empty where nothing is understood. Asked again with every few
 * letters, so that no model is asked about it.
 * @throws AppError invalid_day
 */
export async function previewMealText(ctx: Context, asked: MealTextAsked): Promise<PreviewedText> {
  const { verdict } = safetyReading(asked.text);
  if (verdict) {
    const { topic, grade } = verdict;
    const care = { topic, grade, text: safetyText(translator(ctx.locale), verdict) };
    return { meals: [], water: [], weight: [], warnings: [], care, unclear: [] };
  }
  const { meals, water, weight, unclear, ownFoods } = await readMealText(ctx, asked);
  const shown = withOwnFoods(ownFoods, () =>
    meals.map(({ items, day, kind, eatenAt }) => ({
      ...{ day, kind, eatenAt: eatenAt.toISOString() },
      ...itemsToBe(items, ctx.locale),
    })),
  );
  return warned(ctx, { meals: shown, water, weight, care: null, unclear }, meals);
}
