import "server-only";
import type { PaymentView } from "@/lib/billing/billing-schema";
import { PATIENCE_MS } from "@/lib/billing/check-schedule";
import { isDeclined } from "@/lib/billing/is-declined.server";
import { checkContract } from "@/lib/billing/ledger/check-contract.server";
import { checkPayment } from "@/lib/billing/ledger/check-payment.server";
import { OPEN_STATES } from "@/lib/billing/payment-state";
import { contractView, paymentView } from "@/lib/billing/payment-view";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Payment, Preapproval } from "@/lib/generated/prisma/client";
import { ProviderAway, ProviderRefusal } from "@/lib/integrations/mercado-pago/provider-call";
import { log } from "@/lib/log";

/** A payment or a card's contract of the caller's, asked about at the provider while it waits. @throws AppError not_found */
export async function loadPayment(ctx: Context, id: string): Promise<PaymentView> {
  const { userId } = ctx.person;
  const payment = await db().payment.findFirst({ where: { id, userId } });
  if (payment) {
    await askAbout(ctx, payment);
    const fresh = await db().payment.findUniqueOrThrow({ where: { id } });
    return paymentView(fresh, await planName(fresh.planId), ctx.now);
  }
  const contract = await db().preapproval.findFirst({ where: { id, userId } });
  if (!contract) throw new AppError("not_found");
  await askAboutContract(ctx, contract);
  const fresh = await db().preapproval.findUniqueOrThrow({ where: { id } });
  return contractView(fresh, await planName(fresh.planId), await isDeclined(id));
}

/** Asks about everything of a person that waits: what the return from the provider's page and the chat do. */
export async function refreshPayments(ctx: Context): Promise<void> {
  const { userId } = ctx.person;
  const payments = await db().payment.findMany({
    where: { userId, OR: [{ state: { in: [...OPEN_STATES] } }, { state: "refunding" }] },
    orderBy: { createdAt: "desc" },
    take: 3,
  });
  const contracts = await db().preapproval.findMany({
    where: { userId, status: { not: "cancelled" } },
    orderBy: { createdAt: "desc" },
    take: 3,
  });
  await Promise.all([
    ...payments.map((payment) => askAbout(ctx, payment)),
    ...contracts.map((contract) => askAboutContract(ctx, contract)),
  ]);
}

/** Not more often than every few seconds, however many screens wait. The provider's silence is no error here. */
async function askAbout(ctx: Context, payment: Payment): Promise<void> {
  if (!(OPEN_STATES as readonly string[]).includes(payment.state) && payment.state !== "refunding") return;
  const before = new Date(ctx.now.getTime() - PATIENCE_MS);
  const { count } = await db().payment.updateMany({
    where: { id: payment.id, updatedAt: { lt: before } },
    data: { updatedAt: ctx.now },
  });
  if (count > 0) await quietly(() => checkPayment({ ...ctx, person: null, tx: null }, payment));
}

async function askAboutContract(ctx: Context, contract: Preapproval): Promise<void> {
  if (contract.status === "cancelled") return;
  const before = new Date(ctx.now.getTime() - PATIENCE_MS);
  const { count } = await db().preapproval.updateMany({
    where: { id: contract.id, updatedAt: { lt: before } },
    data: { updatedAt: ctx.now },
  });
  if (count > 0) await quietly(() => checkContract({ ...ctx, person: null, tx: null }, contract));
}

async function quietly(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
    log().warn({ reason: error.message }, "the provider did not answer");
  }
}

async function planName(id: string): Promise<string> {
  const plan = await db().plan.findUnique({ where: { id }, select: { name: true } });
  return plan?.name ?? id;
}
