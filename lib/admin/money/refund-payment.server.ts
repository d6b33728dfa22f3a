import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import { noteAction } from "@/lib/audit/note-action.server";
import { checkPayment } from "@/lib/billing/ledger/check-payment.server";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { ProviderAway, ProviderRefusal } from "@/lib/integrations/mercado-pago/provider-call";
import { log } from "@/lib/log";
import { postMail } from "@/lib/mail/mail-outbox";

type Returning = "refund_due" | "refunding" | "refunded";

/**
 * Gives back money that came in and does not count. Asked for twice, by two people or two tabs, the provider gets one
 * refund: the state moves once, and the provider's own key is the payment's. Where it does not answer, the job goes on.
 * @throws AppError not_found; nothing_to_change for a payment that was not flagged
 */
export async function refundPayment(
  asked: Context,
  { id, reason }: { id: string; reason: string },
): Promise<{ state: Returning }> {
  const ctx = asAdministrator(asked);
  const payment = await inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.payment.updateMany({
      where: { id, state: "refund_due" },
      data: { state: "refunding", nextCheckAt: ctx.now },
    });
    const row = await tx.payment.findUnique({ where: { id } });
    if (!row) throw new AppError("not_found");
    if (count > 0) {
      await noteAction(ctx, {
        action: "payment.refund_asked",
        subject: { type: "payment", id },
        before: { state: "refund_due", why: row.why, cents: row.paidCents },
        after: { state: "refunding", cents: row.paidCents },
        reason,
      });
    } else if (row.state !== "refunding" && row.state !== "refunded") {
      throw new AppError("nothing_to_change");
    }
    return row;
  });
  try {
    if (payment.state === "refunding") await checkPayment({ ...ctx, person: null, tx: null }, payment);
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
    log().warn({ payment: id, reason: error.message }, "a refund waits for the provider");
  }
  postMail();
  const { state } = await db().payment.findUniqueOrThrow({ where: { id }, select: { state: true } });
  return { state: state as Returning };
}
