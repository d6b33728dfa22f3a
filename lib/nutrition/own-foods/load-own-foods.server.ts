import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import type { Food } from "@/lib/nutrition/foods/food";
import { composeOwnFoods } from "@/lib/nutrition/own-foods/compose-own-foods";
import { isOwnFoodId, MAX_OWN_FOODS, type OwnFood } from "@/lib/nutrition/own-foods/own-food";
import { ownFoodOf } from "@/lib/nutrition/own-foods/stored-own-food";

/** Whose foods are asked for: their own call, or another's who may know what they ate. */
type Owner = Pick<Context<{ userId: string }>, "tx" | "person">;

/** All foods and recipes of a person's own, by name, as they are kept. */
export async function loadOwnRows(ctx: Owner): Promise<OwnFood[]> {
  const rows = await dbOf(ctx).ownFood.findMany({
    where: { userId: ctx.person.userId },
    orderBy: { nameKey: "asc" },
    take: MAX_OWN_FOODS,
  });
  return rows.map(ownFoodOf);
}

/** The same as foods that meals are made of. */
export async function loadOwnFoods(ctx: Owner): Promise<Food[]> {
  return composeOwnFoods(await loadOwnRows(ctx));
}

/** Those to know for these foods: none, and no look into the database, where all are the catalogue's. */
export async function loadOwnFoodsFor(ctx: Owner, foods: Iterable<string>): Promise<Food[]> {
  for (const food of foods) if (isOwnFoodId(food)) return loadOwnFoods(ctx);
  return [];
}
