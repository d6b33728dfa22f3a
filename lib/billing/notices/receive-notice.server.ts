import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isSigned } from "@/lib/integrations/mercado-pago/signature";
import { TOPICS, type Topic } from "@/lib/integrations/mercado-pago/topics";

/** Something about this id changed: more is not believed. */
export type ProviderNotice = { topic: Topic; resourceId: string };

/**
 * Takes a notification: its signature verified over what it covers, the id of the query, which is all that is taken from
 * it; stored before this returns, so that an acknowledgement is a promise kept. However often and in whatever order it is
 * repeated, one row waits to be looked at. @returns null for a topic that is none of ours
 * @throws AppError bad_signature, also without a secret
 */
export async function receiveNotice(
  query: URLSearchParams,
  headers: Headers,
  now: Date,
): Promise<ProviderNotice | null> {
  const dataId = query.get("data.id");
  const signature = headers.get("x-signature");
  const requestId = headers.get("x-request-id");
  if (!isSigned({ signature, requestId, dataId }, env().MERCADO_PAGO_WEBHOOK_SECRET)) {
    throw new AppError("bad_signature");
  }
  const resourceId = dataId?.toLowerCase() ?? "";
  const topic = TOPICS.find((known) => known === (query.get("type") ?? query.get("topic")));
  if (!topic || !/^[\w-]{1,80}$/.test(resourceId)) return null;
  await storeNotice({ topic, resourceId }, now);
  return { topic, resourceId };
}

async function storeNotice({ topic, resourceId }: ProviderNotice, now: Date): Promise<void> {
  await db().$executeRaw`
    INSERT INTO app.payment_events AS e (topic, resource_id, received_at, next_attempt_at)
    VALUES (${topic}, ${resourceId}, ${now}, ${now})
    ON CONFLICT (topic, resource_id) DO UPDATE SET notified = e.notified + 1, received_at = ${now},
      attempts = 0, next_attempt_at = ${now}`;
}
