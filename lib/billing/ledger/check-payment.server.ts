import "server-only";
import { nextCheckAt, UNREACHED_MS } from "@/lib/billing/check-schedule";
import { settlePayment } from "@/lib/billing/ledger/settle-payment.server";
import { OPEN_STATES } from "@/lib/billing/payment-state";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import type { Payment } from "@/lib/generated/prisma/client";
import {
  cancelProviderPayment,
  findByReference,
  loadProviderPayment,
  type ProviderPayment,
  refundProviderPayment,
} from "@/lib/integrations/mercado-pago/payments";
import { ProviderRefusal } from "@/lib/integrations/mercado-pago/provider-call";

/**
 * Asks the provider about a payment, does there what is to be done (give it back, make it unpayable), and settles what it
 * answers. @throws ProviderAway when it does not answer: the next look carries on
 */
export async function checkPayment(ctx: Context<null>, payment: Payment): Promise<void> {
  if (payment.state === "refunding") await refund(payment);
  const truths = await truthOf(payment);
  for (const truth of truths) {
    await settlePayment(ctx, await closed(payment, truth));
  }
  await scheduleNext(payment.id, truths.length > 0, ctx.now);
}

async function truthOf({ id, providerId }: Payment): Promise<ProviderPayment[]> {
  if (!providerId) return findByReference(id);
  const truth = await loadProviderPayment(providerId);
  return truth ? [truth] : [];
}

async function refund({ providerId }: Payment): Promise<void> {
  if (!providerId) return;
  try {
    await refundProviderPayment(providerId);
  } catch (error) {
    // Already given back, by somebody else: the payment itself tells.
    if (!(error instanceof ProviderRefusal)) throw error;
  }
}

/** What was replaced by another charge can no longer be paid, unless it was paid meanwhile. */
async function closed(payment: Payment, truth: ProviderPayment): Promise<ProviderPayment> {
  if (payment.why !== "superseded" || truth.status !== "pending") return truth;
  try {
    return await cancelProviderPayment(truth.id);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return (await loadProviderPayment(truth.id)) ?? truth;
  }
}

async function scheduleNext(id: string, isKnown: boolean, now: Date): Promise<void> {
  const row = await db().payment.findUnique({ where: { id } });
  if (!row) return;
  const isOpen = (OPEN_STATES as readonly string[]).includes(row.state);
  const isOld = now.getTime() - row.createdAt.getTime() > UNREACHED_MS;
  if (!isKnown && isOld && (isOpen || row.why === "superseded")) {
    const why = row.why ?? "unreachable";
    await db().payment.updateMany({
      where: { id, providerId: null },
      data: { state: "failed", why, nextCheckAt: null },
    });
    return;
  }
  const goesOn = isOpen || row.state === "refunding" || (!isKnown && row.why === "superseded");
  await db().payment.update({
    where: { id },
    data: { nextCheckAt: goesOn ? nextCheckAt(row.createdAt, now) : null, checks: { increment: 1 } },
  });
}
