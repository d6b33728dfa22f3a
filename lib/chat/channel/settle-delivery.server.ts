import "server-only";
import { afterRefusal, type Refusal } from "@/lib/chat/channel/delivery";
import { fallbackTemplate } from "@/lib/chat/channel/fallback-template.server";
import { noteMarketingStop } from "@/lib/chat/channel/note-marketing-stop.server";
import { db } from "@/lib/db";
import type { OutboundMessage } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";

/** The provider's word for a person who stopped marketing messages, in their settings of WhatsApp. */
const MARKETING_STOPPED = 131050;

/** A message as far as sending it is concerned. */
export type Sending = Pick<
  OutboundMessage,
  "id" | "recipient" | "body" | "status" | "attempts" | "createdAt" | "slot"
>;

/**
 * Notes that an attempt to send was refused, and what follows from it. Changes nothing when the message has moved on
 * since it was read.
 * @returns whether it was noted
 */
export async function settleRefusal(message: Sending, refusal: Refusal, now: Date): Promise<boolean> {
  // What nobody asked for has a template of its own, and consents that this one knows nothing of.
  const template = message.slot === null ? fallbackTemplate() : null;
  const { state, waitMs, error, asTemplate } = afterRefusal(refusal, message, now, template !== null);
  const { count } = await db().outboundMessage.updateMany({
    where: { id: message.id, status: message.status, attempts: message.attempts },
    data: {
      status: state,
      wamid: null,
      error,
      nextAttemptAt: new Date(now.getTime() + waitMs),
      ...(asTemplate && template ? { body: template } : {}),
    },
  });
  const about = { outboundId: message.id, error, attempts: message.attempts };
  if (refusal.kind === "stop")
    log().error(about, "WhatsApp refuses this account or its token: nothing goes out");
  else if (state === "failed") log().warn(about, "message could not be sent");
  if (refusal.kind === "permanent" && refusal.code === MARKETING_STOPPED && count > 0)
    await noteMarketingStop(message.id, now);
  return count > 0;
}
