import { TRIAL_PLAN_ID } from "@/lib/billing/plan";

/** States a subscription can be in; `trial` and `active` give access. What moves it: subscription-transitions.ts. */
export const SUBSCRIPTION_STATUSES = ["trial", "active", "pending_payment", "expired", "cancelled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What access rules need to know of a subscription. */
export type AccessSubscription = {
  planId: string;
  status: SubscriptionStatus;
  /** End of the trial or of what is paid for. */
  periodEnd: Date;
  /** Access on trust until here though the period is over: a card's charge is under way, or is being tried again. */
  graceUntil?: Date | null;
  /** Until when a first payment is awaited; null awaits it for as long as it takes. */
  awaitsUntil?: Date | null;
  /** The plan in force from `nextPlanAt` on, agreed to or paid for already. */
  nextPlanId?: string | null;
  nextPlanAt?: Date | null;
};

/**
 * The status in force at `now`; a stored state is never trusted past its period. A cancelled one goes on as what it was
 * until its end. What is not paid for is open on trust at most, and what waits for a payment that can no longer come is
 * expired.
 */
export function statusAt(subscription: AccessSubscription, now: Date): SubscriptionStatus {
  const { status, periodEnd, graceUntil, awaitsUntil, planId } = subscription;
  if (status === "expired") return status;
  if (status === "pending_payment") return awaitsUntil && awaitsUntil <= now ? "expired" : status;
  if (periodEnd > now) return status === "trial" || planId === TRIAL_PLAN_ID ? "trial" : "active";
  return graceUntil && graceUntil > now ? "active" : "expired";
}

/** The plan in force at `now`. */
export function planAt({ planId, nextPlanId, nextPlanAt }: AccessSubscription, now: Date): string {
  return nextPlanId && nextPlanAt && nextPlanAt <= now ? nextPlanId : planId;
}
