import "server-only";
import type { Context } from "@/lib/context";
import { db, inTransaction, Prisma, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { ImportAnswer } from "@/lib/imports/import-schema";
import { loadImport, undoUntil } from "@/lib/imports/load-imports.server";
import type { ImportKey } from "@/lib/imports/store-import.server";
import { addOwnFood } from "@/lib/nutrition/own-foods/keep-own-food.server";
import type { LabelledFoodBody } from "@/lib/nutrition/own-foods/own-food-schema";

/**
 * Has what was recognised of a file stored, in the background. Begun already, it goes on as it does.
 * @throws AppError not_found, conflict once it is over, import_empty
 */
export async function beginImport(ctx: Context, { id }: { id: string }): Promise<ImportAnswer> {
  const { userId } = ctx.person;
  const found = await loadImport(ctx, { id });
  if (found.status === "running") return found;
  if (found.status !== "preview") throw new AppError("conflict");
  if (found.progress.of + found.summary.ownFoods === 0) throw new AppError("import_empty");
  const begun = await inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.diaryImport.updateMany({
      where: { userId, id, status: "preview" },
      data: { status: "running", file: null },
    });
    if (count > 0) await keepFoods(ctx, { userId, id });
    return count > 0;
  });
  return begun ? loadImport(ctx, { id }) : beginImport(ctx, { id });
}

/** Keeps the foods of a list as one's own: 200 at most, and none that has the name of another. */
async function keepFoods(ctx: Context & { tx: Tx }, key: ImportKey): Promise<void> {
  const row = await ctx.tx.diaryImport.findUnique({ where: { userId_id: key }, select: { foods: true } });
  const ownFoods: string[] = [];
  let duplicates = 0;
  for (const body of (row?.foods ?? []) as LabelledFoodBody[]) {
    const kept = await addOwnFood(ctx, body).catch((error) => {
      if (error instanceof AppError && error.code === "validation") return null;
      throw error;
    });
    if (kept) ownFoods.push(kept.id);
    else duplicates += 1;
  }
  const data = { ownFoods, foods: Prisma.DbNull, stored: ownFoods.length, duplicates };
  await ctx.tx.diaryImport.update({ where: { userId_id: key }, data });
}

/**
 * Has everything that an import stored taken out of the diary, in the background, but for meals that were changed since; one
 * that was only looked at is forgotten. Asked for while it is being stored, it stops there.
 * @throws AppError not_found, import_final when it is too late
 */
export async function undoImport(ctx: Context, { id }: { id: string }): Promise<ImportAnswer> {
  const { userId } = ctx.person;
  const where = { userId, id };
  const found = await loadImport(ctx, { id });
  if (found.status === "preview") {
    await db().diaryImport.deleteMany({ where: { ...where, status: "preview" } });
    return { ...found, status: "undone" };
  }
  if (found.status === "undoing" || found.status === "undone") return found;
  const isOver = found.status === "done" && !undoUntil(dateOr(found.finishedAt), ctx.now);
  if (isOver) throw new AppError("import_final");
  await db().diaryImport.updateMany({
    where: { ...where, status: { in: ["running", "done"] } },
    data: { status: "undoing", entries: null, done: 0, total: found.stored },
  });
  return loadImport(ctx, { id });
}

function dateOr(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}
