import "server-only";
import { loadDayViews } from "@/lib/chat/logging/load-day-views.server";
import { daysOfEntries, loadEntries, rememberedEntries } from "@/lib/chat/logging/load-entries.server";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import { deleteWater } from "@/lib/nutrition/intake/delete-water.server";
import { deleteWeight } from "@/lib/nutrition/intake/delete-weight.server";
import { deleteMeal } from "@/lib/nutrition/meals/delete-meal.server";
import { removedIn, toldBefore } from "@/lib/portuguese/meaning/conversation";

/** Takes entries out of the diary again; those that are gone already change nothing. */
export async function removeEntries(turn: Turn, ids: readonly string[]): Promise<Answered> {
  const { tx, person, today } = turn;
  const { userId } = person;
  const entries = await loadEntries(tx, userId, ids);
  const days = daysOfEntries(entries);
  for (const { id } of entries.meals) await deleteMeal(turn, { id });
  for (const { id } of entries.water) await deleteWater(turn, { id });
  for (const { id } of entries.weight) await deleteWeight(turn, { id });
  const gone = new Set(ids);
  const state = {
    last: turn.state.last.filter(({ id }) => !gone.has(id)),
    open: null,
    ...toldBefore(turn.state, []),
    ...removedIn(rememberedEntries(entries), [], turn.state.removed),
  };
  if (days.length === 0) return { outcome: { kind: "notice", notice: { kind: "nothing_to_undo" } }, state };
  return {
    outcome: { kind: "removed", ...entries, days: await loadDayViews(turn, days), today },
    state,
  };
}
