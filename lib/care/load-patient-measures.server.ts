import "server-only";
import type { PatientMeasures } from "@/lib/care/patient-views";
import { openPatient } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { dateOf, dayAt, dayOf } from "@/lib/nutrition/calendar/day";
import { heldOn } from "@/lib/nutrition/goals/goals";
import type { HistoryQuery } from "@/lib/nutrition/views/history";

/** A patient's body: height, weights by day, newest first, and where they want to get. @throws AppError not_found */
export async function loadPatientMeasures(
  ctx: Context,
  { id, cursor, limit }: { id: string } & HistoryQuery,
): Promise<PatientMeasures> {
  const { userId, timeZone } = await openPatient(ctx, id, { area: "measures" });
  const [body, goals, rows] = await Promise.all([
    db().healthProfile.findUnique({ where: { userId } }),
    db().goal.findFirst(heldOn(userId, dayAt(ctx.now, timeZone))),
    db().dayTotal.findMany({
      where: { userId, weightKg: { not: null }, ...(cursor ? { day: { lt: dateOf(cursor) } } : {}) },
      orderBy: { day: "desc" },
      take: limit + 1,
    }),
  ]);
  const shown = rows.slice(0, limit);
  return {
    height: body?.heightCm ?? null,
    weight: body?.weightKg ?? null,
    initial_weight: body?.initialWeightKg ?? null,
    target_weight: goals?.weightGoalKg ?? null,
    target_date: goals?.targetDate ? dayOf(goals.targetDate) : null,
    weights: shown.map(({ day, weightKg }) => ({ date: dayOf(day), weight: weightKg! })),
    nextCursor: rows.length > limit ? dayOf(shown.at(-1)!.day) : null,
  };
}
