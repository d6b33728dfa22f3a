/** @jsxImportSource hono/jsx */
import { Page } from "../console/page/page";
import type { CardChoice } from "./mercado-pago";
import type { Payment } from "./payment";
import type { Preapproval } from "./preapproval";

const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
const BRAND_NAMES: Record<CardChoice["brand"], string> = { master: "Mastercard", visa: "Visa", elo: "Elo" };
export const CARD_BRANDS = Object.keys(BRAND_NAMES) as CardChoice["brand"][];

/** Where the payer agrees to a subscription, with a card that is only a brand and four digits. */
export function CheckoutPage({ preapproval, declined }: { preapproval: Preapproval; declined: boolean }) {
  const { auto_recurring: terms, back_url, payer_email, reason, status } = preapproval;
  return (
    <Page title="Assinar · pagamento de mentira">
      <main class="sheet">
        <p class="small">Mercado Pago de mentira · nada é cobrado de ninguém</p>
        <h1>{reason}</h1>
        <p>
          <span class="price">{money.format(terms.transaction_amount)}</span> a cada {interval(terms)}
        </p>
        <p class="small">Para {payer_email}</p>
        {declined && <p role="alert">O cartão foi recusado. Tente outro ou volte sem assinar.</p>}
        {status === "pending" ? <CardForm /> : <p>Esta assinatura não espera mais um cartão.</p>}
        <a href={back_url}>Voltar ao Garfo</a>
      </main>
    </Page>
  );
}

function CardForm() {
  return (
    <form method="post">
      <fieldset>
        <legend>Bandeira</legend>
        {CARD_BRANDS.map((brand, index) => (
          <label>
            <input type="radio" name="brand" value={brand} checked={index === 0} /> {BRAND_NAMES[brand]}
          </label>
        ))}
      </fieldset>
      <label for="lastFour">Final do cartão de teste</label>
      <input
        id="lastFour"
        name="lastFour"
        value="3704"
        inputmode="numeric"
        pattern="[0-9]{4}"
        maxlength={4}
        required
        autocomplete="off"
      />
      <div class="actions">
        <button type="submit" class="action main" name="decision" value="approve">
          Aprovar
        </button>
        <button type="submit" class="action" name="decision" value="refuse">
          Recusar o cartão
        </button>
      </div>
    </form>
  );
}

/** The charge as a bank's app would meet it, with a button that pays it. */
export function TicketPage({ payment, code }: { payment: Payment; code: Record<string, unknown> }) {
  return (
    <Page title="PIX · pagamento de mentira">
      <main class="sheet">
        <p class="small">Mercado Pago de mentira · nada é cobrado de ninguém</p>
        <h1>{payment.description ?? "Pagamento por PIX"}</h1>
        <p class="price">{money.format(payment.transaction_amount)}</p>
        {payment.status === "pending" ? (
          <>
            <img alt="Código QR do PIX" src={`data:image/png;base64,${code.qr_code_base64}`} />
            <code>{String(code.qr_code)}</code>
            <form method="post">
              <button type="submit" class="action main">
                Pagar
              </button>
            </form>
          </>
        ) : (
          <p>
            {payment.status === "approved"
              ? "Pago. Pode voltar ao Garfo."
              : "Este código não pode mais ser pago."}
          </p>
        )}
      </main>
    </Page>
  );
}

/** How often a subscription is charged: "mês", "3 meses", "7 dias". */
export function interval({ frequency, frequency_type: unit }: Preapproval["auto_recurring"]): string {
  if (unit === "days") return `${frequency} dias`;
  return frequency === 1 ? "mês" : `${frequency} meses`;
}
