import "server-only";
import { z } from "zod";
import type { Viewer } from "@/lib/auth/session/viewer";
import { CLEARING_DAYS } from "@/lib/billing/commissions/commission";
import type { Context } from "@/lib/context";
import { db, dbOf, type Tx } from "@/lib/db";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";
import { companyOf } from "@/lib/partners/company-of";
import { type Balance, balanceOf } from "@/lib/partners/earnings/balance";
import type { CommissionRow, commissionsQuery, Earnings } from "@/lib/partners/earnings/earnings-schema";

const place = z.tuple([cursorInstant, z.uuid()]);

/** From how often the company's link was followed to what may be paid out. */
export async function loadEarnings(ctx: Context<Viewer>): Promise<Earnings> {
  const { id: companyId } = companyOf(ctx.person);
  const [company, visits, signUps, paid, balance] = await Promise.all([
    db().company.findUniqueOrThrow({ where: { id: companyId } }),
    db().referralDay.aggregate({ where: { companyId }, _sum: { visits: true } }),
    db().referral.count({ where: { companyId } }),
    db().commission.count({ where: { companyId, reversedAt: null, refused: null } }),
    loadBalance({ tx: null }, companyId, ctx.now),
  ]);
  const { clearing, available, requested, paidOut } = balance;
  return {
    ...{ code: company.referralCode, percent: company.commissionPercent, clearingDays: CLEARING_DAYS },
    ...{ visits: visits._sum.visits ?? 0, signUps, paid },
    ...{ clearing: clearing / 100, available: available / 100 },
    ...{ requested: requested / 100, paidOut: paidOut / 100 },
  };
}

/** In cents; the rows of one company are few, its people's first payments. */
export async function loadBalance(ctx: { tx: Tx | null }, companyId: string, now: Date): Promise<Balance> {
  const [commissions, payouts] = await Promise.all([
    dbOf(ctx).commission.findMany({
      where: { companyId },
      select: { cents: true, clearsAt: true, reversedAt: true, refused: true },
    }),
    dbOf(ctx).payout.findMany({ where: { companyId }, select: { cents: true, state: true } }),
  ]);
  return balanceOf(commissions, payouts, now);
}

/** Commissions, the latest first; they name nobody. */
export async function listCommissions(
  ctx: Context<Viewer>,
  { cursor, limit }: z.output<typeof commissionsQuery>,
): Promise<{ commissions: CommissionRow[]; nextCursor: string | null }> {
  const { id: companyId } = companyOf(ctx.person);
  const after = readCursor(cursor, place);
  const rows = await db().commission.findMany({
    where: {
      companyId,
      ...(after && {
        OR: [
          { earnedAt: { lt: new Date(after[0]) } },
          { earnedAt: new Date(after[0]), id: { lt: after[1] } },
        ],
      }),
    },
    orderBy: [{ earnedAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const page = pageOf(rows, limit, ({ earnedAt, id }) => [earnedAt.toISOString(), id]);
  return {
    commissions: page.rows.map(
      ({ id, earnedAt, clearsAt, paidCents, percent, cents, reversedAt, refused }) => ({
        ...{ id, percent, paid: paidCents / 100, amount: cents / 100 },
        ...{ earnedAt: earnedAt.toISOString(), clearsAt: clearsAt.toISOString() },
        state: refused ? "refused" : reversedAt ? "reversed" : clearsAt > ctx.now ? "clearing" : "cleared",
      }),
    ),
    nextCursor: page.nextCursor,
  };
}
