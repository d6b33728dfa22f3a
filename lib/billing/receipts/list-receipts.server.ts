import "server-only";
import type { z } from "zod";
import type { Receipt, receiptsQuerySchema, receiptsSchema } from "@/lib/billing/billing-schema";
import { RECEIVED_STATES } from "@/lib/billing/payment-state";
import { planName } from "@/lib/billing/plan-name";
import { receiptNumber } from "@/lib/billing/receipt-number";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import type { Payment } from "@/lib/generated/prisma/client";
import { translator } from "@/lib/i18n/translator";

/** A person's receipts, newest first. */
export async function listReceipts(
  ctx: Context,
  { cursor, limit }: z.output<typeof receiptsQuerySchema>,
): Promise<z.infer<typeof receiptsSchema>> {
  const [payments, plans] = await Promise.all([
    db().payment.findMany({
      where: {
        userId: ctx.person.userId,
        state: { in: [...RECEIVED_STATES] },
        receiptNumber: cursor === undefined ? { not: null } : { lt: Number(cursor) },
      },
      orderBy: { receiptNumber: "desc" },
      take: limit + 1,
    }),
    db().plan.findMany({ select: { id: true, name: true } }),
  ]);
  const t = translator(ctx.locale);
  const names = new Map(plans.map(({ id, name }) => [id, planName(name, t)]));
  const page = payments.slice(0, limit);
  const last = page.at(-1)?.receiptNumber;
  return {
    receipts: page.map((payment) => receiptOf(payment, names.get(payment.planId) ?? payment.planId)),
    nextCursor: payments.length > limit && last ? String(last) : null,
  };
}

/** A payment as its receipt. */
export function receiptOf(payment: Payment, plan: string): Receipt {
  const { id, state, paidAt, createdAt, method, paidCents, coversFrom, coversUntil } = payment;
  const date = paidAt ?? createdAt;
  return {
    ...{ id, plan, method, date: date.toISOString(), amount: (paidCents ?? 0) / 100 },
    number: receiptNumber(payment.receiptNumber ?? 0, date),
    status:
      state === "paid" ? "paid" : state === "refund_due" || state === "refunding" ? "refund_due" : "refunded",
    from: coversFrom?.toISOString() ?? null,
    until: coversUntil?.toISOString() ?? null,
  };
}
