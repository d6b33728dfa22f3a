import "server-only";
import { mayRead } from "@/lib/care/access";
import { comparedDay, storedPlanMeals } from "@/lib/care/plans/meal-plan";
import type { ComparedDays, PatientPlan, Plans } from "@/lib/care/plans/plan-schema";
import { PLAN_WRITER, planHead, planView } from "@/lib/care/plans/plan-view";
import { openPatient, readGrant } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { addDays, dayAt, dayOf } from "@/lib/nutrition/calendar/day";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";
import { warned } from "@/lib/nutrition/warnings/load-warnings.server";

type Which = { id: string; record: string };

/** The nutritionist's plans for a patient, drafts among them, the newest first. @throws AppError not_found */
export async function loadPlans(ctx: Context, { id }: { id: string }): Promise<Plans> {
  await openPatient(ctx, id, { area: "plan" });
  const rows = await dbOf(ctx).mealPlan.findMany({
    where: { patientId: id, nutritionistId: ctx.person.userId },
    orderBy: { id: "desc" },
    omit: { meals: true },
    take: 100,
  });
  return { plans: rows.map(planHead) };
}

/** One of them, with what of it clashes with the profile. @throws AppError not_found */
export async function loadPatientPlan(ctx: Context, which: Which): Promise<PatientPlan> {
  await openPatient(ctx, which.id, { area: "plan" });
  return readPatientPlan(ctx, which);
}

/** The same to who was let in before, in the same call. Clashes are told where the profile is shared. */
export async function readPatientPlan(ctx: Context, { id, record }: Which): Promise<PatientPlan> {
  const plan = await requirePlan(ctx, { id, record });
  const view = planView(plan, ctx.locale);
  const grant = await readGrant(ctx, id);
  if (!grant || !mayRead(grant, "profile", dayAt(ctx.now, grant.patient.timeZone)))
    return { ...view, warnings: [] };
  const options = storedPlanMeals.parse(plan.meals).flatMap((meal) => meal.options);
  return warned({ ...ctx, person: grant.patient }, view, options);
}

/** Those of the last days that a plan is for, beside what was eaten: needs the areas plan and diary. @throws AppError not_found */
export async function loadComparedDays(
  ctx: Context,
  { id, record, days }: Which & { days: number },
): Promise<ComparedDays> {
  await openPatient(ctx, id, { area: "plan" });
  const patient = await openPatient(ctx, id, { area: "diary" });
  const plan = await requirePlan(ctx, { id, record });
  const meals = storedPlanMeals.parse(plan.meals);
  const today = dayAt(ctx.now, patient.timeZone);
  const [from, until] = [dayOf(plan.startsOn), dayOf(plan.endsOn)];
  const span = Array.from({ length: days }, (_, back) => addDays(today, -back)).filter(
    (day) => from <= day && day <= until,
  );
  const compared = span.map(async (day) =>
    comparedDay(meals, day, await loadDayMeals({ ...ctx, person: patient }, { day })),
  );
  return { days: await Promise.all(compared) };
}

async function requirePlan(ctx: Context, { id, record }: Which) {
  const plan = await dbOf(ctx).mealPlan.findFirst({
    where: { patientId: id, id: record, nutritionistId: ctx.person.userId },
    include: PLAN_WRITER,
  });
  if (!plan) throw new AppError("not_found");
  return plan;
}
