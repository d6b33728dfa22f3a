import "server-only";
import type { ActionAnswer, UpgradeOrder } from "@/lib/billing/billing-schema";
import { agreeTerms, type Terms } from "@/lib/billing/checkout/agree-terms.server";
import { issueContract, placeContract } from "@/lib/billing/checkout/order-card.server";
import { issuePix, type Payer, placePix } from "@/lib/billing/checkout/order-pix.server";
import {
  type LockedSubscription,
  lockStanding,
  saveStanding,
} from "@/lib/billing/ledger/lock-standing.server";
import { pixDataOf } from "@/lib/billing/payment-view";
import { checkoutCodeExpiry } from "@/lib/billing/pix-code-life";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Payment, Preapproval } from "@/lib/generated/prisma/client";
import { translator } from "@/lib/i18n/translator";

export type Ordered =
  | { kind: "pix"; payment: Payment; payer: Payer }
  | { kind: "card"; contract: Preapproval; email: string }
  | { kind: "scheduled"; startsAt: Date };

/** A key of the click, so that the same one gets the same charge; null without. */
export type Order = Omit<UpgradeOrder, "action"> & { clickKey: string | null };

/**
 * Subscribes to a plan, changes to another, or pays the next period: a PIX code, the provider's page for a card, or, for
 * a plan that costs less than the one that is paid for, a change at its end. Prices are the server's; however often it
 * is asked for at once, one charge comes of it.
 * @throws AppError plan_unknown, coupon_invalid, coupon_used, cpf_needed, plan_current, payment_unavailable, payment_refused
 */
export async function upgradePlan(ctx: Context, order: Order): Promise<ActionAnswer> {
  const ordered = await inTransaction(ctx, (tx) => placeOrder(tx, ctx, order));
  return issueOrder(ctx, ordered);
}

/** Notes what was asked for, under the person's lock; the provider is asked afterwards. */
export async function placeOrder(tx: Tx, ctx: Context, order: Order): Promise<Ordered> {
  const { now, person } = ctx;
  const held = await lockStanding(tx, person.userId, now);
  const { planId, paymentMethod, coupon, clickKey } = order;
  const payer = await loadPayer(tx, person.userId, order);
  const again = clickKey ? await placedBefore(tx, person.userId, clickKey, payer) : null;
  if (again) return again;
  const terms = await agreeTerms(tx, held, { planId, paymentMethod, coupon }, now);
  if (terms.kind === "downgrade" && paymentMethod === "pix") return schedule(tx, held, terms, now);
  if (paymentMethod === "credit_card") {
    return {
      kind: "card",
      contract: await placeContract(tx, held, terms, { clickKey, now }),
      email: payer.email,
    };
  }
  if (!payer.cpf) throw new AppError("cpf_needed", {}, { fields: { "paymentData.payer.cpf": "cpf" } });
  await tx.person.updateMany({ where: { userId: person.userId, cpf: null }, data: { cpf: payer.cpf } });
  const expiresAt = checkoutCodeExpiry(now);
  return { kind: "pix", payment: await placePix(tx, held, terms, { clickKey, expiresAt, now }), payer };
}

/** Asks the provider for what was placed, and words the answer. @throws AppError payment_unavailable, payment_refused */
export async function issueOrder(ctx: Context, ordered: Ordered): Promise<ActionAnswer> {
  const t = translator(ctx.locale);
  const alone: Context<null> = { ...ctx, person: null, tx: null };
  switch (ordered.kind) {
    case "scheduled":
      return {
        success: true,
        message: t("success.plan_scheduled"),
        startsAt: ordered.startsAt.toISOString(),
      };
    case "pix": {
      const payment = await issuePix(alone, ordered.payment, ordered.payer);
      const answer = { success: true as const, message: t("success.pix_ready"), paymentId: payment.id };
      return { ...answer, pixData: pixDataOf(payment), redirectUrl: null };
    }
    case "card": {
      const { id, initPoint } = await issueContract(alone, ordered.contract, ordered.email);
      const answer = { success: true as const, message: t("success.checkout_ready"), paymentId: id };
      return { ...answer, pixData: null, redirectUrl: initPoint };
    }
  }
}

/** A plan for less follows the one in force: by PIX there is nothing to pay until then. */
async function schedule(
  tx: Tx,
  held: LockedSubscription,
  { plan, change }: Terms,
  now: Date,
): Promise<Ordered> {
  if (held.nextPlanId === plan.id) throw new AppError("plan_current");
  const isResumed = held.status === "cancelled";
  await saveStanding(tx, {
    ...held,
    ...(isResumed ? { status: "active" as const, cancelledAt: null } : {}),
    ...{ nextPlanId: plan.id, nextPlanAt: change.startsAt, autoRenew: true, method: "pix", graceUntil: null },
  });
  await tx.preapproval.updateMany({
    where: { userId: held.userId, status: { not: "cancelled" } },
    data: { wanted: "cancelled", nextCheckAt: now },
  });
  return { kind: "scheduled", startsAt: change.startsAt };
}

async function placedBefore(tx: Tx, userId: string, clickKey: string, payer: Payer): Promise<Ordered | null> {
  const key = { userId_clickKey: { userId, clickKey } };
  const payment = await tx.payment.findUnique({ where: key });
  if (payment) return { kind: "pix", payment, payer };
  const contract = await tx.preapproval.findUnique({ where: key });
  return contract && { kind: "card", contract, email: payer.email };
}

/** Who pays: the account's own address, which the provider compares, and what was given of the rest. */
async function loadPayer(tx: Tx, userId: string, { paymentData }: Order): Promise<Payer> {
  const { profile, cpf } = await tx.person.findUniqueOrThrow({
    where: { userId },
    select: { cpf: true, profile: { select: { name: true, email: true } } },
  });
  const given = paymentData?.payer;
  const [first = "", ...others] = profile.name.trim().split(/\s+/);
  return {
    email: profile.email,
    firstName: given?.first_name ?? first,
    lastName: given?.last_name || others.join(" ") || first,
    cpf: given?.cpf ?? cpf ?? "",
  };
}
