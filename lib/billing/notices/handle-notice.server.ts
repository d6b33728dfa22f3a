import "server-only";
import { checkContract } from "@/lib/billing/ledger/check-contract.server";
import { settleContract } from "@/lib/billing/ledger/settle-contract.server";
import { settlePayment } from "@/lib/billing/ledger/settle-payment.server";
import type { ProviderNotice } from "@/lib/billing/notices/receive-notice.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { loadCharge, loadContract } from "@/lib/integrations/mercado-pago/contracts";
import { loadProviderPayment } from "@/lib/integrations/mercado-pago/payments";
import { log } from "@/lib/log";

/** Pause after a first failure, in seconds; it doubles, up to ten minutes, and there is no last attempt. */
const PAUSE_S = 5;
const LONGEST_PAUSE_S = 600;

/**
 * Asks the provider for what a notification told of, and settles it. What arrives while this asks is looked at again.
 * @returns whether it is done, false when it is to be tried again later
 */
export async function handleNotice(ctx: Context<null>, notice: ProviderNotice): Promise<boolean> {
  const key = { topic_resourceId: notice };
  const event = await db().paymentEvent.findUnique({ where: key });
  if (!event || event.handled >= event.notified) return true;
  try {
    await settle(ctx, notice);
  } catch (error) {
    await postpone(notice, error as Error, ctx.now);
    return false;
  }
  await db().$executeRaw`
    UPDATE app.payment_events SET handled = greatest(handled, ${event.notified}), handled_at = ${ctx.now}, error = NULL
    WHERE topic = ${notice.topic} AND resource_id = ${notice.resourceId}`;
  const after = await db().paymentEvent.findUnique({ where: key });
  return !after || after.handled >= after.notified;
}

async function settle(ctx: Context<null>, { topic, resourceId }: ProviderNotice): Promise<void> {
  switch (topic) {
    case "payment":
      return settlePaymentById(ctx, resourceId);
    case "subscription_authorized_payment": {
      const charge = await loadCharge(resourceId);
      if (charge?.paymentId) await settlePaymentById(ctx, charge.paymentId);
      return;
    }
    case "subscription_preapproval": {
      const contract = await loadContract(resourceId);
      const row = contract && (await settleContract(ctx, contract));
      // Agreed to although it was replaced meanwhile: it is ended there at once.
      if (row && row.status !== row.wanted && contract?.status !== "pending") await checkContract(ctx, row);
    }
  }
}

/** A charge moves the next one of its contract, and may come before anybody told of that: the contract is asked for too. */
async function settlePaymentById(ctx: Context<null>, id: string): Promise<void> {
  const payment = await loadProviderPayment(id);
  if (!payment) return;
  const settled = await settlePayment(ctx, payment);
  if (!payment.contractId) return;
  const contract = await loadContract(payment.contractId);
  const isOurs = contract && (await settleContract(ctx, contract));
  if (isOurs && !settled) await settlePayment(ctx, payment);
}

async function postpone({ topic, resourceId }: ProviderNotice, error: Error, now: Date): Promise<void> {
  log().warn({ topic, resourceId, name: error.name }, "a notification is looked at again later");
  await db().$executeRaw`
    UPDATE app.payment_events SET attempts = attempts + 1, error = ${error.name},
      next_attempt_at = ${now} + least(${PAUSE_S} * 2 ^ least(attempts, 10), ${LONGEST_PAUSE_S}) * interval '1 second'
    WHERE topic = ${topic} AND resource_id = ${resourceId}`;
}
