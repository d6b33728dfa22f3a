import "server-only";
import { orderByChat } from "@/lib/billing/checkout/order-by-chat.server";
import { saidUntil } from "@/lib/billing/grace";
import { listPlans } from "@/lib/billing/list-plans.server";
import { planAt, statusAt } from "@/lib/billing/subscription";
import type { Sender } from "@/lib/chat/logging/find-sender.server";
import type { BillingNotice } from "@/lib/chat/replies/billing-notice";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** Commands about money, which are answered with and without a subscription. */
export type BillingCommand = "subscription" | "pay_pix" | "cancel_subscription" | "price";

const COMMANDS: readonly string[] = [
  "subscription",
  "pay_pix",
  "cancel_subscription",
  "price",
] satisfies BillingCommand[];

export function isBillingCommand(kind: string | null | undefined): kind is BillingCommand {
  return typeof kind === "string" && COMMANDS.includes(kind);
}

/** Answers when the subscription ends, notes a charge to be sent as a code, or says how to cancel. */
export async function answerBilling(
  ctx: Context<Sender> & { tx: Tx },
  { command, messageId }: { command: BillingCommand; messageId: string },
): Promise<BillingNotice> {
  const { tx, person, now } = ctx;
  const url = `${env().NEXT_PUBLIC_APP_URL}/subscription`;
  if (command === "price") {
    const plans = (await listPlans()).filter(({ price }) => price > 0);
    return {
      kind: "prices",
      url,
      plans: plans.map(({ name, price, duration_days }) => ({ name, price, days: duration_days })),
    };
  }
  const held = await tx.subscription.findFirst({ where: { userId: person.userId, current: true } });
  if (command === "pay_pix") {
    try {
      const order = await orderByChat(ctx, { messageId });
      return order
        ? { kind: "pix_coming", plan: order.plan, cents: order.cents }
        : { kind: "pix_needs_cpf", url };
    } catch (error) {
      // A plan that is no longer sold: the site shows what is.
      if (!(error instanceof AppError)) throw error;
      return { kind: "pix_needs_cpf", url };
    }
  }
  const status = held ? statusAt(held, now) : "expired";
  const runs = held !== null && (status === "active" || status === "trial");
  if (command === "cancel_subscription") return { kind: "cancel_how", url, isRunning: runs };
  const plan = held && (await tx.plan.findUnique({ where: { id: planAt(held, now) } }));
  const is = runs ? (status === "trial" ? "trial" : held.autoRenew ? "renews" : "ends") : "over";
  return {
    ...{ kind: "billing_when", is, plan: plan?.name ?? "", url },
    until: (held ? saidUntil(held, now) : now).toISOString(),
    timeZone: person.timeZone,
  };
}
