import "server-only";
import { readPatientPlan } from "@/lib/care/plans/load-plans.server";
import { isFilled, storedPlanMeals } from "@/lib/care/plans/meal-plan";
import { planMeals } from "@/lib/care/plans/plan-meals";
import type { NewPlan, PatientPlan, PlanBody } from "@/lib/care/plans/plan-schema";
import { openPatient } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dateOf } from "@/lib/nutrition/calendar/day";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

const MAX_PLANS = 100;

/**
 * Begins a draft, which the patient does not see.
 * @throws AppError not_found, also for a plan or template to begin with that is not one's own; validation beyond 100 plans
 */
export function draftPlan(ctx: Context, { id, ...body }: { id: string } & NewPlan): Promise<PatientPlan> {
  return inTransaction(ctx, async (tx, ctx) => {
    await openPatient(ctx, id, { area: "plan", look: "change" });
    const nutritionistId = ctx.person.userId;
    if ((await tx.mealPlan.count({ where: { patientId: id, nutritionistId } })) >= MAX_PLANS)
      throw new AppError("validation", {}, { fields: { title: "too_many" } });
    const { title, startsOn, endsOn } = body;
    const made = await tx.mealPlan.create({
      data: {
        ...{ patientId: id, nutritionistId, title, startsOn: dateOf(startsOn), endsOn: dateOf(endsOn) },
        ...(await beginning(tx, ctx, id, body)),
        ...{ createdAt: ctx.now, updatedAt: ctx.now },
      },
    });
    return readPatientPlan(ctx, { id, record: made.id });
  });
}

async function beginning(tx: Tx, { person }: Context, patientId: string, { plan, template }: NewPlan) {
  if (!plan && !template) return { meals: [], guidance: "" };
  const nutritionistId = person.userId;
  const select = { meals: true, guidance: true } as const;
  const found = plan
    ? await tx.mealPlan.findFirst({ where: { patientId, id: plan, nutritionistId }, select })
    : await tx.planTemplate.findFirst({ where: { nutritionistId, id: template ?? "" }, select });
  if (!found) throw new AppError("not_found");
  return { guidance: found.guidance, meals: storedPlanMeals.parse(found.meals) };
}

type Which = { id: string; record: string };

/**
 * Keeps a draft as it is sent. What was released stays as the patient got it: a copy is edited instead.
 * @throws AppError not_found; conflict once released; version_conflict; food_unknown
 */
export function savePlan(ctx: Context, { id, record, ...body }: Which & PlanBody): Promise<PatientPlan> {
  return inTransaction(ctx, async (tx, ctx) => {
    await openPatient(ctx, id, { area: "plan", look: "change" });
    await requireOwn(tx, ctx, { id, record }, body.version);
    const { title, startsOn, endsOn, guidance } = body;
    const meals = planMeals(body.meals);
    await tx.mealPlan.update({
      where: { patientId_id: { patientId: id, id: record } },
      data: {
        ...{ title, guidance, meals, startsOn: dateOf(startsOn), endsOn: dateOf(endsOn) },
        ...{ version: { increment: 1 }, updatedAt: ctx.now },
      },
    });
    return readPatientPlan(ctx, { id, record });
  });
}

/**
 * Hands a draft to the patient; of the nutritionist's plans for them, it takes the place of the one that was in force.
 * @throws AppError not_found, conflict (released already, or nothing in it), version_conflict
 */
export function releasePlan(
  ctx: Context,
  { id, record, version }: Which & { version: number },
): Promise<PatientPlan> {
  return inTransaction(ctx, async (tx, ctx) => {
    await openPatient(ctx, id, { area: "plan", look: "change" });
    const plan = await requireOwn(tx, ctx, { id, record }, version);
    if (!isFilled(storedPlanMeals.parse(plan.meals))) throw new AppError("plan_empty");
    const { now, person } = ctx;
    await tx.mealPlan.updateMany({
      where: {
        patientId: id,
        nutritionistId: person.userId,
        status: "released",
        endsOn: { gte: plan.startsOn },
      },
      data: { status: "ended", updatedAt: now },
    });
    await tx.mealPlan.update({
      where: { patientId_id: { patientId: id, id: record } },
      data: { status: "released", releasedAt: now, version: { increment: 1 }, updatedAt: now },
    });
    return readPatientPlan(ctx, { id, record });
  });
}

/** Throws a draft away, and takes a released plan back from the patient. @throws AppError not_found */
export function dropPlan(ctx: Context, { id, record }: Which): Promise<void> {
  return inTransaction(ctx, async (tx, ctx) => {
    await openPatient(ctx, id, { area: "plan", look: "change" });
    const own = { patientId: id, id: record, nutritionistId: ctx.person.userId };
    const { count } = await tx.mealPlan.deleteMany({ where: { ...own, status: "draft" } });
    const ended = await tx.mealPlan.updateMany({
      where: { ...own, status: "released" },
      data: { status: "ended", updatedAt: ctx.now },
    });
    if (count + ended.count === 0) throw new AppError("not_found");
  });
}

/** The nutritionist's own draft, locked so that of two tabs one is first. */
async function requireOwn(tx: Tx, ctx: Context, { id, record }: Which, version: number) {
  await lockPerson(tx, id);
  const plan = await tx.mealPlan.findFirst({
    where: { patientId: id, id: record, nutritionistId: ctx.person.userId },
  });
  if (!plan) throw new AppError("not_found");
  if (plan.status !== "draft") throw new AppError("conflict");
  if (plan.version !== version) throw new AppError("version_conflict");
  return plan;
}
