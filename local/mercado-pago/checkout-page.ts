import { document } from "../console/page/document";
import { html } from "../console/page/html";
import type { Payment } from "./payment";
import type { Preapproval } from "./preapproval";

const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
const BRANDS = [
  ["master", "Mastercard"],
  ["visa", "Visa"],
  ["elo", "Elo"],
] as const;

/** Where the payer agrees to a subscription, with a card that is only a brand and four digits. */
export function checkoutPage(preapproval: Preapproval, declined: boolean): string {
  const { auto_recurring: terms, back_url, payer_email, reason, status } = preapproval;
  const every =
    terms.frequency_type === "months"
      ? terms.frequency === 1
        ? "mês"
        : `${terms.frequency} meses`
      : `${terms.frequency} dias`;
  const open = status === "pending";
  return document(
    "Assinar · pagamento de mentira",
    html`<main class="sheet">
      <p class="small">Mercado Pago de mentira · nada é cobrado de ninguém</p>
      <h1>${reason}</h1>
      <p><span class="price">${money.format(terms.transaction_amount)}</span> a cada ${every}</p>
      <p class="small">Para ${payer_email}</p>
      ${declined && html`<p role="alert">O cartão foi recusado. Tente outro ou volte sem assinar.</p>`}
      ${
        open
          ? html`<form method="post">
            <fieldset><legend>Bandeira</legend>
              ${BRANDS.map(([value, words], index) => html`<label><input type="radio" name="brand" value="${value}" ${index === 0 && html`checked`}> ${words}</label>`)}
            </fieldset>
            <label for="lastFour">Final do cartão de teste</label>
            <input id="lastFour" name="lastFour" inputmode="numeric" pattern="[0-9]{4}" maxlength="4" value="3704" required autocomplete="off">
            <div class="actions">
              <button class="action main" name="decision" value="approve">Aprovar</button>
              <button class="action" name="decision" value="refuse">Recusar o cartão</button>
            </div>
          </form>`
          : html`<p>Esta assinatura não espera mais um cartão.</p>`
      }
      <a href="${back_url}">Voltar ao Garfo</a>
    </main>`,
  );
}

/** The charge as a bank's app would meet it, with a button that pays it. */
export function ticketPage(payment: Payment, code: Record<string, unknown>): string {
  return document(
    "PIX · pagamento de mentira",
    html`<main class="sheet">
      <p class="small">Mercado Pago de mentira · nada é cobrado de ninguém</p>
      <h1>${payment.description ?? "Pagamento por PIX"}</h1>
      <p class="price">${money.format(payment.transaction_amount)}</p>
      ${
        payment.status === "pending"
          ? html`<img alt="Código QR do PIX" src="data:image/png;base64,${String(code.qr_code_base64)}">
            <code>${String(code.qr_code)}</code>
            <form method="post"><button class="action main">Pagar</button></form>`
          : html`<p>${payment.status === "approved" ? "Pago. Pode voltar ao Garfo." : "Este código não pode mais ser pago."}</p>`
      }
    </main>`,
  );
}
