import "server-only";
import { messageTime } from "@/lib/chat/channel/message-time";
import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import type { InboundPayload } from "@/lib/chat/channel/store-webhook.server";
import { keepAddress, type SenderRow, senderOf, senderSql } from "@/lib/chat/logging/find-sender.server";
import { judge, NotJudged } from "@/lib/chat/logging/second-verdict.server";
import { MediaNotRead, type UnreadMedia } from "@/lib/chat/media/media-reading";
import { compose } from "@/lib/chat/replies/compose-reply";
import type { Outcome } from "@/lib/chat/replies/outcome";
import { answerInbound, type Reaction } from "@/lib/chat/turns/answer-inbound.server";
import { pauseBefore } from "@/lib/chat/turns/answer-pause";
import { answerRows, conclude, insertAnswers } from "@/lib/chat/turns/conclude-inbound.server";
import { type Gathered, gatherUnsent } from "@/lib/chat/turns/gather-unsent.server";
import { type Unsent, underneath } from "@/lib/chat/turns/one-turn";
import { now as readClock } from "@/lib/clock";
import { db, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { showTyping } from "@/lib/integrations/whatsapp-cloud/client";
import { log } from "@/lib/log";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { holdPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { loadOwnFoods } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { type ConversationState, EMPTY_CONVERSATION, recalled } from "@/lib/portuguese/meaning/conversation";

const MAX_ATTEMPTS = 5;
/** A message that waits this long may have taken a process down with it: its attempts are counted beforehand. */
const SUSPECT_AFTER_MS = 60_000;
/** Whoever waits longer for an answer sees that one is being written. */
const TYPING_AFTER_MS = 2_000;

export type Processed = {
  /** There may be something to send, so many ms from now. */
  answered: boolean;
  pauseMs?: number;
  /** More of the contact's messages wait. */
  more: boolean;
  /** A PIX code was asked for: it follows as a message of its own. */
  pays?: boolean;
  /** What must be read first, outside of any transaction; then the contact is to be woken again. */
  unread?: UnreadMedia;
};

/**
 * Processes the contact's oldest waiting message in one transaction: either everything it causes is stored, the answer
 * in the outbox included, or nothing is and it waits on. Several processes may try; one does it.
 * @throws whatever went wrong, after counting the attempt; the message waits for the next one
 */
export async function processNext(contact: string): Promise<Processed> {
  const attempt: Attempt = { counted: null, message: null };
  try {
    return await db().$transaction((tx) => settle(tx, contact, attempt));
  } catch (error) {
    const { message } = attempt;
    if (!message) throw error;
    if (error instanceof MediaNotRead) return { ...NOTHING, unread: error.media };
    if (error instanceof NotJudged) return judge(error).then(() => processNext(contact));
    if (error === SUSPECT) return retrySuspect(contact, message);
    const reason = error instanceof AppError ? error.code : error instanceof Error ? error.name : "unknown";
    // A refusal of ours would be the same again. Otherwise: while the database is away, counting fails as well.
    if (error instanceof AppError) return giveUp(contact, message.id, reason);
    const attempts = await countAttempt(message.id, reason);
    if (attempts >= MAX_ATTEMPTS) return giveUp(contact, message.id, reason);
    throw error;
  }
}

type Attempt = {
  /** Whose attempt is counted already. */
  counted: string | null;
  /** The message it was about, for when it fails. */
  message: { id: string } | null;
};

const SUSPECT = Symbol("suspect");
const NOTHING: Processed = { answered: false, more: false };

/** Counts the attempt first and then makes it: if it takes the process down, the count remains. */
async function retrySuspect(contact: string, { id }: { id: string }): Promise<Processed> {
  const attempts = await countAttempt(id, "suspect");
  if (attempts > MAX_ATTEMPTS) return giveUp(contact, id, "suspect");
  const attempt: Attempt = { counted: id, message: null };
  return db()
    .$transaction((tx) => settle(tx, contact, attempt))
    .catch((error) => {
      if (error instanceof MediaNotRead) return { ...NOTHING, unread: error.media };
      if (error instanceof NotJudged) return judge(error).then(() => processNext(contact));
      throw error;
    });
}

async function settle(tx: Tx, contact: string, attempt: Attempt): Promise<Processed> {
  const now = readClock();
  const claimed = await claimOldest(tx, contact);
  if (!claimed) return NOTHING;
  const { id, suspect } = claimed;
  attempt.message = { id };
  if (suspect && attempt.counted !== id) throw SUSPECT;

  const typing = setTimeout(() => void showTyping(id), TYPING_AFTER_MS);
  try {
    return await answer(tx, contact, claimed, now);
  } finally {
    clearTimeout(typing);
  }
}

async function answer(tx: Tx, contact: string, claimed: Claimed, now: Date) {
  const { id, payload, remembered } = claimed;
  const sender = senderOf(claimed, now);
  if (sender && claimed.held) holdPerson(tx, sender.userId);
  if (sender) await keepAddress(tx, claimed, payload);
  const sentAt = messageTime(claimed.sent_at, now);
  // The number may have had another owner.
  const same = sender?.userId === remembered.userId;
  const state = same ? recalled(remembered.state, remembered.lastInboundAt, sentAt) : EMPTY_CONVERSATION;
  const { lastInvitedAt } = remembered;
  const actor = { kind: "webhook", provider: "whatsapp" } as const;
  const ctx = { actor, person: null, now, locale: DEFAULT_LOCALE, tx };
  const ownFoods = sender && claimed.has_own_foods ? await loadOwnFoods({ ...ctx, person: sender }) : [];
  const message = { id, contact, payload, sentAt, lastInvitedAt, state, sender, ownFoods };
  const reaction = await answerInbound(ctx, message);
  const { outcome } = reaction;
  const unsent = same ? remembered.unsent : null;
  const { sender: person } = reaction;
  const common = { id, contact, payload, sentAt, now, unsent };
  if (!outcome) return { answered: false, more: await conclude(tx, { ...common, reaction, answer: null }) };
  const gathered = await gatherUnsent({ ...ctx, person }, { unsent, outcome, sentAt });
  const contents = withOwnFoods(ownFoods, () => contentsOf(gathered, person?.locale ?? DEFAULT_LOCALE));
  const said = payload.content.type === "text" ? payload.content.text : null;
  const pauseMs = pauseBefore(outcome, said, gathered.how !== null);
  const answer = { contents, pauseMs, gathered };
  const more = await conclude(tx, { ...common, reaction: heldOpen(reaction, gathered), answer });
  const pays = outcome.kind === "notice" && outcome.notice.kind === "pix_coming";
  return { answered: contents.length > 0, pauseMs, more, pays };
}

/** What is told of this message and of those before it that nobody was answered yet. */
function contentsOf({ how, outcome, earlier }: Gathered, locale: Locale): OutboundContent[] {
  if (how === "earlier") return earlier;
  const next = composed(outcome, locale);
  if (how === "next_first") return [...next, ...earlier];
  return how === "both" ? underneath(earlier, next) : next;
}

/** A question of the first of two messages that is told with the second stays open. */
function heldOpen(reaction: Reaction, { how, outcome }: Gathered): Reaction {
  const { state } = reaction;
  if (how !== "one" || outcome.kind !== "logged" || state.open || !outcome.understood.ask) return reaction;
  return { ...reaction, state: { ...state, open: outcome.understood.ask } };
}

function composed(outcome: Outcome, locale: Locale): OutboundContent[] {
  return compose(outcome, translator(locale), locale);
}

type ClaimRow = SenderRow & {
  /** Another process settled something of the contact while this one waited for it: what else was read is stale. */
  raced: boolean;
  /** Whether the sender is locked as well; not while somebody else holds on to them. */
  held: boolean;
  /** Null when nothing waits. */
  id: string | null;
  payload: InboundPayload;
  sent_at: Date;
  suspect: boolean;
  talked_to: string | null;
  state: ConversationState & { unsent?: Unsent | null };
  last_invited_at: Date | null;
  last_inbound_at: Date | null;
};

/**
 * Locks the conversation, takes the oldest waiting message and tells who sent it, in one look. One message of a contact
 * at a time, across processes: the row stays locked as long as the transaction lasts.
 * @returns null when another process took the last one
 */
async function claimOldest(tx: Tx, contact: string) {
  let row = await lockAndClaim(tx, contact);
  if (!row || row.raced) row = await lockAndClaim(tx, contact);
  if (!row?.id) return null;
  const { id, talked_to, last_invited_at, last_inbound_at, ...claimed } = row;
  const { unsent = null, ...state } = row.state;
  const remembered = {
    userId: talked_to ?? undefined,
    state: Array.isArray(state.last) ? state : EMPTY_CONVERSATION,
    lastInvitedAt: last_invited_at,
    lastInboundAt: last_inbound_at,
    unsent,
  };
  return { ...claimed, id, remembered };
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimOldest>>>;

/** The statement sees the conversation as it was when it began and, once locked, as it is: a difference is a race. */
async function lockAndClaim(tx: Tx, contact: string): Promise<ClaimRow | undefined> {
  const [row] = await tx.$queryRaw<ClaimRow[]>`
    WITH seen AS MATERIALIZED (SELECT updated_at FROM app.conversations WHERE contact = ${contact}),
    kept AS (SELECT user_id, state, last_invited_at, last_inbound_at,
        updated_at <> (SELECT updated_at FROM seen) AS raced
      FROM app.conversations WHERE contact = ${contact} FOR NO KEY UPDATE),
    made AS (INSERT INTO app.conversations (contact, state, updated_at)
      SELECT ${contact}, '{}', now() WHERE NOT EXISTS (SELECT FROM kept)
        AND EXISTS (SELECT FROM app.inbound_messages WHERE contact = ${contact} AND status = 'received')
      ON CONFLICT (contact) DO NOTHING
      RETURNING user_id, state, last_invited_at, last_inbound_at, EXISTS (SELECT FROM seen) AS raced),
    talk AS (SELECT * FROM kept UNION ALL SELECT * FROM made),
    oldest AS (UPDATE app.inbound_messages SET status = 'processed', processed_at = now()
      WHERE id = (SELECT id FROM app.inbound_messages
          WHERE contact = ${contact} AND status = 'received' ORDER BY sent_at, seq LIMIT 1)
        AND status = 'received' AND (SELECT NOT raced FROM talk)
      RETURNING id, payload, sent_at, received_at < now() - ${SUSPECT_AFTER_MS} * interval '1 ms' AS suspect),
    sender AS (${senderSql(contact)}),
    held AS (SELECT FROM app.people WHERE user_id = (SELECT user_id::uuid FROM sender) FOR NO KEY UPDATE SKIP LOCKED)
    SELECT talk.raced, talk.user_id::text AS talked_to, talk.state, talk.last_invited_at, talk.last_inbound_at,
      oldest.*, sender.*, EXISTS (SELECT FROM held) AS held
    FROM talk LEFT JOIN oldest ON true LEFT JOIN sender ON true`;
  return row;
}

/** Answers how many attempts there have been now. */
async function countAttempt(id: string, reason: string): Promise<number> {
  const [row] = await db().$queryRaw<{ attempts: number }[]>`
    UPDATE app.inbound_messages SET attempts = attempts + 1, error = ${reason}
    WHERE id = ${id} AND status = 'received' RETURNING attempts`;
  return row?.attempts ?? 0;
}

/** A message that cannot be processed is answered honestly instead of blocking those after it. */
async function giveUp(contact: string, id: string, reason: string): Promise<Processed> {
  log().error({ messageId: id, reason }, "message given up");
  const contents = composed({ kind: "notice", notice: { kind: "failed" } }, DEFAULT_LOCALE);
  return db().$transaction(async (tx) => {
    const [message] = await tx.$queryRaw<{ payload: InboundPayload }[]>`
      UPDATE app.inbound_messages SET status = 'failed', processed_at = now(), error = ${reason}
      WHERE id = ${id} AND status = 'received' RETURNING payload`;
    if (!message) return { answered: false, more: true };
    await tx.$executeRaw`${insertAnswers(contact, null, answerRows(id, message.payload, contents))}`;
    return { answered: true, more: true };
  });
}
