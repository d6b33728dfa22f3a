/** Where a payment stands. It only ever moves forward through {@link PAYMENT_TRANSITIONS}. */
export const PAYMENT_STATES = [
  /** Asked for here; whether the provider knows of it is not certain. */
  "created",
  "pending",
  "failed",
  /** Counted: its days were given. */
  "paid",
  /** Came in and does not count: to be given back. */
  "refund_due",
  /** A refund was asked for. */
  "refunding",
  "refunded",
  "charged_back",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a payment failed or is to be given back. */
export type PaymentWhy =
  | "expired"
  | "rejected"
  | "superseded"
  | "unreachable"
  /** Another payment had covered the same period. */
  | "second_approval"
  /** Amount or currency are not those that were asked for. */
  | "amount"
  /** A card was charged though its renewal had been ended. */
  | "after_cancel"
  | "account_gone"
  /** Within seven days of the purchase (Código de Defesa do Consumidor, article 49). */
  | "withdrawal";

/** The provider's many statuses, as far as they differ for us. */
export type PaymentFact = "waiting" | "approved" | "failed" | "refunded" | "charged_back";

/** null: nothing changes. A late approval of what had failed counts; what was paid never becomes unpaid by disorder. */
export const PAYMENT_TRANSITIONS: Readonly<
  Record<PaymentState, Readonly<Record<PaymentFact, PaymentState | null>>>
> = {
  created: row("pending", "paid", "failed", "refunded", "charged_back"),
  pending: row(null, "paid", "failed", "refunded", "charged_back"),
  failed: row(null, "paid", null, "refunded", "charged_back"),
  paid: row(null, null, null, "refunded", "charged_back"),
  refund_due: row(null, null, null, "refunded", "charged_back"),
  refunding: row(null, null, null, "refunded", "charged_back"),
  refunded: row(null, null, null, null, "charged_back"),
  charged_back: row(null, null, null, null, null),
};

function row(
  waiting: PaymentState | null,
  approved: PaymentState | null,
  failed: PaymentState | null,
  refunded: PaymentState | null,
  charged_back: PaymentState | null,
) {
  return { waiting, approved, failed, refunded, charged_back };
}

/** Mercado Pago's statuses. A dispute under way (`in_mediation`) leaves what was paid as it is. */
export function factOf(status: string): PaymentFact | null {
  switch (status) {
    case "pending":
    case "in_process":
    case "authorized":
      return "waiting";
    case "approved":
    case "in_mediation":
      return "approved";
    case "rejected":
    case "cancelled":
      return "failed";
    case "refunded":
      return "refunded";
    case "charged_back":
      return "charged_back";
    default:
      return null;
  }
}

/** Payments that may still come in. */
export const OPEN_STATES = ["created", "pending"] as const satisfies readonly PaymentState[];

/** Payments that did come in: there is a receipt for each. */
export const RECEIVED_STATES = [
  "paid",
  "refund_due",
  "refunding",
  "refunded",
  "charged_back",
] as const satisfies readonly PaymentState[];
