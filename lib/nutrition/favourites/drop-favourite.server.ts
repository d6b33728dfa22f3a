import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";

/** Keeps a favourite no longer; the meals it came from or went to stay. @throws AppError not_found */
export async function dropFavourite({ person }: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { userId } = person;
  const { count } = await db().favouriteMeal.deleteMany({ where: { userId, id } });
  if (count === 0) throw new AppError("not_found");
  return { id };
}
