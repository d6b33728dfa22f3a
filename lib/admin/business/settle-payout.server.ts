import "server-only";
import { z } from "zod";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { PayoutRow, payoutsQuery } from "@/lib/admin/business/business-schema";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

const place = z.tuple([cursorInstant, z.uuid()]);

/** What companies ask to be paid out, the longest waiting first; what is settled, the latest first. */
export async function listAllPayouts({
  state,
  cursor,
  limit,
}: z.output<typeof payoutsQuery>): Promise<{ payouts: PayoutRow[]; nextCursor: string | null }> {
  const isOpen = state === "requested";
  const after = readCursor(cursor, place);
  const step = isOpen ? "gt" : "lt";
  const order = isOpen ? "asc" : "desc";
  const rows = await db().payout.findMany({
    where: {
      state: isOpen ? "requested" : { not: "requested" },
      ...(after && {
        OR: [
          { requestedAt: { [step]: new Date(after[0]) } },
          { requestedAt: new Date(after[0]), id: { [step]: after[1] } },
        ],
      }),
    },
    include: { company: { select: { id: true, name: true } } },
    orderBy: [{ requestedAt: order }, { id: order }],
    take: limit + 1,
  });
  const page = pageOf(rows, limit, ({ requestedAt, id }) => [requestedAt.toISOString(), id]);
  return {
    payouts: page.rows.map(({ cents, companyId: _, requestedAt, settledAt, ...payout }) => ({
      ...payout,
      amount: cents / 100,
      requestedAt: requestedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    nextCursor: page.nextCursor,
  };
}

/** Notes that a payout was made at the bank, or is refused: its money is then there again. @throws AppError not_found, nothing_to_change */
export async function settlePayout(
  asked: Context,
  { id, state, reason }: { id: string; state: "paid" | "refused"; reason: string },
): Promise<void> {
  await inTransaction(asAdministrator(asked), async (tx, ctx) => {
    const payout = await tx.payout.findFirst({ where: { id } });
    if (!payout) throw new AppError("not_found");
    const { companyId, cents } = payout;
    const { count } = await tx.payout.updateMany({
      where: { companyId, id, state: "requested" },
      data: { state, settledAt: ctx.now, note: reason },
    });
    if (count === 0) throw new AppError("nothing_to_change");
    await noteAction(ctx, {
      action: `payout.${state}`,
      subject: { type: "payout", id },
      before: { state: "requested", cents },
      after: { state, cents, companyId },
      reason,
    });
  });
}
