import "server-only";
import { isDeclined } from "@/lib/billing/is-declined.server";
import { OPEN_STATES } from "@/lib/billing/payment-state";
import { contractView, paymentView } from "@/lib/billing/payment-view";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import {
  type ShownMoney,
  type SubscriptionView,
  subscriptionView,
  type Usage,
} from "@/lib/billing/subscription-status";
import { WITHDRAWAL_DAYS, withdrawableUntil } from "@/lib/billing/withdrawal";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";

/** A person's subscription, its money and what they made of the product so far. */
export async function loadSubscription(
  who: { userId: string; isSuperAdmin: boolean },
  now: Date,
): Promise<SubscriptionView> {
  const { userId, isSuperAdmin } = who;
  const [held, contract, usage] = await Promise.all([
    db().subscription.findFirst({
      where: { userId, current: true },
      include: { plan: true, nextPlan: true },
    }),
    db().preapproval.findFirst({
      where: { userId, wanted: "authorized", status: "authorized" },
      orderBy: { createdAt: "desc" },
      select: { nextChargeAt: true },
    }),
    loadUsage(userId),
  ]);
  // Afterwards: a payment that just came in is not shown as waiting beside the period that it paid.
  const money = await loadMoney(userId, now);
  const { nextChargeAt = null } = contract ?? {};
  const shown = held && { ...held, planName: held.plan.name, priceCents: held.plan.priceCents, nextChargeAt };
  // Whoever has a subscription has had, or given up, their trial.
  const isTrialOver = held !== null && (held.status !== "trial" || held.periodEnd <= now);
  return subscriptionView(shown, usage, { ...money, isTrialOver }, { isSuperAdmin, now });
}

/** What waits to be paid, and the purchase that can still be taken back. */
async function loadMoney(userId: string, now: Date): Promise<Omit<ShownMoney, "isTrialOver">> {
  const [payment, contract, bought] = await Promise.all([
    db().payment.findFirst({
      where: { userId, state: { in: [...OPEN_STATES] }, expiresAt: { gt: now }, preapprovalId: null },
      orderBy: { createdAt: "desc" },
    }),
    db().preapproval.findFirst({
      where: {
        userId,
        wanted: "authorized",
        OR: [{ status: "pending" }, { status: "authorized", charges: 0 }],
      },
      orderBy: { createdAt: "desc" },
    }),
    db().payment.findFirst({
      where: { userId, state: "paid", paidAt: { gt: new Date(now.getTime() - WITHDRAWAL_DAYS * DAY_MS) } },
      orderBy: { paidAt: "desc" },
    }),
  ]);
  const isCardNewer = contract && (!payment || contract.createdAt > payment.createdAt);
  const open = isCardNewer ? contract : payment;
  const plan = open && (await db().plan.findUnique({ where: { id: open.planId } }));
  const name = plan?.name ?? TRIAL_PLAN_ID;
  const view = isCardNewer
    ? contractView(contract, name, await isDeclined(contract.id))
    : payment && paymentView(payment, name, now);
  return {
    pendingPayment: view?.status === "pending" ? view : null,
    withdrawal: bought?.paidAt
      ? { until: withdrawableUntil(bought.paidAt).toISOString(), amount: (bought.paidCents ?? 0) / 100 }
      : null,
  };
}

/** From day totals and chat counts: one row for each day with entries. */
async function loadUsage(userId: string): Promise<Usage> {
  const rows = await db().$queryRaw<Usage[]>`
    SELECT coalesce(sum(meals), 0)::int AS "mealsTracked",
      (SELECT coalesce(sum(messages), 0)::int FROM app.chat_counts WHERE user_id = ${userId}::uuid) AS "chatMessages",
      (SELECT coalesce(sum(photos), 0)::int FROM app.chat_counts WHERE user_id = ${userId}::uuid) AS "photosAnalyzed",
      count(*) FILTER (WHERE meals > 0 OR water_ml > 0 OR weight_kg IS NOT NULL)::int AS "daysActive"
    FROM app.day_totals WHERE user_id = ${userId}::uuid`;
  return rows[0] ?? { mealsTracked: 0, chatMessages: 0, photosAnalyzed: 0, daysActive: 0 };
}
