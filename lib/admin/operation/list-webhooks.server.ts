import "server-only";
import { z } from "zod";
import type { WebhookRow, webhooksQuery } from "@/lib/admin/operation/operation-schema";
import { db, Prisma } from "@/lib/db";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

type Query = z.output<typeof webhooksQuery>;
type Row = Omit<WebhookRow, "receivedAt" | "handledAt"> & { receivedAt: Date; handledAt: Date | null };

const place = z.tuple([cursorInstant, z.string().max(200)]);

/** What the providers delivered, the last first. Of a message it says what it was, never what somebody wrote. */
export async function listWebhooks(
  query: Query,
): Promise<{ webhooks: WebhookRow[]; nextCursor: string | null }> {
  const rows = await (query.provider === "mercado_pago" ? readNotices(query) : readMessages(query));
  const page = pageOf(rows, query.limit, ({ receivedAt, id }) => [receivedAt.toISOString(), id]);
  return {
    webhooks: page.rows.map(({ receivedAt, handledAt, ...row }) => ({
      ...row,
      receivedAt: receivedAt.toISOString(),
      handledAt: handledAt?.toISOString() ?? null,
    })),
    nextCursor: page.nextCursor,
  };
}

const ALL = Prisma.sql`TRUE`;

function begins(column: Prisma.Sql, q: string): Prisma.Sql {
  return q === "" ? ALL : Prisma.sql`${column} LIKE ${`${q.replace(/[\\%_]/g, "\\$&")}%`}`;
}

/** Only the id of a notification is believed and kept; how often it was delivered tells the rest. */
function readNotices({ state, q, cursor, limit }: Query): Promise<Row[]> {
  const after = readCursor(cursor, place);
  const is = {
    waiting: Prisma.sql`(notified > handled AND error IS NULL)`,
    failed: Prisma.sql`(notified > handled AND error IS NOT NULL)`,
    done: Prisma.sql`(notified <= handled)`,
  };
  return db().$queryRaw<Row[]>`
    SELECT topic || ' ' || resource_id AS id, topic AS kind, notified AS deliveries, attempts, error,
      received_at AS "receivedAt", handled_at AS "handledAt",
      CASE WHEN ${is.done} THEN 'done' WHEN ${is.failed} THEN 'failed' ELSE 'waiting' END AS state,
      jsonb_build_object('type', topic, 'data.id', resource_id, 'notified', notified, 'handled', handled) AS facts
    FROM app.payment_events
    WHERE ${state ? is[state] : ALL} AND ${begins(Prisma.sql`resource_id`, q)}
      AND ${after ? Prisma.sql`(received_at, topic || ' ' || resource_id) < (${new Date(after[0])}, ${after[1]})` : ALL}
    ORDER BY received_at DESC, topic || ' ' || resource_id DESC LIMIT ${limit + 1}`;
}

function readMessages({ state, q, cursor, limit }: Query): Promise<Row[]> {
  const after = readCursor(cursor, place);
  const statuses = { waiting: ["received", "held"], failed: ["failed"], done: ["processed"] } as const;
  return db().$queryRaw<Row[]>`
    SELECT id, type AS kind, 1 AS deliveries, attempts, error, received_at AS "receivedAt",
      processed_at AS "handledAt",
      CASE status WHEN 'received' THEN 'waiting' WHEN 'held' THEN 'waiting' WHEN 'failed' THEN 'failed' ELSE 'done' END AS state,
      jsonb_build_object('type', type, 'from', '…' || right(contact, 4), 'timestamp', sent_at) AS facts
    FROM app.inbound_messages
    WHERE ${state ? Prisma.sql`status = ANY(${statuses[state]}::app.inbound_status[])` : ALL}
      AND ${begins(Prisma.sql`id`, q)}
      AND ${after ? Prisma.sql`(received_at, id) < (${new Date(after[0])}, ${after[1]})` : ALL}
    ORDER BY received_at DESC, id DESC LIMIT ${limit + 1}`;
}
