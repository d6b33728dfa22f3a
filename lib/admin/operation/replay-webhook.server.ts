import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import { noteAction } from "@/lib/audit/note-action.server";
import type { ProviderNotice } from "@/lib/billing/notices/receive-notice.server";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { TOPICS } from "@/lib/integrations/mercado-pago/topics";

type Replay = { provider: "mercado_pago" | "whatsapp"; id: string; reason: string };

/** What is to be woken: a notification is looked at again, a contact's messages are processed again. */
export type Replayed = { notice: ProviderNotice } | { contact: string };

/**
 * Has a delivery looked at again. A notification only ever asks the provider for the truth, so that is harmless however
 * often; a message that was processed is not processed twice, one that failed is tried anew.
 * @throws AppError not_found, nothing_to_change
 */
export function replayWebhook(asked: Context, { provider, id, reason }: Replay): Promise<Replayed> {
  return inTransaction(asAdministrator(asked), async (tx, ctx) => {
    const replayed = await (provider === "mercado_pago"
      ? againNotice(tx, id, ctx.now)
      : againMessage(tx, id));
    await noteAction(ctx, {
      action: "webhook.replayed",
      subject: { type: "webhook", id },
      before: { provider, state: replayed.before },
      after: { provider, state: "waiting" },
      reason,
    });
    return replayed.woken;
  });
}

type Again = { before: string; woken: Replayed };

async function againNotice(tx: Tx, id: string, now: Date): Promise<Again> {
  const [said, resourceId = ""] = id.split(" ");
  const topic = TOPICS.find((known) => known === said);
  if (!topic) throw new AppError("not_found");
  const [row] = await tx.$queryRaw<{ was: string }[]>`
    SELECT CASE WHEN notified <= handled THEN 'done' WHEN error IS NULL THEN 'waiting' ELSE 'failed' END AS was
    FROM app.payment_events WHERE topic = ${topic} AND resource_id = ${resourceId} FOR UPDATE`;
  if (!row) throw new AppError("not_found");
  await tx.paymentEvent.update({
    where: { topic_resourceId: { topic, resourceId } },
    data: { notified: { increment: 1 }, attempts: 0, error: null, nextAttemptAt: now },
  });
  return { before: row.was, woken: { notice: { topic, resourceId } } };
}

async function againMessage(tx: Tx, id: string): Promise<Again> {
  const message = await tx.inboundMessage.findUnique({ where: { id }, select: { contact: true } });
  if (!message) throw new AppError("not_found");
  const { count } = await tx.inboundMessage.updateMany({
    where: { id, status: "failed" },
    data: { status: "received", attempts: 0, error: null, processedAt: null },
  });
  if (count === 0) throw new AppError("nothing_to_change");
  return { before: "failed", woken: { contact: message.contact } };
}
