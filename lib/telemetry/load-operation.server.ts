import "server-only";
import { db } from "@/lib/db";
import { callFiguresOf, type Operation, readingFiguresOf } from "@/lib/telemetry/operation-counts";

type Row = { name: string; minutes: number; hour: number; day: number; week: number };

/** How calls went and how messages were read, of all processes together, up to the last full minute for calls. @throws what the database throws */
export async function loadOperation(now: Date): Promise<Operation> {
  const full = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const rows = await db().$queryRaw<Row[]>`
    SELECT name,
      coalesce(sum(count) FILTER (WHERE minute >= ${full}::timestamptz - interval '5 minutes' AND minute < ${full}), 0)::int AS minutes,
      coalesce(sum(count) FILTER (WHERE minute >= ${full}::timestamptz - interval '1 hour' AND minute < ${full}), 0)::int AS hour,
      coalesce(sum(count) FILTER (WHERE minute >= ${full}::timestamptz - interval '1 day'), 0)::int AS day,
      coalesce(sum(count), 0)::int AS week
    FROM app.operation_counts
    WHERE minute >= ${full}::timestamptz - interval '1 day'
      OR (minute >= ${full}::timestamptz - interval '7 days' AND name LIKE 'reading.%')
    GROUP BY name`;
  const counts = (span: keyof Omit<Row, "name">) => new Map(rows.map((row) => [row.name, row[span]]));
  return {
    calls: {
      minutes: callFiguresOf(counts("minutes"), 5),
      hour: callFiguresOf(counts("hour"), 60),
      day: callFiguresOf(counts("day"), 24 * 60),
    },
    readings: { day: readingFiguresOf(counts("day")), week: readingFiguresOf(counts("week")) },
  };
}
