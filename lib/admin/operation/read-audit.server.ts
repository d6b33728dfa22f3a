import "server-only";
import { z } from "zod";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { AuditFilters, AuditRow } from "@/lib/admin/operation/operation-schema";
import { auditId, noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { db, type Prisma } from "@/lib/db";
import { pageOf, readCursor } from "@/lib/http/page-cursor";
import { listSheet } from "@/lib/imports/export-sheet";
import { addDays, dayAt, instantAt } from "@/lib/nutrition/calendar/day";

const ZONE = "America/Sao_Paulo";
const place = z.tuple([z.string().regex(/^\d{1,18}$/)]);
const MOST = 10_000;
const AT_ONCE = 100;

/**
 * The audit log, the last first. People stand in it under digests: whoever has an address or id finds its entries, and of
 * those who acted administrators alone are named.
 */
export async function readAudit(
  filters: AuditFilters & { cursor?: string | undefined; limit: number },
): Promise<{ entries: AuditRow[]; nextCursor: string | null }> {
  const { cursor, limit } = filters;
  const after = readCursor(cursor, place);
  const [rows, names] = await Promise.all([
    db().auditEntry.findMany({
      where: { ...(await conditions(filters)), ...(after ? { seq: { lt: BigInt(after[0]) } } : {}) },
      orderBy: { seq: "desc" },
      take: limit + 1,
    }),
    namesOfAdministrators(),
  ]);
  const page = pageOf(rows, limit, ({ seq }) => [String(seq)]);
  return {
    entries: page.rows.map((row) => ({
      ...{ seq: String(row.seq), at: row.at.toISOString(), actor: row.actorKind, action: row.action },
      actorName: (row.actorId && names.get(row.actorId)) ?? (row.actorKind === "job" ? row.actorId : null),
      ...{ subject: row.subjectType, subjectId: row.subjectId, reason: row.reason, from: row.ip },
      before: row.before as AuditRow["before"],
      after: row.after as AuditRow["after"],
    })),
    nextCursor: page.nextCursor,
  };
}

async function conditions({
  action,
  subject,
  who,
  from,
  to,
}: AuditFilters): Promise<Prisma.AuditEntryWhereInput> {
  const ids = who === "" ? null : await idsOf(who);
  return {
    ...(action ? { action } : {}),
    ...(subject ? { subjectType: subject } : {}),
    ...(ids ? { OR: [{ subjectId: { in: ids } }, { actorId: { in: ids } }] } : {}),
    ...(from || to
      ? {
          at: {
            ...(from ? { gte: instantAt(from, 0, ZONE) } : {}),
            ...(to ? { lt: instantAt(addDays(to, 1), 0, ZONE) } : {}),
          },
        }
      : {}),
  };
}

/** Under which ids somebody or something may stand in the log. */
async function idsOf(who: string): Promise<string[]> {
  const owner = who.includes("@")
    ? await db().profile.findUnique({ where: { email: who.toLowerCase() }, select: { id: true } })
    : null;
  return owner ? [auditId(owner.id)] : [who, auditId(who)];
}

async function namesOfAdministrators(): Promise<Map<string, string>> {
  const all = await db().administrator.findMany({
    select: { userId: true, person: { select: { profile: { select: { name: true } } } } },
  });
  return new Map(all.map(({ userId, person }) => [auditId(userId), person.profile.name]));
}

const COLUMNS: Readonly<Record<string, keyof AuditRow>> = {
  seq: "seq",
  at: "at",
  actor_kind: "actor",
  actor_name: "actorName",
  action: "action",
  subject_type: "subject",
  subject_id: "subjectId",
  before: "before",
  after: "after",
  reason: "reason",
  ip: "from",
};

/** The log as it is filtered, for a spreadsheet; that it was taken along is put on record. */
export async function exportAudit(asked: Context, filters: AuditFilters): Promise<Response> {
  const ctx = asAdministrator(asked);
  const after = { action: filters.action ?? null, subject: filters.subject ?? null };
  await noteAction(ctx, { action: "log.exported", subject: { type: "list", id: "audit_log" }, after });
  const { timeZone } = ctx.person;
  const sheet = listSheet(COLUMNS, { locale: ctx.locale, timeZone });
  const lines = [sheet.head];
  let cursor: string | undefined;
  for (let count = 0; count < MOST; count += AT_ONCE) {
    const page = await readAudit({ ...filters, limit: AT_ONCE, cursor });
    lines.push(...page.entries.map(sheet.line));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return new Response(lines.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="garfo-auditoria-${dayAt(ctx.now, timeZone)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
