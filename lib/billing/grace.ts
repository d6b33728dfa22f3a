import type { AccessSubscription } from "@/lib/billing/subscription";

/** How long a failed or late charge of a card leaves access open, and how long a new card is trusted. */
export const GRACE_DAYS = 3;

/** The trust that outlives the end of a renewal: what is under way already; before that there is what was paid for. */
export function trustKept({ periodEnd, graceUntil }: AccessSubscription, now: Date): Date | null {
  return periodEnd > now ? null : (graceUntil ?? null);
}

/** Until when it is said to run: the end of the period, once that is past the trust beyond it. */
export function saidUntil(subscription: AccessSubscription, now: Date): Date {
  return subscription.periodEnd > now ? subscription.periodEnd : accessEnd(subscription);
}

/** When access ends if nothing is paid any more: the period's end or that of the trust given beyond it. */
export function accessEnd({ periodEnd, graceUntil }: AccessSubscription): Date {
  return graceUntil && graceUntil > periodEnd ? graceUntil : periodEnd;
}
