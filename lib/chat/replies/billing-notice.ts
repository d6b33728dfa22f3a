import { readablePrice } from "@/lib/billing/format-price";
import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import type { Format } from "@/lib/chat/replies/format";

/** What is said about money. */
export type BillingNotice =
  | {
      kind: "billing_when";
      is: "trial" | "renews" | "ends" | "over";
      plan: string;
      until: string;
      timeZone: string;
      url: string;
    }
  /** The code itself follows as a message of its own. */
  | { kind: "pix_coming"; plan: string; cents: number }
  | { kind: "pix_needs_cpf"; url: string }
  /** In reais, for so many days. */
  | { kind: "prices"; url: string; plans: { name: string; price: number; days: number }[] }
  | { kind: "cancel_how"; url: string; isRunning: boolean };

const KINDS: readonly string[] = [
  "billing_when",
  "pix_coming",
  "pix_needs_cpf",
  "prices",
  "cancel_how",
] satisfies BillingNotice["kind"][];

export function isBilling(notice: { kind: string }): notice is BillingNotice {
  return KINDS.includes(notice.kind);
}

export function billingReply({ t, locale }: Format, notice: BillingNotice): OutboundContent[] {
  return [{ type: "text", body: words() }];

  function words(): string {
    switch (notice.kind) {
      case "billing_when": {
        const { is, plan, url, timeZone, until } = notice;
        const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(until));
        return t(`chat.billing.when.${is}`, { plan, day, url });
      }
      case "pix_coming":
        return t("chat.billing.pixComing", { plan: notice.plan, amount: readablePrice(notice.cents / 100) });
      case "prices": {
        const lines = notice.plans.map(({ name, price, days }) =>
          t("chat.billing.priceLine", { plan: name, amount: readablePrice(price), days }),
        );
        return [t("chat.billing.prices"), ...lines, t("chat.billing.pricesWhere", { url: notice.url })].join(
          "\n",
        );
      }
      case "pix_needs_cpf":
        return t("chat.billing.pixNeedsCpf", { url: notice.url });
      case "cancel_how":
        return t(notice.isRunning ? "chat.billing.cancelHow" : "chat.billing.cancelNothing", {
          url: notice.url,
        });
    }
  }
}
