import "server-only";
import { z } from "zod";
import type { RefundRow, refundsQuery, refundsSchema } from "@/lib/admin/money/refund-schema";
import { db } from "@/lib/db";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

const place = z.tuple([cursorInstant, z.uuid()]);

/** Payments that came in and do not count, the longest waiting first; those given back, the latest first. */
export async function listRefunds({
  state,
  cursor,
  limit,
}: z.output<typeof refundsQuery>): Promise<z.infer<typeof refundsSchema>> {
  const isDue = state === "due";
  const at = isDue ? "paidAt" : "returnedAt";
  const after = readCursor(cursor, place);
  const step = isDue ? "gt" : "lt";
  const states = isDue ? (["refund_due", "refunding"] as const) : (["refunded"] as const);
  const waiting = { state: { in: ["refund_due", "refunding"] as ("refund_due" | "refunding")[] } };
  const [found, total, plans] = await Promise.all([
    db().payment.findMany({
      where: {
        state: { in: [...states] },
        [at]: { not: null },
        ...(after && {
          OR: [
            { [at]: { [step]: new Date(after[0]) } },
            { [at]: new Date(after[0]), id: { [step]: after[1] } },
          ],
        }),
      },
      orderBy: isDue ? [{ paidAt: "asc" }, { id: "asc" }] : [{ returnedAt: "desc" }, { id: "desc" }],
      take: limit + 1,
    }),
    db().payment.aggregate({ where: waiting, _count: true, _sum: { paidCents: true } }),
    db().plan.findMany({ select: { id: true, name: true } }),
  ]);
  const page = pageOf(found, limit, (last) => [(last[at] ?? last.createdAt).toISOString(), last.id]);
  const owners = await ownersOf(page.rows.flatMap(({ userId }) => userId ?? []));
  const names = new Map(plans.map(({ id, name }) => [id, name]));
  return {
    refunds: page.rows.map((payment): RefundRow => {
      const { id, userId, planId, method, why, providerId, paidCents, amountCents } = payment;
      return {
        ...{ id, method, why, providerId, plan: names.get(planId) ?? planId },
        user: (userId && owners.get(userId)) || null,
        state: payment.state as RefundRow["state"],
        amount: (paidCents ?? amountCents) / 100,
        at: (payment[at] ?? payment.createdAt).toISOString(),
      };
    }),
    total: { count: total._count, amount: (total._sum.paidCents ?? 0) / 100 },
    nextCursor: page.nextCursor,
  };
}

async function ownersOf(ids: string[]) {
  const found = await db().profile.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, email: true },
  });
  return new Map(found.map((profile) => [profile.id, profile]));
}
