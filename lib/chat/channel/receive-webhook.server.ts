import "server-only";
import { applyStatuses } from "@/lib/chat/channel/apply-statuses.server";
import { storeMessages } from "@/lib/chat/channel/store-webhook.server";
import type { Context } from "@/lib/context";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { parseWebhook } from "@/lib/integrations/whatsapp-cloud/parse-webhook";
import { sameSecret, verifySignature } from "@/lib/integrations/whatsapp-cloud/signature";
import { log } from "@/lib/log";

/** Contacts whose messages wait to be processed, and contacts to whom something may be sent. */
export type Received = { wrote: string[]; reached: string[] };

/**
 * Takes a webhook: verified over its raw bytes, then everything it tells is in the database before this returns, so
 * that an acknowledgement is a promise kept.
 * @throws AppError bad_signature, malformed_json, validation
 */
export async function receiveWebhook(
  { now }: Context<null>,
  { raw, signature }: { raw: Uint8Array; signature: string | null },
): Promise<Received> {
  const { WHATSAPP_APP_SECRET, WHATSAPP_PHONE_NUMBER_ID } = env();
  if (!verifySignature(raw, signature, WHATSAPP_APP_SECRET)) throw new AppError("bad_signature");
  const events = parseWebhook(parseJson(raw), WHATSAPP_PHONE_NUMBER_ID);
  if (!events) throw new AppError("validation");
  if (events.skipped > 0) log().warn({ skipped: events.skipped }, "webhook entries skipped");
  const wrote = await storeMessages(events.messages, now);
  const reached = await applyStatuses(events.statuses, now);
  return { wrote, reached };
}

/**
 * The challenge to repeat when the provider verifies the address.
 * @throws AppError forbidden when mode or token are not the agreed ones
 */
export function answerChallenge(query: URLSearchParams): string {
  const agreed = sameSecret(query.get("hub.verify_token"), env().WHATSAPP_VERIFY_TOKEN);
  if (query.get("hub.mode") !== "subscribe" || !agreed) throw new AppError("forbidden");
  return query.get("hub.challenge") ?? "";
}

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw));
  } catch (cause) {
    throw new AppError("malformed_json", {}, { cause });
  }
}
