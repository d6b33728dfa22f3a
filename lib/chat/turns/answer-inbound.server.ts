import "server-only";
import { canonicalNumber } from "@/lib/chat/channel/phone-number";
import type { InboundPayload } from "@/lib/chat/channel/store-webhook.server";
import {
  answerBilling,
  type BillingCommand,
  isBillingCommand,
} from "@/lib/chat/commands/answer-billing.server";
import { findSender, type Sender } from "@/lib/chat/logging/find-sender.server";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import { confirmLink, resumeLink } from "@/lib/chat/opt-in/confirm-link.server";
import { findLinkCode } from "@/lib/chat/opt-in/link-code";
import type { Notice, Outcome } from "@/lib/chat/replies/outcome";
import { answerCare } from "@/lib/chat/turns/answer-care.server";
import { answerBesideDraft } from "@/lib/chat/turns/answer-draft.server";
import { answerAudio, answerPhoto } from "@/lib/chat/turns/answer-media.server";
import { answerTap } from "@/lib/chat/turns/answer-tap.server";
import { answerUnconsented } from "@/lib/chat/turns/answer-unconsented.server";
import { allowsHealth } from "@/lib/consents/health/health-consent";
import { revokeOptIn } from "@/lib/consents/revoke-opt-in.server";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { env } from "@/lib/env";
import { dayAt } from "@/lib/nutrition/calendar/day";
import type { Food } from "@/lib/nutrition/foods/food";
import type { CountedMessage } from "@/lib/nutrition/ledger/count-message.server";
import { messageLanguage } from "@/lib/portuguese/intents/message-language";
import { understand } from "@/lib/portuguese/intents/understand";
import { type ConversationState, EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import { readSafety } from "@/lib/portuguese/safety/read-safety";

/** The channel's own limit. */
const MAX_TEXT = 4_096;

/** A stored message and what the assistant remembers of its contact. */
export type Inbound = {
  id: string;
  contact: string;
  payload: InboundPayload;
  /** When it counts as sent. */
  sentAt: Date;
  state: ConversationState;
  /** When somebody unknown was last told how to join. */
  lastInvitedAt: Date | null;
  /** Null when nobody has confirmed the number. */
  sender: Sender | null;
  /** Foods and recipes of the sender's own. */
  ownFoods: readonly Food[];
};

/** A null outcome is silence. */
export type Reaction = {
  sender: Sender | null;
  outcome: Outcome | null;
  state: ConversationState;
  invited: boolean;
  /** The message as it counts for the person's day; null when the assistant did not take it. */
  counted: CountedMessage | null;
};

const NOBODY: Readonly<Reaction> = {
  sender: null,
  outcome: null,
  state: EMPTY_CONVERSATION,
  invited: false,
  counted: null,
};

/** In the transaction that holds the conversation. */
export type Claimed = Context<null> & { tx: Tx };

/** Whether who wrote may, then does what the message asks for, and tells what is to be answered. */
export async function answerInbound(ctx: Claimed, message: Inbound): Promise<Reaction> {
  const { tx, now } = ctx;
  const { contact, payload, state, sender } = message;
  const { content } = payload;
  if (content.type === "number_changed") return forgetNumber(ctx, message);
  const silence: Reaction = { sender, outcome: null, state, invited: false, counted: null };
  const say = (notice: Notice): Reaction => ({ ...silence, outcome: { kind: "notice", notice } });
  // A heart on a message asks for nothing; system notes are not from the person.
  if (content.type === "reaction" || (content.type === "unsupported" && content.kind === "system"))
    return silence;

  const code = content.type === "text" ? findLinkCode(content.text) : null;
  if (code) return { ...say(await confirmLink(tx, contact, payload, code, now)), sender };
  if (sender?.blocked) return silence;
  // Whoever writes of an emergency is answered, member or not.
  const isServed = sender && !sender.refusal && allowsHealth(sender.healthConsent);
  const emergency = isServed ? null : readSafety(wordsIn(content));
  if (emergency) return { ...silence, outcome: { kind: "safety", verdict: emergency } };
  if (!sender) return answerStranger(ctx, message);
  if (sender.refusal) return stopOr(ctx, message, sender, async () => say(refusalNotice(sender)));

  const today = dayAt(message.sentAt, sender.timeZone);
  const language = (content.type === "choice" ? null : messageLanguage(wordsIn(content))) ?? state.language;
  // Whoever writes in one language is answered in it, whatever the profile says.
  const speaking = language ? { ...sender, locale: language } : sender;
  if (!isServed) {
    return stopOr(ctx, message, speaking, async () => {
      const { notice, isAsked } = await answerUnconsented(ctx, message, speaking);
      return { ...(notice ? say(notice) : silence), sender: speaking, invited: isAsked };
    });
  }
  const { outcome, state: next } = await answerKnown(tx, message, speaking, today);
  const counted = { userId: sender.userId, day: today, photo: content.type === "image" };
  const care = next.care ?? state.care;
  const remembered = { ...next, ...(language && { language }), ...(care && { care }) };
  return { sender: speaking, outcome, state: remembered, invited: false, counted };
}

async function answerKnown(tx: Tx, message: Inbound, sender: Sender, today: string): Promise<Answered> {
  const { id, contact, payload, state, sentAt } = message;
  const { content } = payload;
  const text = wordsIn(content);
  const source = "whatsapp_text" as const;
  const turn: Turn = {
    actor: { kind: "sender", userId: sender.userId, contact },
    person: sender,
    locale: sender.locale,
    tx,
    messageId: id,
    text: text.slice(0, MAX_TEXT),
    source,
    now: sentAt,
    today,
    state,
    ownFoods: message.ownFoods,
  };
  const notice = (notice: Notice): Answered => ({ outcome: { kind: "notice", notice }, state });
  const care = content.type === "choice" ? null : await answerCare(turn, turn.text);
  if (care) return care;
  switch (content.type) {
    case "text":
      return answerBesideDraft(turn, turn.text);
    case "choice":
      return answerTap(turn, content);
    case "image":
      return answerPhoto(turn, content);
    case "audio":
      return answerAudio(turn, content.mediaId);
    default:
      return notice({ kind: "unsupported_media" });
  }
}

/**
 * Somebody without a confirmed number: an invitation, at most once a day; or the way back for who stopped, once. Whoever has
 * the number of an opt-in that was ended otherwise is invited once, too.
 */
async function answerStranger({ tx, now }: Claimed, message: Inbound): Promise<Reaction> {
  const { contact, payload, lastInvitedAt } = message;
  const command = commandIn(payload, now);
  if (command === "resume" && (await resumeLink(tx, contact, now))) {
    const sender = await findSender(tx, contact, now);
    return { ...NOBODY, sender, outcome: { kind: "notice", notice: { kind: "resumed" } } };
  }
  const former = await tx.whatsAppLink.findFirst({
    where: { canonicalNumber: contact, status: "revoked" },
    orderBy: { revokedAt: "desc" },
  });
  const since = former?.revokedAt ?? new Date(now.getTime() - DAY_MS);
  if (lastInvitedAt && lastInvitedAt > since) return NOBODY;
  // Who stopped, or asks for nothing to be sent, is not invited.
  if (command === "stop") return NOBODY;
  const url = env().NEXT_PUBLIC_APP_URL;
  const notice: Notice = former?.confirmedAt ? { kind: "stopped" } : { kind: "invitation", url };
  return { ...NOBODY, outcome: { kind: "notice", notice }, invited: true };
}

/** Stopping works without a subscription too, and so does asking for one. */
async function stopOr(
  ctx: Claimed,
  message: Inbound,
  sender: Sender,
  otherwise: () => Promise<Reaction>,
): Promise<Reaction> {
  const command = commandIn(message.payload, ctx.now);
  const say = (notice: Notice): Reaction => {
    return {
      sender,
      outcome: { kind: "notice", notice },
      state: message.state,
      invited: false,
      counted: null,
    };
  };
  if (isBillingCommand(command)) {
    const person = { ...ctx, person: sender, locale: sender.locale };
    return say(await answerBilling(person, { command, messageId: message.id }));
  }
  if (command !== "stop") return otherwise();
  await revokeOptIn({ ...ctx, person: sender }, { by: "phone" });
  return say({ kind: "stopped" });
}

/** The number may get a new owner: whoever had it must prove a number again. */
async function forgetNumber(ctx: Claimed, { contact, payload }: Inbound): Promise<Reaction> {
  const { content } = payload;
  const moved =
    content.type === "number_changed" && content.newWaId && canonicalNumber(content.newWaId) !== contact;
  const link = moved
    ? await ctx.tx.whatsAppLink.findFirst({ where: { canonicalNumber: contact, status: { not: "pending" } } })
    : null;
  if (link) await revokeOptIn({ ...ctx, person: { userId: link.userId } }, { by: "number_change" });
  return NOBODY;
}

/** What somebody wrote, a photo's caption included, or the title of what they tapped. */
function wordsIn(content: InboundPayload["content"]): string {
  if (content.type === "text") return content.text;
  if (content.type === "choice") return content.title;
  return content.type === "image" ? (content.caption ?? "") : "";
}

function commandIn({ content }: InboundPayload, now: Date): "stop" | "resume" | BillingCommand | null {
  const text = wordsIn(content);
  const context = { now, timeZone: "America/Sao_Paulo", conversation: EMPTY_CONVERSATION };
  const kind = text ? understand(text, context).command?.kind : undefined;
  return kind === "stop" || kind === "resume" || isBillingCommand(kind) ? kind : null;
}

function refusalNotice({ refusal }: Sender): Notice {
  const url = `${env().NEXT_PUBLIC_APP_URL}/subscription`;
  const reason = refusal === "pending_payment" ? "pending_payment" : "expired";
  return { kind: "subscription_needed", url, reason };
}
