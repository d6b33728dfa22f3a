import "server-only";
import type { Turn } from "@/lib/chat/logging/log-understood.server";
import type { Notice } from "@/lib/chat/replies/outcome";
import { OWN_FOOD_REFUSALS } from "@/lib/chat/replies/own-food-notice";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { deleteOwnFood } from "@/lib/nutrition/own-foods/delete-own-food.server";
import { addOwnFood, changeOwnFood } from "@/lib/nutrition/own-foods/keep-own-food.server";
import { listOwnFoods } from "@/lib/nutrition/own-foods/list-own-foods.server";
import type { OwnFoodAnswer, OwnFoodBody } from "@/lib/nutrition/own-foods/own-food-schema";
import { ownFoodBody } from "@/lib/nutrition/own-foods/own-food-schema";
import type { OwnFoodCommand, SaidLabel, SaidRecipe } from "@/lib/portuguese/meaning/own-foods";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** Of a recipe that nobody said the portions of. */
const WHOLE = 1;
const USUAL_PORTION_G = 100;

/** Keeps, lists or removes foods and recipes of one's own as a message asks. */
export async function runOwnFoodCommand(turn: Turn, command: OwnFoodCommand): Promise<Notice> {
  const url = `${env().NEXT_PUBLIC_APP_URL}/foods`;
  switch (command.kind) {
    case "own_food":
      return { kind: "own_food_how", url };
    case "own_foods": {
      const { foods } = await listOwnFoods(turn);
      return { kind: "own_foods", foods, url };
    }
    case "drop_food":
      return drop(turn, command.name);
    case "keep_food": {
      const { name, per } = command.label;
      if (per === null) return { kind: "own_food_of_how_much", name };
      return keep(turn, labelBody(command.label), [], url);
    }
    case "keep_recipe":
      return keep(turn, recipeBody(command.recipe), command.recipe.unknown, url);
  }
}

async function keep(turn: Turn, said: unknown, unknown: readonly string[], url: string): Promise<Notice> {
  const read = ownFoodBody.safeParse(said);
  if (!read.success) return { kind: "own_food_refused", why: "invalid", url };
  const before = (await namesake(turn, read.data.name)) ?? null;
  try {
    const food = await (before
      ? changeOwnFood(turn, { id: before.id, body: read.data })
      : addOwnFood(turn, read.data));
    return { kind: "own_food_kept", food, isNew: before === null, unknown: [...unknown] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "validation") throw error;
    const keys = Object.values(error.fields ?? {});
    return {
      kind: "own_food_refused",
      why: OWN_FOOD_REFUSALS.find((key) => keys.includes(key)) ?? "invalid",
      url,
    };
  }
}

async function drop(turn: Turn, name: string): Promise<Notice> {
  const food = await namesake(turn, name);
  if (!food) return { kind: "own_food_unknown", name };
  try {
    await deleteOwnFood(turn, food);
    return { kind: "own_food_dropped", name: food.name };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "own_food_in_use") throw error;
    return { kind: "own_food_in_use", recipe: String(error.values.recipe) };
  }
}

async function namesake(turn: Turn, name: string): Promise<OwnFoodAnswer | undefined> {
  const { foods } = await listOwnFoods(turn);
  return foods.find((food) => searchKey(food.name) === searchKey(name));
}

function labelBody({ name, per, portionGrams, portionMeasure, liquid, figures }: SaidLabel) {
  return {
    ...{ kind: "food", name: titled(name), per, liquid, label: figures },
    portion_grams: portionGrams ?? USUAL_PORTION_G,
    ...(portionMeasure && { portion_measure: portionMeasure }),
  } satisfies Partial<Record<keyof Extract<OwnFoodBody, { kind: "food" }>, unknown>>;
}

function recipeBody({ name, ingredients, portions, portionMeasure, grams }: SaidRecipe) {
  return {
    ...{ kind: "recipe", name: titled(name), yield_portions: portions ?? WHOLE, yield_grams: grams },
    portion_measure: portionMeasure ?? (portions ? "unidade" : "porcao"),
    ingredients: ingredients.map(({ foodId, grams, portion }) => ({
      ...{ food: foodId, grams: Math.max(0.1, grams) },
      ...(portion && {
        quantity: portion.quantity,
        measure: portion.measure,
        size: portion.size ?? undefined,
      }),
    })),
  } satisfies Partial<Record<keyof Extract<OwnFoodBody, { kind: "recipe" }>, unknown>>;
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
