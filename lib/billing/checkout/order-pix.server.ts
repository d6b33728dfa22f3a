import "server-only";
import { nextCheckAt } from "@/lib/billing/check-schedule";
import type { Terms } from "@/lib/billing/checkout/agree-terms.server";
import { type LockedSubscription, saveStanding } from "@/lib/billing/ledger/lock-standing.server";
import { settlePayment } from "@/lib/billing/ledger/settle-payment.server";
import { supersedeOpen } from "@/lib/billing/ledger/supersede-open.server";
import { OPEN_STATES } from "@/lib/billing/payment-state";
import type { Context } from "@/lib/context";
import { db, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Payment } from "@/lib/generated/prisma/client";
import { createPix } from "@/lib/integrations/mercado-pago/payments";
import { ProviderAway, ProviderRefusal } from "@/lib/integrations/mercado-pago/provider-call";
import { log } from "@/lib/log";

/** A code that is about to run out is not shown again. */
const LEAST_LIFE_MS = 5 * 60_000;

/**
 * The charge that somebody asks for, before the provider knows of it: one that waits for the same plan and amount is
 * taken up again, others of theirs are replaced.
 */
export async function placePix(
  tx: Tx,
  held: LockedSubscription,
  { plan, amountCents, couponId }: Terms,
  { clickKey, expiresAt, now }: { clickKey: string | null; expiresAt: Date; now: Date },
): Promise<Payment> {
  const period = held.paidPeriods + 1;
  const open = await tx.payment.findFirst({
    where: {
      ...{ userId: held.userId, method: "pix", planId: plan.id, amountCents, couponId, period },
      ...{ state: { in: [...OPEN_STATES] }, preapprovalId: null },
      expiresAt: { gt: new Date(now.getTime() + LEAST_LIFE_MS) },
    },
    orderBy: { createdAt: "desc" },
  });
  const payment =
    open ??
    (await tx.payment.create({
      data: {
        ...{ userId: held.userId, planId: plan.id, method: "pix", amountCents, couponId, period },
        ...{ priceCents: plan.priceCents, days: plan.durationDays, expiresAt },
        ...{ clickKey, createdAt: now, nextCheckAt: nextCheckAt(now, now) },
      },
    }));
  await supersedeOpen(tx, held.userId, { paymentId: payment.id, pixOnly: true }, now);
  if (held.status === "pending_payment") {
    await saveStanding(tx, { ...held, planId: plan.id, awaitsUntil: payment.expiresAt });
  }
  return payment;
}

export type Payer = { email: string; firstName: string; lastName: string; cpf: string };

/**
 * Has the provider make a charge that was placed, unless it did already: the same charge however often it is asked for.
 * @throws AppError payment_unavailable when nobody knows what became of it, which the next attempt or the job finds out;
 * payment_refused
 */
export async function issuePix(ctx: Context<null>, payment: Payment, payer: Payer): Promise<Payment> {
  if (payment.qrCode || payment.state !== "created") return payment;
  const plan = await db().plan.findUniqueOrThrow({ where: { id: payment.planId } });
  try {
    const made = await createPix({
      reference: payment.id,
      amountCents: payment.amountCents,
      description: `Garfo ${plan.name}`,
      notificationUrl: new URL("/api/webhooks/mercado-pago", env().NEXT_PUBLIC_APP_URL).href,
      expiresAt: payment.expiresAt ?? ctx.now,
      payer,
    });
    await settlePayment(ctx, made);
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      await db().payment.updateMany({
        where: { id: payment.id, state: "created" },
        data: { state: "failed", why: "rejected", nextCheckAt: null },
      });
      throw new AppError("payment_refused", {}, { cause: error });
    }
    if (!(error instanceof ProviderAway)) throw error;
    log().warn({ payment: payment.id, reason: error.message }, "the provider did not answer");
    throw new AppError("payment_unavailable", { retryAfter: 5 }, { cause: error });
  }
  return db().payment.findUniqueOrThrow({ where: { id: payment.id } });
}
