import "server-only";
import { now } from "@/lib/clock";
import { db } from "@/lib/db";
import { namesOfCall, namesOfReading, type ReadingOutcome } from "@/lib/telemetry/operation-counts";

const MINUTE_MS = 60_000;
/** What was counted in so long is lost when a process is killed. */
const KEPT_AFTER_MS = 5_000;

type Pending = { counts: Map<string, number>; timer: NodeJS.Timeout | undefined };

/** One for the process: the build gives each route a module of its own. */
const shared = globalThis as { garfoCounts?: Pending };

function pending(): Pending {
  shared.garfoCounts ??= { counts: new Map(), timer: undefined };
  return shared.garfoCounts;
}

/** An answered call. @param ms that it took */
export function countCall(status: number, ms: number): void {
  count(namesOfCall(status, ms));
}

/** A message in words that was answered. @param isWhole whether every word of it was accounted for */
export function countReading(outcome: ReadingOutcome, isWhole: boolean): void {
  count(namesOfReading(outcome, isWhole));
}

function count(names: readonly string[]): void {
  const { counts } = pending();
  const minute = Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS;
  for (const name of names) {
    const key = `${minute} ${name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  pending().timer ??= setTimeout(() => void keepCounts(), KEPT_AFTER_MS).unref();
}

/** Adds what this process has counted to what is kept of all. Never throws: without the database it is lost. */
export async function keepCounts(): Promise<void> {
  const { counts, timer } = pending();
  clearTimeout(timer);
  delete shared.garfoCounts;
  if (counts.size === 0) return;
  const entries = [...counts].map(([key, n]) => ({
    minute: Number(key.split(" ")[0]),
    name: key.split(" ")[1],
    n,
  }));
  // In order, so that two processes wait for one another instead of both forever.
  await db().$executeRaw`
    INSERT INTO app.operation_counts AS c (name, minute, count)
    SELECT name, to_timestamp(minute / 1000.0), n
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS counted (name text, minute float8, n int)
    ORDER BY name, minute
    ON CONFLICT (name, minute) DO UPDATE SET count = c.count + excluded.count`.catch(() => {});
}
