import type { SubscriptionStatus } from "@/lib/billing/subscription";

/** What can happen to a subscription. */
export const CAUSES = [
  /** Money for a period came in. */
  "payment_approved",
  /** A card was agreed to be charged; the charge itself follows within the hour. */
  "card_authorized",
  /** The first charge of a card was declined, or its first payment ran out unpaid. */
  "payment_failed",
  /** Money was given back: refund, chargeback, withdrawal. `periodEnd` says what is left. */
  "money_returned",
  /** Its person ended it. */
  "cancelled",
  /** Its person changed their mind before the end. */
  "resumed",
  /** The clock passed the end, and any trust beyond it. */
  "period_ended",
] as const;
export type Cause = (typeof CAUSES)[number];

/** null: cannot happen in that state, and changes nothing. */
type Row = Readonly<Record<Cause, SubscriptionStatus | null>>;

/** Every transition there is. docs/billing.md prints the same table. */
export const TRANSITIONS: Readonly<Record<SubscriptionStatus, Row>> = {
  trial: {
    payment_approved: "active",
    card_authorized: "trial",
    payment_failed: "trial",
    money_returned: "trial",
    cancelled: "cancelled",
    resumed: null,
    period_ended: "expired",
  },
  active: {
    payment_approved: "active",
    card_authorized: "active",
    payment_failed: "active",
    money_returned: "active",
    cancelled: "cancelled",
    resumed: "active",
    period_ended: "expired",
  },
  pending_payment: {
    payment_approved: "active",
    card_authorized: "active",
    payment_failed: "expired",
    money_returned: "pending_payment",
    cancelled: "cancelled",
    resumed: null,
    period_ended: "expired",
  },
  expired: {
    payment_approved: "active",
    card_authorized: "active",
    payment_failed: "expired",
    money_returned: "expired",
    cancelled: null,
    resumed: null,
    period_ended: "expired",
  },
  cancelled: {
    payment_approved: "active",
    card_authorized: "cancelled",
    payment_failed: "cancelled",
    money_returned: "cancelled",
    cancelled: "cancelled",
    resumed: "active",
    period_ended: "expired",
  },
};

/** The state after `cause`; null when it cannot happen in this one. */
export function nextStatus(status: SubscriptionStatus, cause: Cause): SubscriptionStatus | null {
  return TRANSITIONS[status][cause];
}
