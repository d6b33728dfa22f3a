import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Payout } from "@/lib/generated/prisma/client";
import { companyOf } from "@/lib/partners/company-of";
import type { OwnPayout } from "@/lib/partners/earnings/earnings-schema";
import { loadBalance } from "@/lib/partners/earnings/load-earnings.server";

const MOST_SHOWN = 100;

/**
 * Asks for commission to be paid out. However many ask at once, together they never get more than has cleared: each
 * waits for its turn at the company.
 * @throws AppError payout_too_high
 */
export function requestPayout(
  ctx: Context<Viewer>,
  { amount, pixKey }: { amount: number; pixKey: string },
): Promise<OwnPayout> {
  const { id: companyId } = companyOf(ctx.person);
  const cents = Math.round(amount * 100);
  return inTransaction(ctx, async (tx, ctx) => {
    await tx.$queryRaw`SELECT 1 FROM app.companies WHERE id = ${companyId}::uuid FOR UPDATE`;
    const { available } = await loadBalance(ctx, companyId, ctx.now);
    if (cents > available) throw new AppError("payout_too_high", {}, { fields: { amount: "too_big" } });
    const made = await tx.payout.create({ data: { companyId, cents, pixKey, requestedAt: ctx.now } });
    await noteAction(ctx, {
      action: "payout.requested",
      subject: { type: "payout", id: made.id },
      before: { available },
      after: { available: available - cents, cents, companyId },
    });
    return payoutRowOf(made);
  });
}

/** The company's payouts, the latest first. */
export async function listPayouts(ctx: Context<Viewer>): Promise<{ payouts: OwnPayout[] }> {
  const { id: companyId } = companyOf(ctx.person);
  const rows = await db().payout.findMany({
    where: { companyId },
    orderBy: { requestedAt: "desc" },
    take: MOST_SHOWN,
  });
  return { payouts: rows.map(payoutRowOf) };
}

function payoutRowOf({ id, cents, pixKey, state, requestedAt, settledAt, note }: Payout): OwnPayout {
  return {
    ...{ id, pixKey, state, note, amount: cents / 100 },
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
