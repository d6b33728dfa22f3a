import "server-only";
import { nextCheckAt } from "@/lib/billing/check-schedule";
import {
  type LockedSubscription,
  lockStandingOf,
  saveStanding,
} from "@/lib/billing/ledger/lock-standing.server";
import { authorized, failed } from "@/lib/billing/settlement";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import type { Preapproval } from "@/lib/generated/prisma/client";
import type { Contract } from "@/lib/integrations/mercado-pago/contracts";

/**
 * Brings a card's contract to what the provider says it is, and the subscription with it. Cancelled is final; told the
 * same again it changes nothing. @returns null when it is none of ours
 */
export function settleContract(ctx: Context<null>, given: Contract): Promise<Preapproval | null> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findContractRow(tx, given);
    if (!seen) return null;
    const held = await lockStandingOf(tx, seen.userId, ctx.now);
    const row = (await findContractRow(tx, given)) ?? seen;
    if (row.status === "cancelled") return row;
    const known = {
      ...{ providerId: given.id, nextChargeAt: given.nextChargeAt },
      ...(given.checkoutUrl ? { initPoint: given.checkoutUrl } : {}),
    };
    if (row.status === given.status) return tx.preapproval.update({ where: { id: row.id }, data: known });
    // A contract that was agreed to does not become one that waits for it, whatever arrives late.
    if (given.status === "pending" && row.status !== "created") return row;
    await note(tx, held, row, given.status, ctx.now);
    return tx.preapproval.update({
      where: { id: row.id },
      data: { ...known, ...changed(row, given.status, ctx.now) },
    });
  });
}

async function findContractRow(tx: Tx, { id, reference }: Contract): Promise<Preapproval | null> {
  const known = await tx.preapproval.findUnique({ where: { providerId: id } });
  if (known || !reference || !/^[0-9a-f-]{36}$/i.test(reference)) return known;
  const asked = await tx.preapproval.findUnique({ where: { id: reference.toLowerCase() } });
  return asked?.providerId === null ? asked : null;
}

function changed(row: Preapproval, status: Contract["status"], now: Date) {
  if (status === "cancelled") return { status, wanted: "cancelled" as const, nextCheckAt: null };
  const isNew = status === "authorized" && !row.authorizedAt;
  return { status, nextCheckAt: nextCheckAt(now, now), ...(isNew ? { authorizedAt: now } : {}) };
}

async function note(
  tx: Tx,
  held: LockedSubscription | null,
  row: Preapproval,
  status: Contract["status"],
  now: Date,
): Promise<void> {
  if (!held) return;
  const isFirst = row.status === "created" || row.status === "pending";
  if (status === "authorized" && isFirst && row.wanted === "authorized") {
    await agree(tx, held, row, now);
  } else if (status === "cancelled" && row.wanted === "authorized") {
    const lost = isFirst ? failed(held) : { ...held, autoRenew: false };
    await saveStanding(tx, { ...held, ...lost });
  }
}

/** The card is there: open on trust until it is charged, or in line for when what is paid for ends. */
async function agree(tx: Tx, held: LockedSubscription, row: Preapproval, now: Date): Promise<void> {
  const trusted: LockedSubscription = {
    ...held,
    ...authorized(held, row.planId, now),
    method: "credit_card",
  };
  if (!row.startsAt) return saveStanding(tx, trusted);
  const follows =
    row.planId === held.planId
      ? { nextPlanId: null, nextPlanAt: null }
      : { nextPlanId: row.planId, nextPlanAt: held.periodEnd };
  const isResumed = held.status === "cancelled" && held.periodEnd > now;
  await saveStanding(tx, {
    ...trusted,
    ...follows,
    ...(isResumed ? { status: "active" as const, cancelledAt: null } : {}),
  });
  await tx.preapproval.updateMany({
    where: { userId: held.userId, id: { not: row.id }, status: { not: "cancelled" } },
    data: { wanted: "cancelled", nextCheckAt: now },
  });
}
