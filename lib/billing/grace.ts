import type { AccessSubscription } from "@/lib/billing/subscription";

/** How long a failed or late charge of a card leaves access open, and how long a new card is trusted. */
export const GRACE_DAYS = 3;

/** When access ends if nothing is paid any more: the period's end or that of the trust given beyond it. */
export function accessEnd({ periodEnd, graceUntil }: AccessSubscription): Date {
  return graceUntil && graceUntil > periodEnd ? graceUntil : periodEnd;
}
