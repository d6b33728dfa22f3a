import { randomBytes, randomUUID } from "node:crypto";
import { HOUR_MS } from "@/lib/durations";
import { deliver } from "../console/deliver";
import type { Feed } from "../console/feed";
import type { Retries } from "../console/retries";
import type { Ledger } from "./ledger";
import { type News, notificationBody, paymentNews, preapprovalNews } from "./notification";
import {
  actOnPayment,
  hasExpired,
  type Payment,
  type PaymentAction,
  type Refund,
  refundable,
} from "./payment";
import { cardPayment, pixPayment } from "./payment-record";
import type { PaymentRequest, PreapprovalChange, PreapprovalRequest } from "./payment-request";
import {
  afterCharge,
  changePreapproval,
  FAILED_INVOICES_THAT_CANCEL,
  failuresInARow,
  type Invoice,
  moveTo,
  newInvoice,
  newPreapproval,
  type Preapproval,
} from "./preapproval";
import { ProviderError, providerTime } from "./provider-error";
import { notificationSignature } from "./signature";

export interface MercadoPagoSettings {
  /** Where the application takes notifications; also its origin, the only one that is notified. */
  webhookUrl: string;
  webhookSecret: string;
}

export interface CardChoice {
  brand: "visa" | "master" | "elo";
  lastFour: string;
}

const NOTIFICATION_TIMEOUT_MS = 22_000;
/** Mercado Pago repeats every 15 minutes what was not answered with 200 or 201. */
const REPEAT_MS = 15 * 60_000;

/** The provider's side of payments and subscriptions. Changes are answered with the news that they make. */
export class MercadoPago {
  private readonly clock: NodeJS.Timeout;

  constructor(
    readonly ledger: Ledger,
    private readonly settings: MercadoPagoSettings,
    private readonly feed: Feed,
    private readonly retries: Retries,
  ) {
    this.clock = setInterval(() => this.expireOverdue(), 2000).unref();
  }

  /** A PIX charge; the same idempotency key answers the same payment again. `host` serves the ticket page. */
  createPayment(request: PaymentRequest, key: string, host: string): Payment {
    const known = this.ledger.madeUnder(key);
    const earlier = known === undefined ? undefined : this.ledger.payments.get(known);
    if (earlier) return earlier;
    const now = Date.now();
    const id = this.ledger.nextNumber();
    const payment = this.ledger.putPayment(pixPayment(id, request, host, now), key);
    this.announce({
      topic: "payment",
      id: String(id),
      action: "payment.created",
      url: payment.notification_url,
    });
    return payment;
  }

  payment(id: string): Payment {
    const payment = this.ledger.payments.get(Number(id));
    if (!payment)
      throw new ProviderError(404, "Payment not found", [{ code: 2000, description: "Payment not found" }]);
    return payment;
  }

  /** `amount` replaces what was paid (approve) or says how much is given back (refund). */
  act(id: string, action: PaymentAction, amount?: number): { payment: Payment; news: News[] } {
    const before = this.payment(id);
    const now = Date.now();
    const asked =
      action === "approve" && amount !== undefined ? { ...before, transaction_amount: amount } : before;
    const refund: Omit<Refund, "payment_id"> = {
      id: this.ledger.nextNumber(),
      amount: amount ?? refundable(before),
      status: "approved",
      date_created: providerTime(now),
    };
    const payment = this.ledger.putPayment(actOnPayment(asked, action, now, refund));
    this.feed.tell({ kind: "payments" });
    return { payment, news: [paymentNews(payment)] };
  }

  /** A refund asked for by the application; the same idempotency key answers the same refund again. */
  refund(id: string, amount: number | undefined, key: string): Refund {
    const known = this.ledger.madeUnder(key);
    const earlier = this.payment(id).refunds.find((refund) => refund.id === known);
    if (earlier) return earlier;
    const { payment, news } = this.act(id, "refund", amount);
    const made = payment.refunds.at(-1)!;
    this.ledger.noteKey(key, made.id);
    for (const item of news) this.announce(item);
    return made;
  }

  createPreapproval(request: PreapprovalRequest, host: string): Preapproval {
    const now = Date.now();
    const id = randomBytes(16).toString("hex");
    const preapproval = this.ledger.putPreapproval(newPreapproval(id, request, host, now));
    this.announce(preapprovalNews(preapproval, "created"));
    return preapproval;
  }

  preapproval(id: string): Preapproval {
    const preapproval = this.ledger.preapprovals.get(id);
    if (!preapproval) throw new ProviderError(404, `The preapproval with id ${id} does not exist`);
    return preapproval;
  }

  invoice(id: string): Invoice {
    const invoice = this.ledger.invoices.get(Number(id));
    if (!invoice) throw new ProviderError(404, `The authorized payment with id ${id} does not exist`);
    return invoice;
  }

