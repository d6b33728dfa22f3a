import "server-only";
import { storedPlanMeals } from "@/lib/care/plans/meal-plan";
import { planChanges } from "@/lib/care/plans/plan-changes";
import type { PlanChanges, PlanNews } from "@/lib/care/plans/plan-schema";
import type { Context } from "@/lib/context";
import { dbOf, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dateOf, dayAt, dayOf } from "@/lib/nutrition/calendar/day";

type Released = {
  patientId: string;
  id: string;
  nutritionistId: string | null;
  releasedAt: Date | null;
  meals: unknown;
  guidance: string;
};

/** The notice of a plan that the caller was handed, until they put it away or the plan is over. */
export async function loadPlanNews(ctx: Context): Promise<{ news: PlanNews | null }> {
  const today = dayAt(ctx.now, ctx.person.timeZone);
  const plan = await dbOf(ctx).mealPlan.findFirst({
    where: { patientId: ctx.person.userId, status: "released", endsOn: { gte: dateOf(today) } },
    orderBy: { releasedAt: "desc" },
    include: { nutritionist: { select: { profile: { select: { name: true } } } } },
  });
  if (!plan?.releasedAt || plan.seenAt) return { news: null };
  const { id, title, startsOn, endsOn, releasedAt, nutritionist } = plan;
  const news = {
    ...{ id, title, nutritionist: nutritionist?.profile.name ?? null },
    ...{ releasedAt: releasedAt.toISOString(), startsOn: dayOf(startsOn), endsOn: dayOf(endsOn) },
    changes: await changesOf(ctx, plan),
  };
  return { news };
}

/** What a released plan changed of the one that its writer had handed over before; null where it is the first. */
export async function changesOf(ctx: Pick<Context, "tx">, plan: Released): Promise<PlanChanges | null> {
  const { patientId, id, nutritionistId, releasedAt } = plan;
  if (!nutritionistId || !releasedAt) return null;
  const before = await dbOf(ctx).mealPlan.findFirst({
    where: { patientId, nutritionistId, id: { not: id }, releasedAt: { lt: releasedAt } },
    orderBy: { releasedAt: "desc" },
  });
  const read = ({ meals, guidance }: Pick<Released, "meals" | "guidance">) => ({
    meals: storedPlanMeals.parse(meals),
    guidance,
  });
  return before && planChanges(read(before), read(plan));
}

/** Whoever has seen that there is a plan is not told of it again. @throws AppError not_found */
export function dismissPlanNews(
  ctx: Context,
  { plan: id }: { plan: string },
): Promise<{ news: PlanNews | null }> {
  return inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.mealPlan.updateMany({
      where: { patientId: ctx.person.userId, id, status: { not: "draft" } },
      data: { seenAt: ctx.now },
    });
    if (count === 0) throw new AppError("not_found");
    return loadPlanNews(ctx);
  });
}
