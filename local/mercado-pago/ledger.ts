import path from "node:path";
import { Journal } from "../console/journal";
import type { Payment } from "./payment";
import type { Invoice, Preapproval } from "./preapproval";

type Entry =
  | { is: "payment"; payment: Payment; key?: string }
  | { is: "preapproval"; preapproval: Preapproval }
  | { is: "invoice"; invoice: Invoice }
  | { is: "key"; key: string; id: number }
  | { is: "number"; last: number };

/** Everything that exists at the provider, kept in a journal. Lists are oldest first. */
export class Ledger {
  readonly payments = new Map<number, Payment>();
  readonly preapprovals = new Map<string, Preapproval>();
  readonly invoices = new Map<number, Invoice>();
  private readonly keys = new Map<string, number>();
  private readonly journal: Journal<Entry>;
  private last = 1_300_000_000;

  constructor(dir: string) {
    this.journal = new Journal<Entry>(path.join(dir, "mercado-pago.jsonl"), (entry) => this.apply(entry));
  }

  nextNumber(): number {
    return this.last + 1 + Math.floor(Math.random() * 90);
  }

  /** `key` is the idempotency key of the call that made the payment. */
  putPayment(payment: Payment, key?: string): Payment {
    this.record({ is: "payment", payment, key });
    return payment;
  }

  putPreapproval(preapproval: Preapproval): Preapproval {
    this.record({ is: "preapproval", preapproval });
    return preapproval;
  }

  putInvoice(invoice: Invoice): Invoice {
    this.record({ is: "invoice", invoice });
    return invoice;
  }

  /** The number made under an idempotency key, if any. */
  madeUnder(key: string): number | undefined {
    return this.keys.get(key);
  }

  noteKey(key: string, id: number): void {
    this.record({ is: "key", key, id });
  }

  invoicesOf(preapprovalId: string): Invoice[] {
    return [...this.invoices.values()].filter((invoice) => invoice.preapproval_id === preapprovalId);
  }

  /** Forgets everything; numbers are not used a second time. */
  reset(): void {
    for (const map of [this.payments, this.preapprovals, this.invoices, this.keys]) map.clear();
    this.journal.restart({ is: "number", last: this.last });
  }

  close(): void {
    this.journal.close();
  }

  private record(entry: Entry): void {
    this.journal.append(entry);
    this.apply(entry);
  }

  private apply(entry: Entry): void {
    switch (entry.is) {
      case "payment":
        this.payments.set(entry.payment.id, entry.payment);
        if (entry.key !== undefined) this.keys.set(entry.key, entry.payment.id);
        this.last = Math.max(
          this.last,
          entry.payment.id,
          ...entry.payment.refunds.map((refund) => refund.id),
        );
        break;
      case "preapproval":
        this.preapprovals.set(entry.preapproval.id, entry.preapproval);
        break;
      case "invoice":
        this.invoices.set(entry.invoice.id, entry.invoice);
        this.last = Math.max(this.last, entry.invoice.id);
        break;
      case "key":
        this.keys.set(entry.key, entry.id);
        break;
      case "number":
        this.last = entry.last;
    }
  }
}
