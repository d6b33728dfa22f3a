import { DAY_MS } from "@/lib/durations";
import { PAYER_ID } from "./accounts";
import { brCode } from "./br-code";
import type { Card, Payment } from "./payment";
import type { PaymentRequest } from "./payment-request";
import type { Preapproval } from "./preapproval";
import { providerTime } from "./provider-error";

const DEFAULT_PIX_LIFE_MS = DAY_MS;

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

/** A PIX charge that waits to be paid; `host` serves its ticket page. It lives a day unless it says otherwise. */
export function pixPayment(id: number, request: PaymentRequest, host: string, now: number): Payment {
  return {
    ...blankPayment(id, now),
    status_detail: "pending_waiting_transfer",
    payment_method_id: "pix",
    payment_type_id: "bank_transfer",
    transaction_amount: request.transaction_amount,
    description: request.description ?? null,
    external_reference: request.external_reference ?? null,
    notification_url: request.notification_url ?? null,
    date_of_expiration: request.date_of_expiration ?? providerTime(now + DEFAULT_PIX_LIFE_MS),
    payer: { id: String(PAYER_ID), ...request.payer },
    metadata: request.metadata ?? {},
    point_of_interaction: {
      type: "OPENPLATFORM",
      transaction_data: {
        qr_code: brCode({
          key: "b6295ee1-f054-47d1-9e90-ee57b74f60d9",
          amountCents: Math.round(request.transaction_amount * 100),
          name: "GARFO",
          city: "SAO PAULO",
          txid: `mpqrinter${id}`,
        }),
        ticket_url: `http://${host}/mercado-pago/payments/${id}/ticket`,
      },
    },
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
