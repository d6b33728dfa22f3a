import { APPLICATION_ID, PAYER_ID, SELLER_ID } from "./accounts";
import type { PreapprovalChange, PreapprovalRequest } from "./payment-request";
import { ProviderError, providerTime } from "./provider-error";

/** A subscription paid by card, with Mercado Pago's field names; amounts are reais. */
export interface Preapproval {
  id: string;
  status: "pending" | "authorized" | "paused" | "cancelled";
  reason: string;
  external_reference: string | null;
  payer_id: number;
  payer_email: string;
  back_url: string;
  init_point: string;
  collector_id: number;
  application_id: number;
  date_created: string;
  last_modified: string;
  next_payment_date: string | null;
  payment_method_id: string | null;
  card_id: string | null;
  auto_recurring: {
    frequency: number;
    frequency_type: "days" | "months";
    transaction_amount: number;
    currency_id: "BRL";
    [more: string]: unknown;
  };
  summarized: {
    charged_quantity: number;
    charged_amount: number;
    last_charged_date: string | null;
    semaphore: string;
  };
}

/** One instalment of a subscription. `processed` means only that it was tried: see the payment for the outcome. */
export interface Invoice {
  id: number;
  type: "scheduled";
  status: "processed";
  preapproval_id: string;
  external_reference: string | null;
  reason: string;
  currency_id: "BRL";
  transaction_amount: number;
  debit_date: string;
  date_created: string;
  last_modified: string;
  retry_attempt: number;
  payment: { id: number; status: string; status_detail: string };
}

export const FAILED_INVOICES_THAT_CANCEL = 3;
const ATTEMPTS_PER_INVOICE = 4;

/** A subscription that waits for its payer; `host` serves the checkout. */
export function newPreapproval(
  id: string,
  request: PreapprovalRequest,
  host: string,
  now: number,
): Preapproval {
  return {
    id,
    status: "pending",
    reason: request.reason,
    external_reference: request.external_reference ?? null,
    payer_id: PAYER_ID,
    payer_email: request.payer_email,
    back_url: request.back_url,
    init_point: `http://${host}/mercado-pago/subscriptions/checkout?preapproval_id=${id}`,
    collector_id: SELLER_ID,
    application_id: APPLICATION_ID,
    date_created: providerTime(now),
    last_modified: providerTime(now),
    next_payment_date: request.auto_recurring.start_date ?? null,
    payment_method_id: null,
    card_id: null,
    auto_recurring: request.auto_recurring,
    summarized: { charged_quantity: 0, charged_amount: 0, last_charged_date: null, semaphore: "green" },
  };
}

/** The subscription after a change of status. Cancelled is final. Throws ProviderError 400. */
export function moveTo(preapproval: Preapproval, status: Preapproval["status"], now: number): Preapproval {
  if (preapproval.status === "cancelled" && status !== "cancelled") {
    throw new ProviderError(400, "You can not modify a cancelled preapproval.");
  }
  if (status === "paused" && preapproval.status === "pending") {
    throw new ProviderError(400, "A pending preapproval cannot be paused.");
  }
  return { ...preapproval, status, last_modified: providerTime(now) };
}

/** The subscription after `PUT /preapproval/{id}`. Throws ProviderError 400. */
export function changePreapproval(
  preapproval: Preapproval,
  change: PreapprovalChange,
  now: number,
): Preapproval {
  if (change.status === "authorized" && preapproval.status === "pending") {
    throw new ProviderError(400, "A pending preapproval is authorized by its payer at the init_point.");
  }
  const moved = moveTo(preapproval, change.status ?? preapproval.status, now);
  if (preapproval.status === "cancelled")
    throw new ProviderError(400, "You can not modify a cancelled preapproval.");
  return {
    ...moved,
    reason: change.reason ?? moved.reason,
    back_url: change.back_url ?? moved.back_url,
    external_reference: change.external_reference ?? moved.external_reference,
    card_id: change.card_token_id ?? moved.card_id,
    auto_recurring: { ...moved.auto_recurring, ...change.auto_recurring },
  };
}

/** The subscription after an instalment was paid, with the date of the next one. */
export function afterCharge(preapproval: Preapproval, amount: number, now: number): Preapproval {
  const { summarized, auto_recurring } = preapproval;
  return {
    ...preapproval,
    last_modified: providerTime(now),
    next_payment_date: nextDate(auto_recurring, now),
    summarized: {
      charged_quantity: summarized.charged_quantity + 1,
      charged_amount: Math.round((summarized.charged_amount + amount) * 100) / 100,
      last_charged_date: providerTime(now),
      semaphore: "green",
    },
  };
}

/** How many of the latest instalments failed one after the other. `payments` are oldest first. */
export function failuresInARow(invoices: Invoice[]): number {
  const lastPaid = invoices.findLastIndex((invoice) => invoice.payment.status === "approved");
  return invoices.length - 1 - lastPaid;
}

/** An instalment as it stands when all its attempts are over. */
export function newInvoice(
  id: number,
  preapproval: Preapproval,
  payment: { id: number; status: string; status_detail: string },
  now: number,
): Invoice {
  const at = providerTime(now);
  return {
    id,
    type: "scheduled",
    status: "processed",
    preapproval_id: preapproval.id,
    external_reference: preapproval.external_reference,
    reason: preapproval.reason,
    currency_id: "BRL",
    transaction_amount: preapproval.auto_recurring.transaction_amount,
    debit_date: at,
    date_created: at,
    last_modified: at,
    retry_attempt: payment.status === "approved" ? 0 : ATTEMPTS_PER_INVOICE,
    payment: { id: payment.id, status: payment.status, status_detail: payment.status_detail },
  };
}

function nextDate(recurring: Preapproval["auto_recurring"], now: number): string {
  const date = new Date(now);
  if (recurring.frequency_type === "months") date.setUTCMonth(date.getUTCMonth() + recurring.frequency);
  else date.setUTCDate(date.getUTCDate() + recurring.frequency);
  return providerTime(date.getTime());
}
