import "server-only";
import { accessEnd } from "@/lib/billing/grace";
import { countPayment } from "@/lib/billing/ledger/count-payment.server";
import { type FoundPayment, findPayment, rowFor } from "@/lib/billing/ledger/find-payment.server";
import {
  type LockedSubscription,
  lockStandingOf,
  saveStanding,
} from "@/lib/billing/ledger/lock-standing.server";
import { takeBack } from "@/lib/billing/ledger/take-back.server";
import { mailBilling, mailRefundDue } from "@/lib/billing/letters/mail-billing.server";
import { factOf, OPEN_STATES, PAYMENT_TRANSITIONS, type PaymentState } from "@/lib/billing/payment-state";
import { failed, settlementRefusal } from "@/lib/billing/settlement";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import type { Payment } from "@/lib/generated/prisma/client";
import type { ProviderPayment } from "@/lib/integrations/mercado-pago/payments";
import { log } from "@/lib/log";

/** Where a payment stands after what the provider told of it; null when it is none of ours. */
export type Settled = { id: string; userId: string | null; state: PaymentState };

/**
 * Brings a payment to what the provider says it is, and the subscription with it, in one transaction under the person's
 * lock. Told the same again, or something older, it changes nothing.
 */
export function settlePayment(ctx: Context<null>, given: ProviderPayment): Promise<Settled | null> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findPayment(tx, given);
    if (!seen) return null;
    const held = await lockStandingOf(tx, seen.userId, ctx.now);
    // What was read before the lock may have moved meanwhile.
    const found = await findPayment(tx, given);
    if (!found) return null;
    const payment = await rowFor(tx, given, found);
    const state = await move({ tx, now: ctx.now, given, found, held }, payment);
    return { id: payment.id, userId: found.userId, state };
  });
}

export type Moving = {
  tx: Tx;
  now: Date;
  given: ProviderPayment;
  found: FoundPayment;
  held: LockedSubscription | null;
};

async function move(moving: Moving, payment: Payment): Promise<PaymentState> {
  const { tx, given } = moving;
  const fact = factOf(given.status);
  const next = fact && PAYMENT_TRANSITIONS[payment.state][fact];
  const isOpen = (OPEN_STATES as readonly string[]).includes(payment.state);
  if (!fact) log().warn({ payment: payment.id, status: given.status }, "a status nobody knows");
  const learnt = { providerId: given.id, refundedCents: given.refundedCents };
  if (!next || next === "pending") {
    const pix = isOpen && given.pix ? { qrCode: given.pix.code, qrImage: given.pix.image } : {};
    const state = next ?? payment.state;
    await tx.payment.update({ where: { id: payment.id }, data: { ...learnt, ...pix, state } });
    return state;
  }
  await tx.payment.update({ where: { id: payment.id }, data: learnt });
  switch (next) {
    case "paid":
      return receive(moving, payment);
    case "failed":
      return fail(moving, payment);
    default:
      await takeBack(moving, payment, next === "charged_back" ? "charged_back" : "refunded");
      return next;
  }
}

/** Money came in: it counts, or is to be given back. */
async function receive(moving: Moving, payment: Payment): Promise<PaymentState> {
  const { tx, now, given, held, found } = moving;
  const { contract } = found;
  const why = settlementRefusal(held, {
    ...{ amountCents: given.amountCents, currency: given.currency, period: payment.period },
    expectedCents:
      contract && contract.charges > 0 ? [contract.priceCents, contract.firstCents] : [payment.amountCents],
    isWanted: contract ? contract.wanted === "authorized" : null,
  });
  if (!why && held) {
    await countPayment(moving, held, payment);
    return "paid";
  }
  const paidCents = given.amountCents;
  const gone = { qrCode: null, qrImage: null, nextCheckAt: null };
  const data = { state: "refund_due" as const, why, paidCents, paidAt: now, ...gone };
  await tx.payment.update({ where: { id: payment.id }, data });
  log().warn({ payment: payment.id, why }, "a payment is to be given back");
  if (why === "second_approval" || why === "amount" || why === "after_cancel" || why === "account_gone") {
    await mailRefundDue(tx, { id: payment.id, providerId: given.id, paidCents }, why);
  }
  return "refund_due";
}

/** No money will come of it. */
async function fail(moving: Moving, payment: Payment): Promise<PaymentState> {
  const { tx, now, given, held, found } = moving;
  const why = given.status === "rejected" ? "rejected" : "expired";
  const data = { state: "failed" as const, why, nextCheckAt: null, qrCode: null, qrImage: null };
  await tx.payment.update({ where: { id: payment.id }, data });
  if (!held) return "failed";
  const { contract } = found;
  if (contract) {
    if (contract.wanted !== "authorized") return "failed";
    const after = { ...held, ...failed(held) };
    await saveStanding(tx, after);
    const end = accessEnd(after);
    const plan = await tx.plan.findUniqueOrThrow({ where: { id: payment.planId } });
    const letter = { plan: plan.name, cents: given.amountCents, until: end > now ? end : null };
    await mailBilling(tx, held.userId, { kind: "declined", ...letter }, `declined:${payment.id}`);
    return "failed";
  }
  const waits = { userId: held.userId, id: { not: payment.id }, state: { in: [...OPEN_STATES] } };
  if (held.status === "pending_payment" && (await tx.payment.count({ where: waits })) === 0) {
    await saveStanding(tx, { ...held, ...failed(held) });
  }
  return "failed";
}
