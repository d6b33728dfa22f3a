import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { findFood, withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { loadOwnFoodsFor } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { avoidedBy, type FoodWarning, foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { toldName } from "@/lib/profile/suggestions/tag-names";

type Eaten = { items: readonly { food: string }[] };

/** What was logged, with what of it clashes with the person's allergies, medicines, restrictions, conditions and way of eating, as the reader calls them. */
export async function warned<T>(
  ctx: Context,
  logged: T,
  meals: readonly Eaten[],
): Promise<T & { warnings: FoodWarning[] }> {
  const foods = [...new Set(meals.flatMap(({ items }) => items.map(({ food }) => food)))];
  const profile = await dbOf(ctx).healthProfile.findUnique({
    where: { userId: ctx.person.userId },
    select: {
      ...{ allergies: true, dietaryRestrictions: true, healthConditions: true },
      ...{ dietaryPreferences: true, medications: true },
    },
  });
  const avoided = profile ? avoidedBy(profile) : [];
  const own = await loadOwnFoodsFor(ctx, avoided.length > 0 ? foods : []);
  const warnings = withOwnFoods(own, () =>
    foods.flatMap((id) => {
      const food = findFood(id);
      return food ? foodWarningsOf(food, avoided) : [];
    }),
  );
  const named = warnings.map((one) => ({ ...one, said: toldName(one.said, ctx.locale) }));
  return { ...logged, warnings: named };
}
