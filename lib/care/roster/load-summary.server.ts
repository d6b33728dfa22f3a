import "server-only";
import { noteOverview } from "@/lib/care/note-overview.server";
import { loadFacts } from "@/lib/care/roster/load-facts.server";
import { type PatientSummary, patientGoalsSchema } from "@/lib/care/roster/patient-summary";
import { rosterRow } from "@/lib/care/roster/roster";
import { rosterPatient } from "@/lib/care/roster/roster-schema";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { ageOn } from "@/lib/nutrition/calendar/age";
import { dayOf } from "@/lib/nutrition/calendar/day";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";

/** What a nutritionist sees of a patient at one look. @throws AppError not_found for who does not let them in now */
export async function loadSummary(ctx: Context, { id }: { id: string }): Promise<PatientSummary> {
  const [facts] = await loadFacts(ctx.person, ctx.now, [id]);
  if (!facts) throw new AppError("not_found");
  await noteOverview(ctx, [facts]);
  const { areas, today } = facts;
  const person = { userId: id, timeZone: ctx.person.timeZone };
  const [goals, body] = await Promise.all([
    areas.includes("plan") ? loadGoals({ ...ctx, person }) : null,
    areas.includes("profile")
      ? db().healthProfile.findUnique({ where: { userId: id }, select: { birthDate: true } })
      : null,
  ]);
  const age = body?.birthDate ? ageOn(dayOf(body.birthDate), today) : null;
  return {
    patient: rosterPatient(rosterRow(facts), ctx.locale),
    age,
    goals: goals && patientGoalsSchema.parse(goals),
  };
}
