import "server-only";
import { storedPlanMeals } from "@/lib/care/plans/meal-plan";
import type { TemplateBody, Templates } from "@/lib/care/plans/plan-schema";
import { openPatient } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";

const MAX_TEMPLATES = 100;

/** A nutritionist's own templates, by name. */
export async function loadTemplates({ person }: Context): Promise<Templates> {
  const rows = await db().planTemplate.findMany({
    where: { nutritionistId: person.userId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: MAX_TEMPLATES,
  });
  return {
    templates: rows.map(({ id, name, meals }) => ({ id, name, meals: storedPlanMeals.parse(meals).length })),
  };
}

/** Keeps the meals of a plan to begin others with: nothing of its patient. @throws AppError not_found; validation beyond 100 */
export async function addTemplate(ctx: Context, { name, patient, plan }: TemplateBody): Promise<Templates> {
  const nutritionistId = ctx.person.userId;
  await openPatient(ctx, patient, { area: "plan" });
  const found = await db().mealPlan.findFirst({ where: { patientId: patient, id: plan, nutritionistId } });
  if (!found) throw new AppError("not_found");
  if ((await db().planTemplate.count({ where: { nutritionistId } })) >= MAX_TEMPLATES)
    throw new AppError("validation", {}, { fields: { name: "too_many" } });
  const meals = storedPlanMeals.parse(found.meals);
  const { guidance } = found;
  await db().planTemplate.create({ data: { nutritionistId, name, guidance, meals, createdAt: ctx.now } });
  return loadTemplates(ctx);
}

/** @throws AppError not_found */
export async function dropTemplate(ctx: Context, { id }: { id: string }): Promise<Templates> {
  const { count } = await db().planTemplate.deleteMany({ where: { nutritionistId: ctx.person.userId, id } });
  if (count === 0) throw new AppError("not_found");
  return loadTemplates(ctx);
}
