import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { ImportAnswer } from "@/lib/imports/import-schema";
import { loadImport, undoUntil } from "@/lib/imports/load-imports.server";

/**
 * Has what was recognised of a file stored, in the background. Begun already, it goes on as it does.
 * @throws AppError not_found, conflict once it is over, import_empty
 */
export async function beginImport(ctx: Context, { id }: { id: string }): Promise<ImportAnswer> {
  const { userId } = ctx.person;
  const found = await loadImport(ctx, { id });
  if (found.status === "running") return found;
  if (found.status !== "preview") throw new AppError("conflict");
  if (found.progress.of === 0) throw new AppError("import_empty");
  const { count } = await db().diaryImport.updateMany({
    where: { userId, id, status: "preview" },
    data: { status: "running", file: null },
  });
  return count === 0 ? beginImport(ctx, { id }) : loadImport(ctx, { id });
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
