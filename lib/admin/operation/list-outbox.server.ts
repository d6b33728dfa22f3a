import "server-only";
import { z } from "zod";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { OutboxRow, outboxQuery } from "@/lib/admin/operation/operation-schema";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { db, inTransaction, Prisma } from "@/lib/db";
import { HOUR_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

type Query = z.output<typeof outboxQuery>;
type Row = Omit<OutboxRow, "createdAt" | "nextAttemptAt"> & { createdAt: Date; nextAttemptAt: Date | null };

const place = z.tuple([cursorInstant, z.uuid()]);
/** Nobody expects an older answer, and the window for it is closed. */
const RETRY_HOURS = 24;

/** What has not left yet, or never did, the newest first: to whom is masked, what it says is not shown. */
export async function listOutbox(
  query: Query,
): Promise<{ messages: OutboxRow[]; nextCursor: string | null }> {
  const after = readCursor(query.cursor, place);
  const before = after
    ? Prisma.sql`(created_at, id) < (${new Date(after[0])}, ${after[1]}::uuid)`
    : Prisma.sql`TRUE`;
  const rows = await (query.channel === "mail" ? readMails(query, before) : readMessages(query, before));
  const page = pageOf(rows, query.limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  return {
    messages: page.rows.map(({ createdAt, nextAttemptAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    })),
    nextCursor: page.nextCursor,
  };
}

function readMessages({ state, limit }: Query, before: Prisma.Sql): Promise<Row[]> {
  const is =
    state === "waiting" ? Prisma.sql`status IN ('queued', 'sending')` : Prisma.sql`status = 'failed'`;
  return db().$queryRaw<Row[]>`
    SELECT id::text AS id, coalesce(split_part(slot, ':', 1), body ->> 'type', 'text') AS kind,
      '…' || right(recipient, 4) AS "to", attempts, error, created_at AS "createdAt",
      CASE WHEN status = 'failed' THEN NULL ELSE next_attempt_at END AS "nextAttemptAt",
      status = 'failed' AND slot IS NULL AND created_at > now() - ${RETRY_HOURS} * interval '1 hour' AS "canRetry"
    FROM app.outbound_messages WHERE ${is} AND ${before} ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`;
}

/** A letter that was given up has lost its text: it cannot be sent again. */
function readMails({ state, limit }: Query, before: Prisma.Sql): Promise<Row[]> {
  const is =
    state === "waiting"
      ? Prisma.sql`sent_at IS NULL AND failed_at IS NULL`
      : Prisma.sql`failed_at IS NOT NULL`;
  return db().$queryRaw<Row[]>`
    SELECT id::text AS id, kind::text AS kind, left(recipient, 2) || '…@' || split_part(recipient, '@', 2) AS "to",
      attempts, error, created_at AS "createdAt",
      CASE WHEN failed_at IS NULL THEN next_attempt_at END AS "nextAttemptAt", false AS "canRetry"
    FROM app.outbound_mails WHERE ${is} AND ${before} ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`;
}

/** Has an answer that failed within a day tried again. @returns whom to wake @throws AppError not_found, nothing_to_change */
export function retryMessage(
  asked: Context,
  { id, reason }: { id: string; reason: string },
): Promise<{ contact: string }> {
  return inTransaction(asAdministrator(asked), async (tx, ctx) => {
    const found = await tx.outboundMessage.findUnique({ where: { id }, select: { contact: true } });
    if (!found) throw new AppError("not_found");
    const since = new Date(ctx.now.getTime() - RETRY_HOURS * HOUR_MS);
    const { count } = await tx.outboundMessage.updateMany({
      where: { id, status: "failed", slot: null, createdAt: { gt: since } },
      data: { status: "queued", attempts: 0, error: null, nextAttemptAt: ctx.now },
    });
    if (count === 0) throw new AppError("nothing_to_change");
    await noteAction(ctx, {
      action: "message.requeued",
      subject: { type: "message", id },
      before: { state: "failed" },
      after: { state: "queued" },
      reason,
    });
    return found;
  });
}
