import "server-only";
import { nextCheckAt } from "@/lib/billing/check-schedule";
import type { Terms } from "@/lib/billing/checkout/agree-terms.server";
import { readablePrice } from "@/lib/billing/format-price";
import type { LockedSubscription } from "@/lib/billing/ledger/lock-standing.server";
import { settleContract } from "@/lib/billing/ledger/settle-contract.server";
import type { Context } from "@/lib/context";
import { db, type Tx } from "@/lib/db";
import { HOUR_MS } from "@/lib/durations";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Preapproval } from "@/lib/generated/prisma/client";
import { createContract, findContract } from "@/lib/integrations/mercado-pago/contracts";
import { ProviderAway, ProviderRefusal } from "@/lib/integrations/mercado-pago/provider-call";
import { log } from "@/lib/log";

/** How long a page where nobody gave a card yet is opened again rather than made anew. */
const REUSE_MS = 12 * HOUR_MS;

/** The contract that somebody asks for, before the provider knows of it; an open one for the same is taken up again. */
export async function placeContract(
  tx: Tx,
  held: LockedSubscription,
  { plan, amountCents, couponId, kind, change }: Terms,
  { clickKey, now }: { clickKey: string | null; now: Date },
): Promise<Preapproval> {
  const startsAt = kind === "downgrade" || kind === "card_change" ? change.startsAt : null;
  const agreed = {
    ...{ userId: held.userId, planId: plan.id, priceCents: plan.priceCents, firstCents: amountCents },
    ...{ days: plan.durationDays, couponId, startsAt, period: held.paidPeriods + 1 },
  };
  const waits = { status: { in: ["created" as const, "pending" as const] }, wanted: "authorized" as const };
  const open = await tx.preapproval.findFirst({
    where: { ...agreed, ...waits, createdAt: { gt: new Date(now.getTime() - REUSE_MS) } },
    orderBy: { createdAt: "desc" },
  });
  const contract =
    open ??
    (await tx.preapproval.create({
      data: { ...agreed, clickKey, createdAt: now, nextCheckAt: nextCheckAt(now, now) },
    }));
  await tx.preapproval.updateMany({
    where: { userId: held.userId, id: { not: contract.id }, ...waits },
    data: { wanted: "cancelled", nextCheckAt: now },
  });
  return contract;
}

/**
 * Has the provider open its page for a contract that was placed, unless it did already.
 * @throws AppError payment_unavailable, payment_refused
 */
export async function issueContract(
  ctx: Context<null>,
  contract: Preapproval,
  payerEmail: string,
): Promise<Preapproval> {
  if (contract.initPoint || contract.status !== "created") return contract;
  try {
    // An earlier attempt may have made it though its answer was lost.
    const isRepeat = ctx.now.getTime() - contract.createdAt.getTime() > 0;
    const made = (isRepeat ? await findContract(contract.id) : null) ?? (await create(contract, payerEmail));
    await settleContract(ctx, made);
  } catch (error) {
    if (error instanceof ProviderRefusal) throw new AppError("payment_refused", {}, { cause: error });
    if (!(error instanceof ProviderAway)) throw error;
    log().warn({ contract: contract.id, reason: error.message }, "the provider did not answer");
    throw new AppError("payment_unavailable", { retryAfter: 5 }, { cause: error });
  }
  return db().preapproval.findUniqueOrThrow({ where: { id: contract.id } });
}

async function create(contract: Preapproval, payerEmail: string) {
  const plan = await db().plan.findUniqueOrThrow({ where: { id: contract.planId } });
  const isDiscounted = contract.firstCents !== contract.priceCents;
  // Who agrees reads there, too, what follows the first charge.
  const reason = `Garfo ${plan.name}${isDiscounted ? ` (depois ${readablePrice(contract.priceCents / 100)})` : ""}`;
  return createContract({
    reference: contract.id,
    reason,
    payerEmail,
    backUrl: new URL("/post-payment", env().NEXT_PUBLIC_APP_URL).href,
    amountCents: contract.firstCents,
    days: contract.days,
    startsAt: contract.startsAt,
  });
}
