import "server-only";
import { db } from "@/lib/db";
import { UNDO_MS } from "@/lib/nutrition/undo";

/** Removes for good the meals that can no longer be brought back, of everybody. Answers how many there were. */
export async function purgeDeletedMeals(now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNDO_MS);
  const { count } = await db().meal.deleteMany({ where: { deletedAt: { lt: before } } });
  return count;
}
