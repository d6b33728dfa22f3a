import "server-only";
import { comparedDay, storedPlanMeals } from "@/lib/care/plans/meal-plan";
import type { OwnPlan } from "@/lib/care/plans/plan-schema";
import { PLAN_WRITER, planView } from "@/lib/care/plans/plan-view";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";

/** The plan that was released for a person and holds on a day, as the database has it; the newest of several. */
export function findReleasedPlan(ctx: Context, day: Day) {
  return dbOf(ctx).mealPlan.findFirst({
    where: {
      ...{ patientId: ctx.person.userId, status: "released" },
      ...{ startsOn: { lte: dateOf(day) }, endsOn: { gte: dateOf(day) } },
    },
    orderBy: { releasedAt: "desc" },
    include: PLAN_WRITER,
  });
}

/** One's own plan on a day, and what was eaten of it. It stays one's own when the nutritionist's access ends. */
export async function loadOwnPlan(ctx: Context, query: { day?: Day | undefined }): Promise<OwnPlan> {
  const today = dayAt(ctx.now, ctx.person.timeZone);
  const day = query.day ?? today;
  const plan = await findReleasedPlan(ctx, day);
  if (!plan) return { today, day, plan: null, compared: null };
  const meals = storedPlanMeals.parse(plan.meals);
  const compared = comparedDay(meals, day, await loadDayMeals(ctx, { day }));
  return { today, day, plan: planView(plan, ctx.locale), compared };
}
