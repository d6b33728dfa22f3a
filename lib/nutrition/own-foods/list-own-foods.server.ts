import "server-only";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { findFood, withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { composeOwnFoods } from "@/lib/nutrition/own-foods/compose-own-foods";
import { loadOwnRows } from "@/lib/nutrition/own-foods/load-own-foods.server";
import type { OwnFood } from "@/lib/nutrition/own-foods/own-food";
import { ownFoodAnswer } from "@/lib/nutrition/own-foods/own-food-answer";
import type { OwnFoodAnswer, OwnFoods } from "@/lib/nutrition/own-foods/own-food-schema";

/** All foods and recipes of a person's own, by name. */
export async function listOwnFoods(ctx: Context): Promise<OwnFoods> {
  const all = await loadOwnRows(ctx);
  return { foods: answersOf(ctx, all, all) };
}

/** One of them. @throws AppError not_found */
export async function loadOwnFood(ctx: Context, { id }: { id: string }): Promise<OwnFoodAnswer> {
  const all = await loadOwnRows(ctx);
  const [answer] = answersOf(
    ctx,
    all,
    all.filter((own) => own.id === id),
  );
  if (!answer) throw new AppError("not_found");
  return answer;
}

function answersOf({ locale }: Context, all: readonly OwnFood[], some: readonly OwnFood[]): OwnFoodAnswer[] {
  return withOwnFoods(composeOwnFoods(all), () => some.map((own) => ownFoodAnswer(own, findFood, locale)));
}
