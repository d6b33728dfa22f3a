import "server-only";
import { type SubscriptionView, subscriptionView, type Usage } from "@/lib/billing/subscription-status";
import { db } from "@/lib/db";

/** A person's subscription and what they made of the product so far. */
export async function loadSubscription(
  who: { userId: string; isSuperAdmin: boolean },
  now: Date,
): Promise<SubscriptionView> {
  const { userId, isSuperAdmin } = who;
  const [held, usage] = await Promise.all([
    db().subscription.findFirst({ where: { userId, current: true }, include: { plan: true } }),
    loadUsage(userId),
  ]);
  return subscriptionView(held && { ...held, planName: held.plan.name }, usage, { isSuperAdmin, now });
}

/** From day totals: one row for each day with entries. */
async function loadUsage(userId: string): Promise<Usage> {
  const rows = await db().$queryRaw<Usage[]>`
    SELECT coalesce(sum(meals), 0)::int AS "mealsTracked",
      coalesce(sum(chat_messages), 0)::int AS "chatMessages",
      coalesce(sum(photos), 0)::int AS "photosAnalyzed",
      count(*) FILTER (WHERE meals > 0 OR water_ml > 0 OR weight_kg IS NOT NULL)::int AS "daysActive"
    FROM app.day_totals WHERE user_id = ${userId}::uuid`;
  return rows[0] ?? { mealsTracked: 0, chatMessages: 0, photosAnalyzed: 0, daysActive: 0 };
}
