import "server-only";
import { ABANDONED_MS, nextCheckAt, UNREACHED_MS } from "@/lib/billing/check-schedule";
import { settleContract } from "@/lib/billing/ledger/settle-contract.server";
import { settlePayment } from "@/lib/billing/ledger/settle-payment.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import type { Preapproval } from "@/lib/generated/prisma/client";
import {
  type Contract,
  changeContract,
  findContract,
  listCharges,
  loadContract,
} from "@/lib/integrations/mercado-pago/contracts";
import { loadProviderPayment } from "@/lib/integrations/mercado-pago/payments";
import { ProviderRefusal } from "@/lib/integrations/mercado-pago/provider-call";

/**
 * Asks the provider about a card's contract, makes it what it is to be there (paused, resumed, ended, at its full price),
 * and settles its state and its charges. @throws ProviderAway when it does not answer: the next look carries on
 */
export async function checkContract(ctx: Context<null>, row: Preapproval): Promise<void> {
  const truth = row.providerId ? await loadContract(row.providerId) : await findContract(row.id);
  if (!truth) return forget(row, ctx.now);
  await settleContract(ctx, truth);
  if (truth.status !== "pending") await settleCharges(ctx, truth);
  const made = await makeAsWanted(truth, row.id, ctx.now);
  if (made) await settleContract(ctx, made);
  await scheduleNext(row.id, ctx.now);
}

/** Charges that nobody told of. */
async function settleCharges(ctx: Context<null>, { id }: Contract): Promise<void> {
  const ids = (await listCharges(id)).flatMap(({ paymentId }) => paymentId ?? []);
  const known = await db().payment.findMany({
    where: { providerId: { in: ids }, state: { notIn: ["created", "pending"] } },
    select: { providerId: true },
  });
  const seen = new Set(known.map(({ providerId }) => providerId));
  for (const paymentId of [...ids].reverse().filter((one) => !seen.has(one))) {
    const payment = await loadProviderPayment(paymentId);
    if (payment) await settlePayment(ctx, payment);
  }
}

/** What the provider answers to the change that was needed; null when none was, or it was too late for one. */
async function makeAsWanted(truth: Contract, id: string, now: Date): Promise<Contract | null> {
  const row = await db().preapproval.findUniqueOrThrow({ where: { id } });
  const isAbandoned = truth.status === "pending" && now.getTime() - row.createdAt.getTime() > ABANDONED_MS;
  const wanted = isAbandoned ? "cancelled" : row.wanted;
  if (truth.status === "cancelled" || wanted === "created" || wanted === "pending") return null;
  const mayPause = truth.status !== "pending";
  const needsStatus = wanted !== truth.status && (wanted === "cancelled" || mayPause);
  const needsPrice = wanted !== "cancelled" && row.charges > 0 && truth.amountCents !== row.priceCents;
  if (!needsStatus && !needsPrice) return null;
  try {
    return await changeContract(truth.id, {
      ...(needsStatus ? { status: wanted } : {}),
      ...(needsPrice ? { amountCents: row.priceCents } : {}),
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return loadContract(truth.id);
  }
}

async function forget(row: Preapproval, now: Date): Promise<void> {
  const isOld = now.getTime() - row.createdAt.getTime() > UNREACHED_MS;
  const data = isOld
    ? { status: "cancelled" as const, wanted: "cancelled" as const, nextCheckAt: null }
    : { nextCheckAt: nextCheckAt(row.createdAt, now) };
  await db().preapproval.update({ where: { id: row.id }, data });
}

async function scheduleNext(id: string, now: Date): Promise<void> {
  const row = await db().preapproval.findUniqueOrThrow({ where: { id } });
  const isSettled = row.status === "authorized" && row.wanted === "authorized" && row.charges > 0;
  const since = row.authorizedAt ?? row.createdAt;
  // Renewals are found by the list of changes; once a day is for what nothing tells of.
  const next = isSettled ? new Date(now.getTime() + DAY_MS) : nextCheckAt(since, now);
  await db().preapproval.update({
    where: { id },
    data: { nextCheckAt: row.status === "cancelled" ? null : next, checks: { increment: 1 } },
  });
}
