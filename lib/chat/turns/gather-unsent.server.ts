import "server-only";
import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import type { Sender } from "@/lib/chat/logging/find-sender.server";
import { loadDayViews } from "@/lib/chat/logging/load-day-views.server";
import { daysOfEntries, loadEntries } from "@/lib/chat/logging/load-entries.server";
import type { Outcome } from "@/lib/chat/replies/outcome";
import {
  asOne,
  goesOn,
  idsOf,
  type Together,
  together,
  toldIn,
  type Unsent,
} from "@/lib/chat/turns/one-turn";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { dayAt } from "@/lib/nutrition/calendar/day";

/** An answer as it will be told: what was not sent yet, and what this message came to, in what order. */
export type Gathered = {
  /** How the two are told; null where nothing waited. */
  how: Together | null;
  outcome: Outcome;
  /** What was not sent. */
  earlier: OutboundContent[];
  /** How many messages are answered. */
  messages: number;
};

type Gathering = { unsent: Unsent | null; outcome: Outcome; sentAt: Date };

/**
 * Takes back the answer to the message before this one, where it still waits in the outbox, to be told together with
 * this one's: two messages in a row are answered as one. An answer that is on its way is left alone.
 */
export async function gatherUnsent(
  ctx: Context<Sender | null> & { tx: Tx },
  { unsent, outcome, sentAt }: Gathering,
): Promise<Gathered> {
  const alone: Gathered = { how: null, outcome, earlier: [], messages: 1 };
  const { person } = ctx;
  if (!person || !goesOn(unsent, sentAt) || !toldIn(outcome)) return alone;
  const earlier = await takeBack(ctx.tx, unsent.answers);
  if (!earlier) return alone;
  const { told } = unsent;
  const how = together(told, outcome);
  const gathered = { how, outcome, earlier, messages: unsent.messages + 1 };
  if (how !== "one" || (told.kind !== "logged" && told.kind !== "corrected")) return gathered;
  if (outcome.kind !== "logged" && outcome.kind !== "corrected") return gathered;
  const ids = outcome.kind === "logged" ? idsOf(outcome) : idsOf(outcome.before, outcome.after);
  const now = await loadEntries(ctx.tx, person.userId, [...new Set([...told.entries, ...ids])]);
  const today = dayAt(sentAt, person.timeZone);
  const days = await loadDayViews({ ...ctx, person, today }, daysOfEntries(now));
  return { ...gathered, outcome: asOne(told, outcome, { ...now, days }) };
}

/** All of an answer's messages, or none: null where one of them is on its way already. */
async function takeBack(tx: Tx, ids: readonly string[]): Promise<OutboundContent[] | null> {
  const rows = await tx.$queryRaw<{ body: OutboundContent; ordinal: number }[]>`
    WITH waiting AS (SELECT id FROM app.outbound_messages
      WHERE id = ANY(${ids}::uuid[]) AND status = 'queued' AND attempts = 0 FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE app.outbound_messages o SET status = 'gathered' FROM waiting
    WHERE o.id = waiting.id AND (SELECT count(*) FROM waiting) = ${ids.length}
    RETURNING o.body, o.ordinal`;
  if (rows.length === 0) return null;
  return rows.sort((a, b) => a.ordinal - b.ordinal).map(({ body }) => body);
}
