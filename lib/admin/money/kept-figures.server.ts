import "server-only";
import { db, type Prisma } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { log } from "@/lib/log";

/** What is counted within this time is counted whenever it is asked for. */
const QUICK_MS = 100;
/** What takes longer is believed for so many times as long. */
const BELIEVED = 300;
/** Nothing older is shown, however long the counting takes. */
const OLDEST_MS = DAY_MS;

const underWay = new Set<string>();

/**
 * Figures that cost much to count, as they were counted last: while they are shown, younger ones are counted behind them
 * for whoever asks next. Of few people all is counted anew each time.
 * @param count counts them; their moment is the call's
 */
export async function keptFigures<F extends object>(
  name: string,
  now: Date,
  count: () => Promise<F>,
): Promise<{ at: Date; figures: F }> {
  const kept = await db().keptFigures.findUnique({ where: { name } });
  const age = kept ? now.getTime() - kept.at.getTime() : Number.POSITIVE_INFINITY;
  if (!kept || kept.tookMs < QUICK_MS || age > OLDEST_MS)
    return { at: now, figures: await keep(name, now, count) };
  if (age > kept.tookMs * BELIEVED && !underWay.has(name)) {
    underWay.add(name);
    void keep(name, now, count)
      .catch((error: Error) => log().warn({ name: error.name, figures: name }, "figures were not counted"))
      .finally(() => underWay.delete(name));
  }
  return { at: kept.at, figures: kept.figures as F };
}

/** Counts figures that were never counted, or are no longer believed, before anybody asks. Quick ones need nobody to. */
export async function refreshFigures<F extends object>(
  name: string,
  now: Date,
  count: () => Promise<F>,
): Promise<void> {
  const kept = await db().keptFigures.findUnique({ where: { name }, select: { at: true, tookMs: true } });
  if (kept && (kept.tookMs < QUICK_MS || now.getTime() - kept.at.getTime() <= kept.tookMs * BELIEVED)) return;
  await keep(name, now, count);
}

async function keep<F extends object>(name: string, now: Date, count: () => Promise<F>): Promise<F> {
  const began = performance.now();
  const figures = await count();
  const tookMs = Math.round(performance.now() - began);
  // A count that began later and came first is not put back.
  await db().$executeRaw`
    INSERT INTO app.kept_figures AS k (name, at, took_ms, figures)
    VALUES (${name}, ${now}, ${tookMs}, ${figures as Prisma.InputJsonObject}::jsonb)
    ON CONFLICT (name) DO UPDATE SET at = excluded.at, took_ms = excluded.took_ms, figures = excluded.figures
    WHERE k.at < excluded.at`;
  return figures;
}
