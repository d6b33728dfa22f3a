/** States a subscription can be in; `trial` and `active` give access. */
export type SubscriptionStatus = "trial" | "active" | "pending_payment" | "expired" | "cancelled";

/** What access rules need to know of a subscription. */
export type AccessSubscription = {
  planId: string;
  status: SubscriptionStatus;
  /** End of the trial or of what is paid for. */
  periodEnd: Date;
};

const GRACE_STATES: readonly SubscriptionStatus[] = ["trial", "active", "cancelled"];

/**
 * The status in force at `now`: a trial, an active or a cancelled period that has ended is expired, and a
 * cancelled one still running counts as active until its end. A stored state is never trusted past its period.
 */
export function statusAt(subscription: AccessSubscription, now: Date): SubscriptionStatus {
  if (!GRACE_STATES.includes(subscription.status)) return subscription.status;
  if (subscription.periodEnd.getTime() <= now.getTime()) return "expired";
  return subscription.status === "cancelled" ? "active" : subscription.status;
}

const DAY_MS = 86_400_000;

/** Whole days left of a trial, rounded up, never negative; null when not on trial. */
export function trialDaysLeft(subscription: AccessSubscription, now: Date): number | null {
  if (subscription.status !== "trial") return null;
  return Math.max(0, Math.ceil((subscription.periodEnd.getTime() - now.getTime()) / DAY_MS));
}
