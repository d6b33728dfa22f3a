import { readablePrice } from "@/lib/billing/format-price";
import type { PaymentMethod } from "@/lib/billing/plan";
import { planName } from "@/lib/billing/plan-name";
import type { Locale } from "@/lib/i18n/locale";
import type { Translator } from "@/lib/i18n/translator";

/** What people are written about their money. Amounts in cents. */
export type BillingLetter =
  | {
      kind: "receipt";
      number: string;
      plan: string;
      cents: number;
      method: PaymentMethod;
      from: Date;
      until: Date;
    }
  | { kind: "returned"; plan: string; cents: number }
  /** `until`: how long access goes on nevertheless; null when there is none. */
  | { kind: "declined"; plan: string; cents: number; until: Date | null }
  /** `code`: of a PIX that was made ahead; null when it lacks something of the person. */
  | { kind: "renewal"; plan: string; cents: number; until: Date; code: string | null }
  | { kind: "cancelled"; protocol: string; until: Date | null }
  | { kind: "withdrawn"; protocol: string; cents: number };

/** Subject and paragraphs of a letter; pure words, no look. */
export function letterWords(
  t: Translator,
  letter: BillingLetter,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): { subject: string; paragraphs: string[]; code?: string | null; notes: string[] } {
  const day = (at: Date) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(at);
  switch (letter.kind) {
    case "receipt": {
      const { number } = letter;
      const plan = planName(letter.plan, t);
      const method = t(`mail.billing.method.${letter.method}`);
      return {
        subject: t("mail.billing.receipt.subject", { number, plan }),
        paragraphs: [
          t("mail.billing.receipt.text", { amount: price(letter.cents), plan, method }),
          t("mail.billing.receipt.period", { from: day(letter.from), until: day(letter.until) }),
        ],
        notes: [t("mail.billing.receipt.note")],
      };
    }
    case "returned":
      return {
        subject: t("mail.billing.returned.subject", { amount: price(letter.cents) }),
        paragraphs: [
          t("mail.billing.returned.text", { amount: price(letter.cents), plan: planName(letter.plan, t) }),
        ],
        notes: [t("mail.billing.returned.note")],
      };
    case "declined":
      return {
        subject: t("mail.billing.declined.subject"),
        paragraphs: [
          t("mail.billing.declined.text", { amount: price(letter.cents), plan: planName(letter.plan, t) }),
          letter.until
            ? t("mail.billing.declined.grace", { until: day(letter.until) })
            : t("mail.billing.declined.none"),
        ],
        notes: [],
      };
    case "renewal": {
      const { cents, until, code } = letter;
      const plan = planName(letter.plan, t);
      return {
        subject: t("mail.billing.renewal.subject", { until: day(until) }),
        paragraphs: [
          t(code ? "mail.billing.renewal.text" : "mail.billing.renewal.noCode", {
            ...{ plan, until: day(until), amount: price(cents) },
          }),
        ],
        code,
        notes: [t("mail.billing.renewal.note")],
      };
    }
    case "cancelled": {
      const { protocol, until } = letter;
      return {
        subject: t("mail.billing.cancelled.subject", { protocol }),
        paragraphs: [
          t("mail.billing.cancelled.text", { protocol }),
          ...(until ? [t("mail.billing.cancelled.until", { until: day(until) })] : []),
        ],
        notes: [],
      };
    }
    case "withdrawn": {
      const { protocol, cents } = letter;
      return {
        subject: t("mail.billing.withdrawn.subject", { protocol }),
        paragraphs: [t("mail.billing.withdrawn.text", { protocol, amount: price(cents) })],
        notes: [t("mail.billing.returned.note")],
      };
    }
  }
}

function price(cents: number): string {
  return readablePrice(cents / 100);
}
