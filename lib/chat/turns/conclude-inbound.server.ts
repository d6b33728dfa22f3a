import "server-only";
import { randomUUID } from "node:crypto";
import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import type { InboundPayload } from "@/lib/chat/channel/store-webhook.server";
import type { Reaction } from "@/lib/chat/turns/answer-inbound.server";
import type { Gathered } from "@/lib/chat/turns/gather-unsent.server";
import { toldIn, type Unsent } from "@/lib/chat/turns/one-turn";
import { Prisma, type Tx } from "@/lib/db";
import { countMessageSql } from "@/lib/nutrition/ledger/count-message.server";

type Conclusion = {
  id: string;
  contact: string;
  payload: InboundPayload;
  reaction: Reaction;
  /** Null is silence. */
  answer: Answer | null;
  /** What still waited to be sent when the message was taken. */
  unsent: Unsent | null;
  sentAt: Date;
  now: Date;
};

/** `pauseMs`: how long it waits for what else the contact writes. */
type Answer = { contents: readonly OutboundContent[]; pauseMs: number; gathered: Gathered };

/** Puts the answer into the outbox and keeps what is to be remembered; answers whether more messages wait. */
export async function conclude(tx: Tx, conclusion: Conclusion): Promise<boolean> {
  const { id, contact, payload, reaction, answer, sentAt, now } = conclusion;
  const { sender, invited, counted } = reaction;
  const userId = sender?.userId ?? null;
  const answers = answerRows(id, payload, answer?.contents ?? []);
  const unsent = answer ? unsentOf(answers, answer.gathered, sentAt) : conclusion.unsent;
  const state = JSON.stringify(unsent ? { ...reaction.state, unsent } : reaction.state);
  const [row] = await tx.$queryRaw<{ more: boolean }[]>`
    WITH said AS (${insertAnswers(contact, userId, answers, answer?.pauseMs)}), counted AS (${countMessageSql(counted)})
    UPDATE app.conversations SET user_id = ${userId}::uuid, state = ${state}::jsonb,
      last_inbound_at = greatest(last_inbound_at, ${sentAt}),
      last_invited_at = coalesce(${invited ? now : null}, last_invited_at), updated_at = clock_timestamp()
    WHERE contact = ${contact}
    RETURNING EXISTS (SELECT FROM app.inbound_messages WHERE contact = ${contact} AND status = 'received') AS more`;
  return row?.more ?? false;
}

function unsentOf(
  answers: readonly AnswerRow[],
  { outcome, messages }: Gathered,
  sentAt: Date,
): Unsent | null {
  const told = answers.length > 0 ? toldIn(outcome) : null;
  return told && { answers: answers.map(({ id }) => id), sentAt: sentAt.getTime(), messages, told };
}

type AnswerRow = ReturnType<typeof answerRows>[number];

export function answerRows(
  inReplyTo: string,
  { waId, scopedId }: InboundPayload,
  contents: readonly OutboundContent[],
) {
  const recipient = waId ?? scopedId;
  if (!recipient) return [];
  return contents.map((body, ordinal) => {
    return { id: randomUUID(), recipient, body, in_reply_to: inReplyTo, ordinal };
  });
}

/** @param pauseMs how long they wait before they are sent */
export function insertAnswers(
  contact: string,
  userId: string | null,
  answers: readonly AnswerRow[],
  pauseMs = 0,
): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO app.outbound_messages (id, user_id, contact, recipient, body, in_reply_to, ordinal, next_attempt_at)
    SELECT id, ${userId}::uuid, ${contact}, recipient, body, in_reply_to, ordinal,
      now() + ${pauseMs} * interval '1 ms'
    FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
      AS a (id uuid, recipient text, body jsonb, in_reply_to text, ordinal int) ORDER BY ordinal`;
}
