import {
  type ChangeKind,
  type CoveringPayment,
  changeBy,
  endOf,
  type Segment,
  withGrant,
} from "@/lib/billing/coverage";
import { accessEnd, GRACE_DAYS, trustKept } from "@/lib/billing/grace";
import type { PaymentWhy } from "@/lib/billing/payment-state";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { AccessSubscription } from "@/lib/billing/subscription";
import { type Cause, nextStatus } from "@/lib/billing/subscription-transitions";
import { DAY_MS } from "@/lib/durations";

/** All that moves of a subscription. */
export type Standing = AccessSubscription & {
  graceUntil: Date | null;
  awaitsUntil: Date | null;
  nextPlanId: string | null;
  nextPlanAt: Date | null;
  autoRenew: boolean;
  /** Since when a card is trusted that has not paid yet: trust is given once. */
  trustedAt: Date | null;
  /** Periods paid for so far: a payment names the one it is for, so that none is paid twice. */
  paidPeriods: number;
  cancelledAt: Date | null;
};

/** What came in, beside what was asked for. */
export type ReceivedMoney = {
  amountCents: number;
  currency: string;
  expectedCents: readonly number[];
  /** The period that the payment was made for; null for a renewal that the card's contract covers. */
  period: number | null;
  /** Whether the card's contract behind it was to go on; null without one. */
  isWanted: boolean | null;
};

/** Why money that came in does not count and is to be given back; null when it counts. */
export function settlementRefusal(standing: Standing | null, arrival: ReceivedMoney): PaymentWhy | null {
  if (!standing) return "account_gone";
  if (arrival.currency !== "BRL" || !arrival.expectedCents.includes(arrival.amountCents)) return "amount";
  if (arrival.isWanted === false) return "after_cancel";
  if (arrival.period !== null && arrival.period <= standing.paidPeriods) return "second_approval";
  return null;
}

/** A subscription after a payment that counts. @param isRecurring whether the same card will be charged again by itself */
export function paid(
  standing: Standing,
  segments: readonly Segment[],
  grant: CoveringPayment,
  isRecurring: boolean,
): Standing {
  const { kind, startsAt } = changeBy(segments, grant, grant.at);
  const periodEnd = endOf(withGrant(segments, grant), standing.periodEnd);
  return {
    ...standing,
    ...planFrom(standing, grant.planId, kind, startsAt),
    status: nextStatus(standing.status, "payment_approved") ?? standing.status,
    periodEnd,
    graceUntil: isRecurring ? later(periodEnd, GRACE_DAYS) : null,
    awaitsUntil: null,
    trustedAt: null,
    paidPeriods: standing.paidPeriods + 1,
    autoRenew: isRecurring || standing.autoRenew || kind !== "extension",
    cancelledAt: null,
  };
}

/** The plan in force now, and the one that follows when another's time is not over. */
function planFrom(standing: Standing, planId: string, kind: ChangeKind, startsAt: Date) {
  const none = { nextPlanId: null, nextPlanAt: null };
  if (kind !== "extension") return { planId, ...none };
  if (planId === standing.planId) return { planId, ...none };
  return { planId: standing.planId, nextPlanId: planId, nextPlanAt: startsAt };
}

/**
 * A subscription after its person agreed at the provider that a card be charged: open on trust for {@link GRACE_DAYS}
 * until the charge itself comes, once. What is paid for or on trial stays as it is.
 */
export function authorized(standing: Standing, planId: string, now: Date): Standing {
  const status = nextStatus(standing.status, "card_authorized") ?? standing.status;
  if (standing.periodEnd > now) {
    const isUnpaid = standing.planId === TRIAL_PLAN_ID;
    const trustedAt = isUnpaid ? now : standing.trustedAt;
    if (isUnpaid && standing.trustedAt) return { ...standing, status, autoRenew: true };
    return {
      ...standing,
      status,
      autoRenew: true,
      trustedAt,
      graceUntil: later(standing.periodEnd, GRACE_DAYS),
    };
  }
  if (standing.trustedAt || accessEnd(standing) > now) return { ...standing, autoRenew: true };
  return {
    ...standing,
    planId,
    status,
    autoRenew: true,
    trustedAt: now,
    graceUntil: later(now, GRACE_DAYS),
    awaitsUntil: null,
  };
}

/** A subscription after a payment failed: trust that no money followed ends; what was paid for is untouched. */
export function failed(standing: Standing): Standing {
  const status = nextStatus(standing.status, "payment_failed") ?? standing.status;
  return standing.trustedAt ? { ...standing, status, graceUntil: null } : { ...standing, status };
}

/** A subscription after money was given back: `end` is what the others still pay for. */
export function returned(standing: Standing, end: Date, planId: string | null): Standing {
  const status = nextStatus(standing.status, "money_returned") ?? standing.status;
  return {
    ...standing,
    status,
    planId: planId ?? standing.planId,
    ...{ nextPlanId: null, nextPlanAt: null, graceUntil: null, autoRenew: false },
    periodEnd: end,
  };
}

/** null when there is nothing to cancel or to resume. */
export function ended(
  standing: Standing,
  cause: Extract<Cause, "cancelled" | "resumed">,
  now: Date,
): Standing | null {
  const status = nextStatus(standing.status, cause);
  if (!status) return null;
  const none = { nextPlanId: null, nextPlanAt: null };
  if (cause === "resumed") return { ...standing, status, cancelledAt: null, autoRenew: true };
  // What was only agreed to falls away; what was paid for stays, the following plan included.
  const isPaidNext = standing.nextPlanAt !== null && standing.nextPlanAt < standing.periodEnd;
  return {
    ...standing,
    ...(isPaidNext ? {} : none),
    status,
    cancelledAt: now,
    autoRenew: false,
    graceUntil: trustKept(standing, now),
    awaitsUntil: null,
  };
}

function later(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}
