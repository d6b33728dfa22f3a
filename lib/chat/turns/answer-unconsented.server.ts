import "server-only";
import type { InboundPayload } from "@/lib/chat/channel/store-webhook.server";
import type { Sender } from "@/lib/chat/logging/find-sender.server";
import type { Notice } from "@/lib/chat/replies/outcome";
import { readTap } from "@/lib/chat/replies/tap";
import { changeConsent } from "@/lib/consents/change-consent.server";
import { allowsHealth } from "@/lib/consents/health/health-consent";
import { loadHealthConsent } from "@/lib/consents/health/load-health-consent.server";
import { hasHeldMessages, holdMessage, readAgain } from "@/lib/consents/held-messages.server";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { consentAnswer } from "@/lib/portuguese/intents/consent-answer";

/** `lastInvitedAt`: when the contact was last asked, or told how to join. */
type Message = { id: string; contact: string; payload: InboundPayload; lastInvitedAt: Date | null };

/** `isAsked`: whether this answer asks. */
type Consenting = { notice: Notice | null; isAsked: boolean };

/**
 * Somebody whose consent to health data is not there is asked for it, at most once a day; what they write is kept unread
 * until they say yes, and forgotten when they say no.
 */
export async function answerUnconsented(
  ctx: Context<null> & { tx: Tx },
  { id, contact, payload, lastInvitedAt }: Message,
  sender: Sender,
): Promise<Consenting> {
  const { tx, now } = ctx;
  const { content } = payload;
  await lockPerson(tx, sender.userId);
  if (allowsHealth(await loadHealthConsent(tx, sender.userId))) {
    await readAgain(tx, id);
    return { notice: null, isAsked: false };
  }
  const said = saidIn(content);
  const verdict = said !== null && (await hasHeldMessages(tx, contact)) ? consentAnswer(said) : null;
  if (verdict) {
    const actor = { kind: "sender", userId: sender.userId, contact } as const;
    const person = { ...ctx, actor, person: sender, locale: sender.locale };
    await changeConsent(person, { kind: "health", granted: verdict === "yes" });
    return { notice: { kind: verdict === "yes" ? "consent_given" : "consent_refused" }, isAsked: false };
  }
  const isAmongOthers = await holdMessage(tx, contact, id);
  const isLately = lastInvitedAt !== null && now.getTime() - lastInvitedAt.getTime() < DAY_MS;
  if (isAmongOthers && isLately) return { notice: null, isAsked: false };
  return { notice: { kind: "consent_asked" }, isAsked: true };
}

function saidIn(content: InboundPayload["content"]): string | null {
  if (content.type === "text") return content.text;
  if (content.type !== "choice") return null;
  const tap = readTap(content.id);
  return tap?.kind === "say" ? tap.words : content.title;
}
