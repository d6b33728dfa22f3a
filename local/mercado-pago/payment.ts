import { ProviderError, providerTime } from "./provider-error";

export interface Card {
  last_four_digits: string;
  first_six_digits: string;
  expiration_month: number;
  expiration_year: number;
  cardholder: { name: string };
}

export interface Refund {
  id: number;
  payment_id: number;
  amount: number;
  status: "approved";
  date_created: string;
}

/** A payment with Mercado Pago's field names; amounts are reais with two decimals. */
export interface Payment {
  id: number;
  status: "pending" | "approved" | "rejected" | "cancelled" | "refunded" | "charged_back";
  status_detail: string;
  operation_type: "regular_payment" | "recurring_payment";
  payment_method_id: string;
  payment_type_id: "bank_transfer" | "credit_card";
  currency_id: "BRL";
  transaction_amount: number;
  transaction_amount_refunded: number;
  description: string | null;
  external_reference: string | null;
  notification_url: string | null;
  date_created: string;
  date_last_updated: string;
  date_approved: string | null;
  date_of_expiration: string | null;
  live_mode: false;
  installments: number;
  captured: boolean;
  payer: { id: string; email: string; first_name?: string; last_name?: string; identification?: unknown };
  metadata: Record<string, unknown>;
  card: Card | Record<string, never>;
  refunds: Refund[];
  point_of_interaction: {
    type: string;
    transaction_data: Record<string, unknown>;
  };
}

export const PAYMENT_ACTIONS = ["approve", "reject", "expire", "refund", "chargeback"] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/**
 * The payment after something happened to it. `amount` is what was really paid (approve) or is given back (refund).
 * Throws ProviderError 400 for what cannot happen to a payment in its state.
 */
export function actOnPayment(
  payment: Payment,
  action: PaymentAction,
  now: number,
  refund?: Omit<Refund, "payment_id">,
): Payment {
  const changed = { ...payment, date_last_updated: providerTime(now) };
  const paid = payment.status === "approved";
  const settled = ["approved", "refunded", "charged_back"].includes(payment.status);
  switch (action) {
    case "approve":
      if (payment.status === "refunded" || payment.status === "charged_back")
        throw impossible(payment, action);
      return {
        ...changed,
        status: "approved",
        status_detail: "accredited",
        date_approved: payment.date_approved ?? providerTime(now),
        captured: true,
      };
    case "reject":
      if (settled) throw impossible(payment, action);
      return { ...changed, status: "rejected", status_detail: "cc_rejected_other_reason" };
    case "expire":
      if (settled) throw impossible(payment, action);
      return { ...changed, status: "cancelled", status_detail: "expired" };
    case "chargeback":
      if (!paid) throw impossible(payment, action);
      return { ...changed, status: "charged_back", status_detail: "settled" };
    case "refund": {
      const left = cents(payment.transaction_amount) - cents(payment.transaction_amount_refunded);
      if (!paid || refund === undefined) throw impossible(payment, action);
      if (cents(refund.amount) <= 0 || cents(refund.amount) > left) {
        throw new ProviderError(400, "Invalid refund amount", [
          { code: 4040, description: "Amount must be positive and not above what is left" },
        ]);
      }
      const whole = cents(refund.amount) === left;
      return {
        ...changed,
        status: whole ? "refunded" : "approved",
        status_detail: whole ? "refunded" : "partially_refunded",
        transaction_amount_refunded:
          (cents(payment.transaction_amount_refunded) + cents(refund.amount)) / 100,
        refunds: [...payment.refunds, { ...refund, payment_id: payment.id }],
      };
    }
  }
}

/** What of the payment has not been given back, in reais. */
export function refundable(payment: Payment): number {
  return (cents(payment.transaction_amount) - cents(payment.transaction_amount_refunded)) / 100;
}

/** Whether a PIX charge has run out unpaid at `now` (ms). */
export function hasExpired(payment: Payment, now: number): boolean {
  return (
    payment.status === "pending" &&
    payment.date_of_expiration !== null &&
    Date.parse(payment.date_of_expiration) <= now
  );
}

function cents(reais: number): number {
  return Math.round(reais * 100);
}

function impossible(payment: Payment, action: PaymentAction): ProviderError {
  return new ProviderError(400, `A payment that is ${payment.status} cannot ${action}`, [
    { code: 2063, description: "The action requested is not valid for the current payment state" },
  ]);
}
