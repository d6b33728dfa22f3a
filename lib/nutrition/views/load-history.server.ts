import "server-only";
import type { Context } from "@/lib/context";
import { addDays, dayAt } from "@/lib/nutrition/calendar/day";
import { type History, type HistoryQuery, historyOf } from "@/lib/nutrition/views/history";
import { loadDays } from "@/lib/nutrition/views/load-days.server";

/** A person's days, newest first, a page at a time; days whose entries are all gone fill no place of one. */
export async function loadHistory(ctx: Context, { cursor, limit }: HistoryQuery): Promise<History> {
  const upTo = cursor === undefined ? dayAt(ctx.now, ctx.person.timeZone) : addDays(cursor, -1);
  const rows = await loadDays(ctx, { upTo, take: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    history: historyOf(page),
    nextCursor: rows.length > page.length && last ? last.day : null,
  };
}
