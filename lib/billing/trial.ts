import { type StoredPlan, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { type AccessSubscription, statusAt } from "@/lib/billing/subscription";
import { DAY_MS } from "@/lib/durations";

/**
 * How a new account's subscription begins: the trial at once, for as many days as the plan of that name has in the database; a
 * paid plan waits for its payment. A trial is had once: who had theirs begins where it ended.
 */
export function firstPeriod(plan: Pick<StoredPlan, "id" | "durationDays">, hadTrial: boolean, now: Date) {
  if (plan.id !== TRIAL_PLAN_ID) return { status: "pending_payment", periodEnd: now } as const;
  if (hadTrial) return { status: "expired", periodEnd: now } as const;
  return { status: "trial", periodEnd: new Date(now.getTime() + plan.durationDays * DAY_MS) } as const;
}

/** Whole days left of a trial, rounded up, never negative; null when not on trial. */
export function trialDaysLeft(subscription: AccessSubscription, now: Date): number | null {
  if (subscription.status !== "trial" && statusAt(subscription, now) !== "trial") return null;
  return Math.max(0, Math.ceil((subscription.periodEnd.getTime() - now.getTime()) / DAY_MS));
}
