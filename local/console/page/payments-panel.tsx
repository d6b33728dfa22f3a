/** @jsxImportSource hono/jsx */
import { interval } from "../../mercado-pago/checkout-page";
import type { Ledger } from "../../mercado-pago/ledger";
import type { Payment } from "../../mercado-pago/payment";
import type { Preapproval } from "../../mercado-pago/preapproval";

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

export function PaymentsPanel({ ledger }: { ledger: Ledger }) {
  return (
    <section class="panel" id="payments" aria-labelledby="payments-title">
      <h2 id="payments-title">Pagamentos</h2>
      <ol class="bills" id="bills">
        <Bills ledger={ledger} />
      </ol>
    </section>
  );
}

export function Bills({ ledger }: { ledger: Ledger }) {
  const rows = [
    ...[...ledger.preapprovals.values()].map((item) => ({
      at: item.date_created,
      row: <SubscriptionBill item={item} />,
    })),
    ...[...ledger.payments.values()].map((item) => ({
      at: item.date_created,
      row: <PaymentBill item={item} />,
    })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  if (rows.length === 0) {
    return (
      <li class="empty" id="no-bills">
        Nenhuma cobrança ainda. Escolha um plano no aplicativo e ela aparece aqui, para aprovar, recusar ou
        deixar expirar.
      </li>
    );
  }
  return <>{rows.slice(0, SHOWN).map(({ row }) => row)}</>;
}

function PaymentBill({ item }: { item: Payment }) {
  const { id, status } = item;
  const pix = item.payment_method_id === "pix";
  const partly = item.transaction_amount_refunded > 0 && status === "approved";
  const path = `payments/${id}`;
  return (
    <li id={`payment-${id}`}>
      <div class="bill">
        <strong>
          {pix ? "PIX" : `Cartão final ${item.card.last_four_digits ?? ""}`} ·{" "}
          {money.format(item.transaction_amount)}
        </strong>
        <span class={`badge ${status}`}>{partly ? "Estorno parcial" : PAYMENT_WORDS[status]}</span>
        <span class="small">
          {item.payer.email} · {item.description ?? item.external_reference ?? ""} · nº {id}
        </span>
      </div>
      <div class="actions">
        {status === "pending" && (
          <>
            <Action path={`${path}/approve`} words="Aprovar" main />
            <Action path={`${path}/reject`} words="Recusar" />
            <Action path={`${path}/expire`} words="Expirar" />
          </>
        )}
        {(status === "cancelled" || status === "rejected") && pix && (
          <Action path={`${path}/approve`} words="Aprovar com atraso" />
        )}
        {status === "approved" && (
          <>
            <Action path={`${path}/refund`} words="Estornar" />
            <Action path={`${path}/chargeback`} words="Contestar" />
          </>
        )}
      </div>
    </li>
  );
}

function SubscriptionBill({ item }: { item: Preapproval }) {
  const { id, status, auto_recurring: terms } = item;
  const path = `preapprovals/${id}`;
  return (
    <li id={`subscription-${id}`}>
      <div class="bill">
        <strong>
          {item.reason} · {money.format(terms.transaction_amount)} a cada {interval(terms)}
        </strong>
        <span class={`badge ${status}`}>{SUBSCRIPTION_WORDS[status]}</span>
        <span class="small">
          {item.payer_email}
          {item.card_id && ` · ${item.payment_method_id} final ${item.card_id}`}
        </span>
      </div>
      <div class="actions">
        {status === "pending" && (
          <>
            <Action path={`${path}/authorize`} words="Autorizar" main />
            <a
              class="action"
              href={`/mercado-pago/subscriptions/checkout?preapproval_id=${id}`}
              target="_blank"
              rel="noopener"
            >
              Abrir a página
            </a>
          </>
        )}
        {status === "authorized" && (
          <>
            <Action path={`${path}/charge`} words="Cobrar agora" main />
            <Action path={`${path}/decline`} words="Recusar cobrança" />
            <Action path={`${path}/pause`} words="Pausar" />
          </>
        )}
        {status === "paused" && <Action path={`${path}/authorize`} words="Retomar" main />}
        {status !== "cancelled" && <Action path={`${path}/cancel`} words="Cancelar" />}
      </div>
    </li>
  );
}

function Action({ path, words, main = false }: { path: string; words: string; main?: boolean }) {
  return (
    <button
      type="button"
      class={main ? "action main" : "action"}
      id={path.replaceAll("/", "-")}
      data-call={`/control/mercado-pago/${path}`}
    >
      {words}
    </button>
  );
}
