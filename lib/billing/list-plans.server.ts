import "server-only";
import { type Plan, planOf } from "@/lib/billing/plan";
import { db } from "@/lib/db";

/** The plans that can be had today, in their order. */
export async function listPlans(): Promise<Plan[]> {
  const plans = await db().plan.findMany({ where: { archivedAt: null }, orderBy: { position: "asc" } });
  return plans.map(planOf);
}
