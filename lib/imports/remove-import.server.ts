import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { type ImportKey, importMark, lockImport } from "@/lib/imports/store-import.server";
import { refreshCurrentWeight } from "@/lib/nutrition/intake/refresh-current-weight.server";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";

/** Entries taken out in one transaction. */
const BATCH = 300;

/**
 * Takes out of the diary some of what an import stored, with the totals of its days; meals that were changed since stay.
 * @returns whether there is more to do
 */
export function removeImportBatch(ctx: Context<null>, key: ImportKey): Promise<boolean> {
  const { userId, id } = key;
  const mark = importMark(id);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockImport(tx, key, "undoing"))) return false;
    await lockPerson(tx, userId);
    const meals = await tx.$queryRaw<{ day: string }[]>`
      DELETE FROM app.meals WHERE user_id = ${userId}::uuid AND id IN (
        SELECT id FROM app.meals WHERE user_id = ${userId}::uuid AND message_id = ${mark} AND version = 1
        ORDER BY ordinal LIMIT ${BATCH}) RETURNING day::text AS day`;
    const measures = await tx.$queryRaw<{ day: string; isWeight: boolean }[]>`
      WITH water AS (DELETE FROM app.water_entries WHERE user_id = ${userId}::uuid AND id IN (
          SELECT id FROM app.water_entries WHERE user_id = ${userId}::uuid AND message_id = ${mark}
          ORDER BY ordinal LIMIT ${BATCH}) RETURNING day),
        weight AS (DELETE FROM app.weight_entries WHERE user_id = ${userId}::uuid AND id IN (
          SELECT id FROM app.weight_entries WHERE user_id = ${userId}::uuid AND message_id = ${mark}
          ORDER BY ordinal LIMIT ${BATCH}) RETURNING day)
      SELECT day::text AS day, false AS "isWeight" FROM water UNION ALL SELECT day::text, true FROM weight`;
    const gone = [...meals, ...measures];
    for (const day of new Set(gone.map(({ day }) => day))) await recomputeDayTotal(tx, userId, day);
    if (measures.some(({ isWeight }) => isWeight)) await refreshCurrentWeight(tx, userId);
    const isOver = gone.length === 0;
    if (isOver) await dropFoods(tx, key);
    const kept = isOver ? await tx.meal.count({ where: { userId, messageId: mark, deletedAt: null } }) : 0;
    await tx.diaryImport.update({
      where: { userId_id: key },
      data: isOver ? { status: "undone", kept } : { done: { increment: gone.length } },
    });
    return !isOver;
  });
}

/** The foods that came with it, but for those that were changed since. */
async function dropFoods(tx: Tx, { userId, id }: ImportKey): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM app.own_foods f USING app.diary_imports i
    WHERE i.user_id = ${userId}::uuid AND i.id = ${id}::uuid AND f.user_id = i.user_id AND f.id = ANY(i.own_foods)
      AND f.updated_at <= coalesce(i.finished_at, f.updated_at)`;
}
