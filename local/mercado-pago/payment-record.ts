import type { Card, Payment } from "./payment";
import type { Preapproval } from "./preapproval";
import { providerTime } from "./provider-error";

/** The account that is paid, at the provider. */
export const SELLER_ID = 2_000_100_200;
export const APPLICATION_ID = 8_123_456_789;

/** What every payment begins with; `now` in milliseconds. */
export function blankPayment(id: number, now: number) {
  return {
    id,
    status: "pending" as const,
    operation_type: "regular_payment" as const,
    currency_id: "BRL" as const,
    transaction_amount_refunded: 0,
    date_created: providerTime(now),
    date_last_updated: providerTime(now),
    date_approved: null,
    live_mode: false as const,
    installments: 1,
    captured: false,
    card: {},
    refunds: [],
  };
}

/** An instalment of a subscription, paid or declined by the card. `amount` (reais) replaces the agreed one. */
export function cardPayment(
  id: number,
  preapproval: Preapproval,
  paid: boolean,
  amount: number | undefined,
  now: number,
): Payment {
  const card: Card = {
    last_four_digits: preapproval.card_id ?? "0000",
    first_six_digits:
      preapproval.payment_method_id === "visa"
        ? "423564"
        : preapproval.payment_method_id === "elo"
          ? "506707"
          : "503143",
    expiration_month: 11,
    expiration_year: new Date(now).getUTCFullYear() + 4,
    cardholder: { name: "APRO" },
  };
  return {
    ...blankPayment(id, now),
    status: paid ? "approved" : "rejected",
    status_detail: paid ? "accredited" : "cc_rejected_insufficient_amount",
    operation_type: "recurring_payment",
    payment_method_id: preapproval.payment_method_id ?? "master",
    payment_type_id: "credit_card",
    transaction_amount: amount ?? preapproval.auto_recurring.transaction_amount,
    description: preapproval.reason,
    external_reference: preapproval.external_reference,
    notification_url: null,
    date_approved: paid ? providerTime(now) : null,
    date_of_expiration: null,
    captured: paid,
    card,
    payer: { id: String(preapproval.payer_id), email: preapproval.payer_email },
    metadata: { preapproval_id: preapproval.id },
    point_of_interaction: {
      type: "SUBSCRIPTIONS",
      transaction_data: { subscription_id: preapproval.id, billing_date: providerTime(now).slice(0, 10) },
    },
  };
}
