import "server-only";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { allowsHealth } from "@/lib/consents/health/health-consent";
import { loadHealthConsent } from "@/lib/consents/health/load-health-consent.server";
import type { Context } from "@/lib/context";
import { db, inTransaction, type Tx } from "@/lib/db";
import type { ImportEntry } from "@/lib/imports/import-entry";
import { type PlacedEntry, withoutKnown } from "@/lib/imports/import-summary";
import { loadKnownEntries } from "@/lib/imports/load-known-entries.server";
import { refreshCurrentWeight } from "@/lib/nutrition/intake/refresh-current-weight.server";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import { timeOrderedId } from "@/lib/time-ordered-id";

const unpack = promisify(gunzip);

/** Items stored in one transaction, a day more or less: chat and screens of the same person wait for none of them long. */
const BATCH_ITEMS = 600;
const BATCH_DAYS = 60;
/** A day that somebody has filled with thousands of rows is cut. */
const MOST_ITEMS = 2_500;
/** Imports whose entries are remembered between batches. */
const MOST_REMEMBERED = 4;

export type ImportKey = { userId: string; id: string };

/** By which what an import stored is found again. */
export function importMark(id: string): string {
  return `import:${id}`;
}

const remembered = new Map<string, readonly ImportEntry[]>();

/**
 * Stores the next days of an import: its entries, the totals of their days and how far it has come, in one transaction. So
 * each entry is stored once, whatever is killed in between; what the diary has already is left out.
 * @returns whether there is more to do
 */
export async function storeImportBatch(ctx: Context<null>, key: ImportKey): Promise<boolean> {
  const entries = await entriesOf(key);
  if (!entries) return false;
  const hasMore = await inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, key, "running");
    if (!row) return false;
    await lockPerson(tx, key.userId);
    if (!allowsHealth(await loadHealthConsent(tx, key.userId))) {
      await finish(tx, key, ctx.now);
      return false;
    }
    const batch = batchFrom(entries, row.done);
    const [first, last] = [batch[0], batch.at(-1)];
    let [stored, duplicates] = [0, 0];
    if (first && last) {
      const days = { from: first.day, to: last.day, besides: importMark(key.id) };
      const { known } = await loadKnownEntries(tx, key.userId, days);
      const left = withoutKnown(batch, known);
      duplicates = left.duplicates;
      stored = await insertEntries(tx, key, left.entries, row.done);
      for (const day of new Set(left.entries.map((entry) => entry.day))) {
        await recomputeDayTotal(tx, key.userId, day);
      }
    }
    const done = row.done + batch.length;
    await tx.diaryImport.update({
      where: { userId_id: key },
      data: { done, stored: { increment: stored }, duplicates: { increment: duplicates } },
    });
    if (done < entries.length) return true;
    await finish(tx, key, ctx.now);
    return false;
  });
  if (!hasMore) remembered.delete(key.id);
  return hasMore;
}

async function finish(tx: Tx, key: ImportKey, now: Date): Promise<void> {
  const data = { status: "done", finishedAt: now, entries: null } as const;
  await tx.diaryImport.update({ where: { userId_id: key }, data });
}

