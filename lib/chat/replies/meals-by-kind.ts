import { type Format, figure, foodName, mealName } from "@/lib/chat/replies/format";
import { sumNutrients } from "@/lib/nutrition/figures/nutrients";
import type { Meal } from "@/lib/nutrition/meals/meal";

/** More foods than this are too many for a line. */
const MOST_FOODS = 12;

/** What was told of one meal in several messages, together: a lunch is one lunch, whatever came to it later. */
export function mealsByKind(meals: readonly Meal[]): Meal[] {
  const kinds = Map.groupBy(meals, ({ day, kind }) => `${day} ${kind}`);
  return [...kinds.values()].flatMap((same) => {
    const [first] = same;
    const items = same.flatMap((meal) => meal.items);
    return first ? [{ ...first, items, totals: sumNutrients(same.map(({ totals }) => totals)) }] : [];
  });
}

/** "• Almoço · 560 kcal: Arroz branco, Feijão carioca": a line for each meal of a day. */
export function mealLines(format: Format, meals: readonly Meal[]): string {
  return mealsByKind(meals)
    .map((meal) => {
      const foods = [...new Set(meal.items.map(({ food, name }) => foodName(format, food, name)))];
      return format.t("chat.summary.meal", {
        meal: mealName(format, meal.kind),
        kcal: figure(format, meal.totals.kcal),
        foods: `${foods.slice(0, MOST_FOODS).join(", ")}${foods.length > MOST_FOODS ? "…" : ""}`,
      });
    })
    .join("\n");
}
