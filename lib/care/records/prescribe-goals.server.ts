import "server-only";
import { openPatient } from "@/lib/care/read-patient.server";
import type { PrescribedGoals } from "@/lib/care/records/record-schema";
import { type PatientGoals, patientGoalsSchema } from "@/lib/care/roster/patient-summary";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { dateOf } from "@/lib/nutrition/calendar/day";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";
import { setGoals } from "@/lib/nutrition/goals/set-goals.server";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/** Sets a patient's goals from today on, in the nutritionist's name. @throws AppError not_found, validation for a target date that lies behind */
export function prescribeGoals(
  ctx: Context,
  { id, ...body }: { id: string } & PrescribedGoals,
): Promise<PatientGoals> {
  return inTransaction(ctx, async (tx, ctx) => {
    const patient = await openPatient(ctx, id, { area: "plan", look: "change" });
    await lockPerson(tx, id);
    const theirs = { ...ctx, person: patient };
    await setGoals(
      theirs,
      {
        ...{ calorieGoal: body.calorie_goal, proteinGoal: body.protein_goal, carbGoal: body.carb_goal },
        ...{ fatGoal: body.fat_goal, fibreGoalG: body.fibre_goal, sodiumGoalMg: body.sodium_goal },
        weightGoalKg: body.weight_goal,
        targetDate: typeof body.target_date === "string" ? dateOf(body.target_date) : body.target_date,
      },
      ctx.person.userId,
    );
    return patientGoalsSchema.parse(await loadGoals(theirs));
  });
}