/** Takes the row for this transaction; null where it is not in this state, or another process has it. */
export async function lockImport(
  tx: Tx,
  { userId, id }: ImportKey,
  status: "running" | "undoing",
): Promise<{ done: number } | null> {
  const [row] = await tx.$queryRaw<{ done: number }[]>`
    SELECT done FROM app.diary_imports
    WHERE user_id = ${userId}::uuid AND id = ${id}::uuid AND status = ${status}::app.import_status
    FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

async function entriesOf({ userId, id }: ImportKey): Promise<readonly ImportEntry[] | null> {
  const known = remembered.get(id);
  if (known) return known;
  const row = await db().diaryImport.findUnique({
    where: { userId_id: { userId, id } },
    select: { entries: true },
  });
  if (!row?.entries) return null;
  const entries = JSON.parse((await unpack(row.entries)).toString("utf8")) as ImportEntry[];
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(id, entries);
  return entries;
}

/** Whole days from the cursor on. */
function batchFrom(entries: readonly ImportEntry[], from: number): ImportEntry[] {
  const batch: ImportEntry[] = [];
  let [items, days] = [0, 0];
  for (let at = from; at < entries.length; at++) {
    const entry = entries[at]!;
    const isNewDay = entry.day !== batch.at(-1)?.day;
    if (isNewDay && (items >= BATCH_ITEMS || days >= BATCH_DAYS)) break;
    if (items >= MOST_ITEMS) break;
    if (isNewDay) days += 1;
    items += entry.type === "meal" ? entry.items.length : 1;
    batch.push(entry);
  }
  return batch;
}

/** @returns how many entries were stored: those of before, if any, are in their places and stay */
async function insertEntries(
  tx: Tx,
  key: ImportKey,
  entries: readonly PlacedEntry[],
  from: number,
): Promise<number> {
  const placed = entries.map((entry) => ({ ...entry, ordinal: from + entry.place }));
  const meals = placed.filter((entry) => entry.type === "meal");
  const water = placed.filter((entry) => entry.type === "water");
  const weights = placed.filter((entry) => entry.type === "weight");
  const stored = await insertMeals(tx, key, meals);
  const drunk = await insertMeasures(
    tx,
    key,
    water.map(({ day, ml, at, ordinal }) => ({ day, ml, at, ordinal })),
    "water",
  );
  const [first, ...others] = weights.map(({ day, kg, at, ordinal }) => ({ day, kg, at, ordinal }));
  if (!first) return stored + drunk;
  // The first of all is what somebody began with.
  let weighed = await insertMeasures(tx, key, [first], "weight");
  await refreshCurrentWeight(tx, key.userId);
  if (others.length > 0) {
    weighed += await insertMeasures(tx, key, others, "weight");
    await refreshCurrentWeight(tx, key.userId);
  }
  return stored + drunk + weighed;
}

type PlacedMeal = Extract<ImportEntry, { type: "meal" }> & { ordinal: number };

async function insertMeals(tx: Tx, { userId, id }: ImportKey, meals: readonly PlacedMeal[]): Promise<number> {
  if (meals.length === 0) return 0;
  const heads = meals.map(({ day, kind, eatenAt, text = null, ordinal }) => ({
    id: timeOrderedId(),
    day,
    kind,
    eatenAt,
    text,
    ordinal,
  }));
  const items = meals.flatMap((meal, index) =>
    meal.items.map((item, position) => ({ ...item, id: timeOrderedId(), position, meal: heads[index]!.id })),
  );
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    WITH meal AS (
      INSERT INTO app.meals (user_id, id, day, kind, eaten_at, source, text, message_id, ordinal, updated_at)
      SELECT ${userId}::uuid, head.id, head.day, head.kind, head."eatenAt", 'import', head.text, ${importMark(id)}, head.ordinal, now()
      FROM jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) AS head (id uuid, day date, kind app.meal_kind,
        "eatenAt" timestamptz, text text, ordinal int)
      ON CONFLICT (user_id, message_id, ordinal) DO NOTHING RETURNING user_id, id),
    item AS (
      INSERT INTO app.meal_items (user_id, meal_id, id, position, food, name, grams, portion_quantity, portion_measure,
        portion_size, portion_said, salt, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg)
      SELECT meal.user_id, meal.id, item.id, position, food, name, grams, "portionQuantity", "portionMeasure",
        "portionSize", "portionSaid", salt, kcal, "proteinG", "carbsG", "fatG", "fibreG", "sodiumMg"
      FROM meal JOIN jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item (meal uuid, id uuid, position int,
        food text, name text, grams float8, "portionQuantity" float8, "portionMeasure" text,
        "portionSize" app.portion_size, "portionSaid" text, salt app.salt_level, kcal float8, "proteinG" float8,
        "carbsG" float8, "fatG" float8, "fibreG" float8, "sodiumMg" float8) ON item.meal = meal.id)
    SELECT count(*)::int AS count FROM meal`;
  return row?.count ?? 0;
}

async function insertMeasures(
  tx: Tx,
  { userId, id }: ImportKey,
  rows: readonly object[],
  what: "water" | "weight",
): Promise<number> {
  if (rows.length === 0) return 0;
  const placed = JSON.stringify(rows.map((row) => ({ ...row, id: timeOrderedId() })));
  if (what === "water") {
    return tx.$executeRaw`
      INSERT INTO app.water_entries (user_id, id, day, ml, at, source, message_id, ordinal)
      SELECT ${userId}::uuid, one.id, one.day, one.ml, one.at, 'import', ${importMark(id)}, one.ordinal
      FROM jsonb_to_recordset(${placed}::jsonb) AS one (id uuid, day date, ml int, at timestamptz, ordinal int)
      ON CONFLICT (user_id, message_id, ordinal) DO NOTHING`;
  }
  return tx.$executeRaw`
    INSERT INTO app.weight_entries (user_id, id, day, kg, at, source, message_id, ordinal)
    SELECT ${userId}::uuid, one.id, one.day, one.kg, one.at, 'import', ${importMark(id)}, one.ordinal
    FROM jsonb_to_recordset(${placed}::jsonb) AS one (id uuid, day date, kg float8, at timestamptz, ordinal int)
    ON CONFLICT (user_id, message_id, ordinal) DO NOTHING`;
}
