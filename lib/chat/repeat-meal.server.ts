import "server-only";
import { loadDayViews } from "@/lib/chat/load-day-views.server";
import { rememberedEntries } from "@/lib/chat/load-entries.server";
import type { Answered, Turn } from "@/lib/chat/log-understood.server";
import type { Command, Understanding } from "@/lib/chat/understanding";
import { copyMeal } from "@/lib/nutrition/copy-meal.server";
import { dateOf } from "@/lib/nutrition/day";

/** Logs a meal of the diary once more: of the day and kind asked for, else the last one. */
export async function repeatMeal(
  turn: Turn,
  understood: Understanding,
  command: Extract<Command, { kind: "repeat" }>,
): Promise<Answered> {
  const { tx, sender, messageId, source, now, today, state } = turn;
  const { userId, timeZone, allergies } = sender;
  const { meal, fromDay, toDay, toMeal } = command;
  const original = await tx.meal.findFirst({
    where: {
      userId,
      deletedAt: null,
      ...(meal ? { kind: meal } : {}),
      ...(fromDay ? { day: dateOf(fromDay) } : {}),
    },
    orderBy: [{ day: "desc" }, { eatenAt: "desc" }, { id: "desc" }],
  });
  if (!original) return { outcome: { kind: "notice", notice: { kind: "nothing_to_repeat" } }, state };
  const copy = { userId, id: original.id, day: toDay, kind: toMeal ?? original.kind, source, messageId };
  const meals = [await copyMeal(tx, copy, now, timeZone)];
  const entries = { meals, water: [], weight: [] };
  return {
    outcome: {
      kind: "logged",
      understood,
      ...entries,
      days: await loadDayViews(turn, [toDay]),
      today,
      allergies,
    },
    state: { last: rememberedEntries(entries), open: null },
  };
}
