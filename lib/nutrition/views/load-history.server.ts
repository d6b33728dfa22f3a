import "server-only";
import { addDays, dayAt, dayOf } from "@/lib/nutrition/calendar/day";
import { type History, type HistoryQuery, historyOf } from "@/lib/nutrition/views/history";
import { loadDays } from "@/lib/nutrition/views/load-days.server";

/** A person's days, newest first, a page at a time; days whose entries are all gone are left out of their page. */
export async function loadHistory(
  who: { userId: string; timeZone: string },
  { cursor, limit }: HistoryQuery,
  now: Date,
): Promise<History> {
  const upTo = cursor === undefined ? dayAt(now, who.timeZone) : addDays(cursor, -1);
  const rows = await loadDays(who.userId, { upTo }, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    history: historyOf(page),
    nextCursor: rows.length > page.length && last ? dayOf(last.day) : null,
  };
}