  changePreapproval(id: string, change: PreapprovalChange): Preapproval {
    const changed = this.ledger.putPreapproval(changePreapproval(this.preapproval(id), change, Date.now()));
    this.announce(preapprovalNews(changed));
    return changed;
  }

  /** The payer agrees at the checkout, with a card of which only brand and last digits exist. */
  authorize(id: string, card: CardChoice): { preapproval: Preapproval; news: News[] } {
    const now = Date.now();
    const moved = moveTo(this.preapproval(id), "authorized", now);
    const authorized = {
      ...moved,
      payment_method_id: card.brand,
      card_id: card.lastFour,
      next_payment_date: moved.next_payment_date ?? providerTime(now + HOUR_MS),
    };
    return this.keepPreapproval(authorized);
  }

  move(id: string, status: "paused" | "cancelled"): { preapproval: Preapproval; news: News[] } {
    return this.keepPreapproval(moveTo(this.preapproval(id), status, Date.now()));
  }

  /**
   * One instalment, paid or, after all its attempts, declined. The third declined in a row cancels the subscription.
   * Throws ProviderError 400 unless the subscription is authorized.
   */
  charge(
    id: string,
    paid: boolean,
    amount?: number,
  ): { preapproval: Preapproval; payment: Payment; news: News[] } {
    const preapproval = this.preapproval(id);
    if (preapproval.status !== "authorized")
      throw new ProviderError(400, `A ${preapproval.status} preapproval is not charged.`);
    const now = Date.now();
    const payment = this.ledger.putPayment(
      cardPayment(this.ledger.nextNumber(), preapproval, paid, amount, now),
    );
    const invoice = this.ledger.putInvoice(newInvoice(this.ledger.nextNumber(), preapproval, payment, now));
    const news = [
      { ...paymentNews(payment), action: "payment.created" },
      { topic: "subscription_authorized_payment" as const, id: String(invoice.id), action: "created" },
    ];
    const failed = failuresInARow(this.ledger.invoicesOf(id)) >= FAILED_INVOICES_THAT_CANCEL;
    const charged = paid ? afterCharge(preapproval, payment.transaction_amount, now) : preapproval;
    const after = this.keepPreapproval(!paid && failed ? moveTo(charged, "cancelled", now) : charged);
    return {
      preapproval: after.preapproval,
      payment,
      news: paid || !failed ? news : [...news, ...after.news],
    };
  }

  /** Notifies now, `times` copies at once, and answers the HTTP status of each. */
  notify(news: News, times = 1): Promise<number[]> {
    const body = newBody(news);
    return Promise.all(Array.from({ length: times }, () => this.deliver(news, body)));
  }

  /** Notifies in the background, again every 15 minutes until it is accepted. */
  announce(news: News): void {
    this.feed.tell({ kind: "payments" });
    this.keepTelling(news, [0, REPEAT_MS]);
  }

  /** The same for news that were delivered once already, in vain. */
  announceAgain(news: News): void {
    this.keepTelling(news, [REPEAT_MS]);
  }

  close(): void {
    clearInterval(this.clock);
  }

  private keepTelling(news: News, pauses: number[]): void {
    const body = newBody(news);
    this.retries.begin(pauses, async () => [200, 201].includes(await this.deliver(news, body)));
  }

  private keepPreapproval(preapproval: Preapproval): { preapproval: Preapproval; news: News[] } {
    this.ledger.putPreapproval(preapproval);
    this.feed.tell({ kind: "payments" });
    return { preapproval, news: [preapprovalNews(preapproval)] };
  }

  private expireOverdue(): void {
    const now = Date.now();
    for (const payment of this.ledger.payments.values()) {
      if (!hasExpired(payment, now)) continue;
      for (const news of this.act(String(payment.id), "expire").news) this.announce(news);
    }
  }

  private deliver(news: News, body: string): Promise<number> {
    const requestId = randomUUID();
    const seconds = Math.floor(Date.now() / 1000);
    const url = new URL(this.addressFor(news));
    url.searchParams.set("data.id", news.id);
    url.searchParams.set("type", news.topic);
    return deliver(
      url.href,
      {
        "x-signature": notificationSignature(this.settings.webhookSecret, news.id, requestId, seconds),
        "x-request-id": requestId,
        "user-agent": "MercadoPago WebHook v1.0 payment",
      },
      body,
      NOTIFICATION_TIMEOUT_MS,
    );
  }

  private addressFor({ url }: News): string {
    const { webhookUrl } = this.settings;
    return url && new URL(url).origin === new URL(webhookUrl).origin ? url : webhookUrl;
  }
}

function newBody(news: News): string {
  return JSON.stringify(notificationBody(news, Date.now()));
}
