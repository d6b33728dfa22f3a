import "server-only";
import { Prisma, select, type Tx } from "@/lib/db";
import { itemKey, waterKey, weightKey } from "@/lib/imports/import-summary";
import type { Day } from "@/lib/nutrition/calendar/day";

type Row = {
  what: string;
  day: Day;
  kind: string | null;
  food: string | null;
  amount: number;
  count: number;
};

/** What the diary has on some days, by the keys of entries; without what one import has stored itself. */
export async function loadKnownEntries(
  tx: Tx | null,
  userId: string,
  { from, to, besides }: { from: Day; to: Day; besides?: string },
): Promise<{ known: Map<string, number>; logged: Set<Day> }> {
  const own = besides ?? "";
  const rows = await select<Row>(
    tx,
    Prisma.sql`
    SELECT 'item' AS what, m.day::text AS day, m.kind::text AS kind, i.food, i.kcal AS amount, count(*)::int AS count
    FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id
    WHERE m.user_id = ${userId}::uuid AND m.day BETWEEN ${from}::date AND ${to}::date AND m.deleted_at IS NULL
      AND m.message_id IS DISTINCT FROM ${own}
    GROUP BY m.day, m.kind, i.food, i.kcal
    UNION ALL
    SELECT 'water', day::text, NULL, NULL, ml, count(*)::int FROM app.water_entries
    WHERE user_id = ${userId}::uuid AND day BETWEEN ${from}::date AND ${to}::date AND message_id IS DISTINCT FROM ${own}
    GROUP BY day, ml
    UNION ALL
    SELECT 'weight', day::text, NULL, NULL, kg, count(*)::int FROM app.weight_entries
    WHERE user_id = ${userId}::uuid AND day BETWEEN ${from}::date AND ${to}::date AND message_id IS DISTINCT FROM ${own}
    GROUP BY day, kg`,
  );
  const known = new Map<string, number>();
  const logged = new Set<Day>();
  for (const { what, day, kind, food, amount, count } of rows) {
    logged.add(day);
    const key =
      what === "item"
        ? itemKey(day, kind ?? "", food ?? "", amount)
        : what === "water"
          ? waterKey(day, amount)
          : weightKey(day, amount);
    known.set(key, (known.get(key) ?? 0) + count);
  }
  return { known, logged };
}
