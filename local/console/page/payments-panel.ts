import type { Ledger } from "../../mercado-pago/ledger";
import type { Payment } from "../../mercado-pago/payment";
import type { Preapproval } from "../../mercado-pago/preapproval";
import { type Html, html } from "./html";

const SHOWN = 50;
const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

const PAYMENT_WORDS: Record<Payment["status"], string> = {
  pending: "Aguardando",
  approved: "Aprovado",
  rejected: "Recusado",
  cancelled: "Expirado",
  refunded: "Estornado",
  charged_back: "Contestado",
};

const SUBSCRIPTION_WORDS: Record<Preapproval["status"], string> = {
  pending: "Aguardando cartão",
  authorized: "Autorizada",
  paused: "Pausada",
  cancelled: "Cancelada",
};

export function paymentsPanel(ledger: Ledger): Html {
  return html`<section class="panel" id="payments" aria-labelledby="payments-title">
    <h2 id="payments-title">Pagamentos</h2>
    <ol class="bills" id="bills">${bills(ledger)}</ol>
  </section>`;
}

export function bills(ledger: Ledger): Html {
  const rows = [
    ...[...ledger.preapprovals.values()].map((item) => ({ at: item.date_created, row: subscription(item) })),
    ...[...ledger.payments.values()].map((item) => ({ at: item.date_created, row: payment(item) })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  if (rows.length === 0) {
    return html`<li class="empty" id="no-bills">Nenhuma cobrança ainda. Escolha um plano no aplicativo e ela aparece
      aqui, para aprovar, recusar ou deixar expirar.</li>`;
  }
  return html`${rows.slice(0, SHOWN).map(({ row }) => row)}`;
}

function payment(item: Payment): Html {
  const pix = item.payment_method_id === "pix";
  const kept = item.transaction_amount_refunded > 0 && item.status === "approved";
  const call = (action: string, words: string, main = false) =>
    actionButton(`payments/${item.id}/${action}`, words, main);
  return html`<li id="payment-${item.id}">
    <div class="bill">
      <strong>${pix ? "PIX" : `Cartão final ${item.card.last_four_digits ?? ""}`} · ${money.format(item.transaction_amount)}</strong>
      <span class="badge ${item.status}">${kept ? "Estorno parcial" : PAYMENT_WORDS[item.status]}</span>
      <span class="small">${item.payer.email} · ${item.description ?? item.external_reference ?? ""} · nº ${item.id}</span>
    </div>
    <div class="actions">
      ${item.status === "pending" && [call("approve", "Aprovar", true), call("reject", "Recusar"), call("expire", "Expirar")]}
      ${(item.status === "cancelled" || item.status === "rejected") && pix && call("approve", "Aprovar com atraso")}
      ${item.status === "approved" && [call("refund", "Estornar"), call("chargeback", "Contestar")]}
    </div>
  </li>`;
}

function subscription(item: Preapproval): Html {
  const { frequency, frequency_type: unit, transaction_amount } = item.auto_recurring;
  const every = unit === "months" ? (frequency === 1 ? "mês" : `${frequency} meses`) : `${frequency} dias`;
  const call = (action: string, words: string, main = false) =>
    actionButton(`preapprovals/${item.id}/${action}`, words, main);
  return html`<li id="subscription-${item.id}">
    <div class="bill">
      <strong>${item.reason} · ${money.format(transaction_amount)} a cada ${every}</strong>
      <span class="badge ${item.status}">${SUBSCRIPTION_WORDS[item.status]}</span>
      <span class="small">${item.payer_email}${item.card_id && ` · ${item.payment_method_id} final ${item.card_id}`}</span>
    </div>
    <div class="actions">
      ${
        item.status === "pending" && [
          call("authorize", "Autorizar", true),
          html`<a class="action" href="/mercado-pago/subscriptions/checkout?preapproval_id=${item.id}" target="_blank" rel="noopener">Abrir a página</a>`,
        ]
      }
      ${item.status === "authorized" && [call("charge", "Cobrar agora", true), call("decline", "Recusar cobrança"), call("pause", "Pausar")]}
      ${item.status === "paused" && call("authorize", "Retomar", true)}
      ${item.status !== "cancelled" && call("cancel", "Cancelar")}
    </div>
  </li>`;
}

function actionButton(path: string, words: string, main: boolean): Html {
  const id = path.replaceAll("/", "-");
  return html`<button type="button" class="action ${main ? "main" : ""}" id="${id}" data-call="/control/mercado-pago/${path}">${words}</button>`;
}
