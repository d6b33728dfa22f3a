import "server-only";
import { DELIVERY_STATES, type DeliveryState, mayFail, readSendingMark } from "@/lib/chat/channel/delivery";
import { grouped } from "@/lib/chat/channel/row-batches";
import { settleRefusal } from "@/lib/chat/channel/settle-delivery.server";
import { db } from "@/lib/db";
import type { StatusEvent } from "@/lib/integrations/whatsapp-cloud/inbound-event";
import { outcomeOfCode } from "@/lib/integrations/whatsapp-cloud/send-outcome";

/** A report, with the message it belongs to when it carries our mark. */
type Report = StatusEvent & { id: string | null; attempt: number | null };

/**
 * Applies delivery reports, forward only whatever their order; those of messages that we do not know are ignored.
 * @returns the contacts whose waiting messages may go on now
 */
export async function applyStatuses(statuses: readonly StatusEvent[], now: Date): Promise<string[]> {
  const reports = statuses.map((status): Report => {
    const mark = readSendingMark(status.opaque);
    return { ...status, id: mark?.id ?? null, attempt: mark?.attempt ?? null };
  });
  const released: string[] = [];
  const advances = reports.filter((report) => report.status !== "failed");
  if (advances.length > 0) await advance(advances.map((report) => ({ report, released })));
  for (const report of reports.filter((report) => report.status === "failed")) {
    const contact = await fail(report, now);
    if (contact) released.push(contact);
  }
  return released;
}

/** A report, and where to put the contact whose next message it lets go. */
type Advance = { report: Report; released: string[] };

/** One statement for all: Postgres orders an enum's values as they are declared. Rows are locked in one order always. */
const advance = grouped<Advance>(async (advances) => {
  const reports = furthest(advances.map(({ report }) => report));
  const rows = await db().$queryRaw<{ id: string; wamid: string; contact: string }[]>`
    WITH told AS (
      SELECT coalesce(r.id, (SELECT id FROM app.outbound_messages known WHERE known.wamid = r.wamid)) AS id, wamid, status
      FROM jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) AS r (id uuid, wamid text, status app.outbound_status)),
    before AS (SELECT o.id, o.status, told.wamid, told.status AS next
      FROM told JOIN app.outbound_messages o ON o.id = told.id WHERE o.status < told.status
      ORDER BY o.id FOR NO KEY UPDATE OF o),
    moved AS (
      UPDATE app.outbound_messages AS o SET status = before.next, wamid = coalesce(o.wamid, before.wamid),
        sent_at = coalesce(o.sent_at, now()), error = NULL
      FROM before WHERE o.id = before.id
      RETURNING o.id, o.wamid, o.contact, before.status IN ('queued', 'sending') AS released)
    SELECT id::text, wamid, contact FROM moved WHERE released`;
  for (const { id, wamid, contact } of rows) {
    advances.find(({ report }) => report.id === id || report.wamid === wamid)?.released.push(contact);
  }
});

/** Of several reports on one message the furthest: a statement updates a row once. */
function furthest(reports: readonly Report[]): Report[] {
  const best = new Map<string, Report>();
  const rank = (state: DeliveryState) => DELIVERY_STATES.indexOf(state);
  for (const report of reports) {
    const key = report.id ?? report.wamid;
    const known = best.get(key);
    if (!known || rank(report.status) > rank(known.status)) best.set(key, report);
  }
  return [...best.values()];
}

async function fail(report: Report, now: Date): Promise<string | null> {
  const found = await db().outboundMessage.findFirst({
    where: report.id ? { id: report.id } : { wamid: report.wamid },
  });
  if (!found || !mayFail(found.status)) return null;
  const earlierAttempt =
    (found.wamid !== null && found.wamid !== report.wamid) ||
    (report.attempt !== null && report.attempt < found.attempts);
  if (earlierAttempt) return null;
  const code = report.errorCode;
  const refusal = (code === null ? null : outcomeOfCode(code)) ?? ({ kind: "permanent", code } as const);
  // Not noted: it moved while we looked.
  return (await settleRefusal(found, refusal, now)) ? found.contact : fail(report, now);
}
