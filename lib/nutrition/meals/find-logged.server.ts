import "server-only";
import type { Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";

/** The meal that a message has logged. @throws AppError not_found when there is none */
export async function findLogged(tx: Tx, userId: string, messageId: string | undefined): Promise<Meal> {
  const where = { userId, messageId, ordinal: 0 };
  const meal = messageId === undefined ? null : await tx.meal.findFirst({ where, include: WITH_ITEMS });
  if (!meal) throw new AppError("not_found");
  return mealOf(meal);
}
