import "server-only";
import { earnCommission } from "@/lib/billing/commissions/note-commission.server";
import { changeBy, withGrant } from "@/lib/billing/coverage";
import { loadSegments } from "@/lib/billing/ledger/load-segments.server";
import { type LockedSubscription, saveStanding } from "@/lib/billing/ledger/lock-standing.server";
import { supersedeOpen } from "@/lib/billing/ledger/supersede-open.server";
import { mailBilling } from "@/lib/billing/letters/mail-billing.server";
import { receiptNumber } from "@/lib/billing/receipt-number";
import { paid } from "@/lib/billing/settlement";
import type { Tx } from "@/lib/db";
import type { Payment, Preapproval } from "@/lib/generated/prisma/client";
import type { ProviderPayment } from "@/lib/integrations/mercado-pago/payments";

type Counting = {
  tx: Tx;
  now: Date;
  given: ProviderPayment;
  found: { contract: Preapproval | null };
};

/** Gives a payment's days, closes what else was open, keeps the card and writes the receipt. */
export async function countPayment(
  { tx, now, given, found: { contract } }: Counting,
  held: LockedSubscription,
  payment: Payment,
): Promise<void> {
  const { planId, priceCents, days } = payment;
  const grant = { planId, priceCents, days, paidCents: given.amountCents, at: now };
  const { segments } = await loadSegments(tx, held);
  const { startsAt, kind } = changeBy(segments, grant, now);
  const until = withGrant(segments, grant).at(-1)?.until ?? now;
  const after: LockedSubscription = {
    ...held,
    ...paid(held, segments, grant, contract !== null),
    method: payment.method,
  };
  await saveStanding(tx, kind === "new" ? { ...after, startedAt: now } : after);
  const [row] = await tx.$queryRaw<{ number: number }[]>`
    SELECT nextval('app.receipt_numbers')::int AS number`;
  const number = row?.number ?? 0;
  await tx.payment.update({
    where: { id: payment.id },
    data: {
      ...{ state: "paid", why: null, paidCents: given.amountCents, paidAt: now, receiptNumber: number },
      ...{ coversFrom: startsAt, coversUntil: until, beforePlanId: held.planId, beforeEnd: held.periodEnd },
      ...{ period: after.paidPeriods, nextCheckAt: null, qrCode: null, qrImage: null },
    },
  });
  const earned = { userId: held.userId, paymentId: payment.id, paidCents: given.amountCents, now };
  await earnCommission(tx, earned);
  if (contract) await noteCharge(tx, contract, now);
  await supersedeOpen(tx, held.userId, { paymentId: payment.id, preapprovalId: contract?.id ?? null }, now);
  if (given.card && contract) await keepCard(tx, held.userId, given.card);
  const plan = await tx.plan.findUniqueOrThrow({ where: { id: planId } });
  await mailBilling(
    tx,
    held.userId,
    {
      ...{ kind: "receipt", number: receiptNumber(number, now), plan: plan.name },
      ...{ cents: given.amountCents, method: payment.method, from: startsAt, until },
    },
    `receipt:${payment.id}`,
  );
}

/** A charge proves that the card was agreed to. The contract is looked at anew: for its next charge, and for its full price after the first. */
async function noteCharge(tx: Tx, contract: Preapproval, now: Date): Promise<void> {
  await tx.preapproval.update({
    where: { id: contract.id },
    data: {
      charges: { increment: 1 },
      ...(contract.authorizedAt ? {} : { authorizedAt: now }),
      ...(["created", "pending"].includes(contract.status) ? { status: "authorized" } : {}),
      nextCheckAt: now,
    },
  });
}

async function keepCard(
  tx: Tx,
  userId: string,
  { lastFour, brand, month, year }: NonNullable<ProviderPayment["card"]>,
): Promise<void> {
  const card = { lastFour, brand, expirationMonth: month, expirationYear: year };
  await tx.savedCard.upsert({ where: { userId }, create: { userId, ...card }, update: card });
}
