import "server-only";
import { reverseCommission } from "@/lib/billing/commissions/note-commission.server";
import { endWithout } from "@/lib/billing/coverage";
import { loadSegments } from "@/lib/billing/ledger/load-segments.server";
import { type LockedSubscription, saveStanding } from "@/lib/billing/ledger/lock-standing.server";
import { supersedeOpen } from "@/lib/billing/ledger/supersede-open.server";
import { mailBilling } from "@/lib/billing/letters/mail-billing.server";
import { returned } from "@/lib/billing/settlement";
import type { Tx } from "@/lib/db";
import type { Payment } from "@/lib/generated/prisma/client";

/** A payment was given back, or is charged back: the days it gave go, and nothing is charged any more. */
export async function takeBack(
  { tx, now, held }: { tx: Tx; now: Date; held: LockedSubscription | null },
  payment: Payment,
  state: "refunded" | "charged_back",
): Promise<void> {
  if (payment.state === "paid" && held) await takeDays({ tx, now }, held, payment);
  const gone = { nextCheckAt: null, qrCode: null, qrImage: null };
  await tx.payment.update({ where: { id: payment.id }, data: { state, returnedAt: now, ...gone } });
  if (!held || state === "charged_back") return;
  const plan = await tx.plan.findUniqueOrThrow({ where: { id: payment.planId } });
  const cents = payment.paidCents ?? payment.amountCents;
  await mailBilling(tx, held.userId, { kind: "returned", plan: plan.name, cents }, `returned:${payment.id}`);
}

/** The subscription without the days of a payment that still counts. */
export async function takeDays(
  { tx, now }: { tx: Tx; now: Date },
  held: LockedSubscription,
  payment: Payment,
): Promise<void> {
  await reverseCommission(tx, payment.id, now);
  const { before, grants } = await loadSegments(tx, held);
  const gone = grants.find(({ id }) => id === payment.id);
  if (!gone) return;
  const { end, planId } = endWithout(before, grants, gone, held.periodEnd);
  await saveStanding(tx, { ...held, ...returned(held, end, planId) });
  await supersedeOpen(tx, held.userId, {}, now);
}
