import "server-only";
import { z } from "zod";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { statusInSql } from "@/lib/billing/status-in-sql.server";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import type { Context } from "@/lib/context";
import { db, inTransaction, Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";
import { listSheet } from "@/lib/imports/export-sheet";
import { dayAt } from "@/lib/nutrition/calendar/day";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { companyOf } from "@/lib/partners/company-of";
import type { MemberFilters, MemberRow } from "@/lib/partners/members/member-schema";

type Query = MemberFilters & { cursor?: string | undefined; limit: number };
type Row = Omit<MemberRow, "since"> & { since: Date; nameKey: string };

const byTime = z.tuple([cursorInstant, z.uuid()]);
const byName = z.tuple([z.string().max(200), z.uuid()]);
const ALL = Prisma.sql`TRUE`;

/** A company's people: who they are and whether they take part, and nothing of what they eat, weigh or have. */
export async function listMembers(
  ctx: Context<Viewer>,
  { q, status, sort, cursor, limit }: Query,
): Promise<{ members: MemberRow[]; nextCursor: string | null }> {
  const { id: companyId } = companyOf(ctx.person);
  const isByName = sort === "name";
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await db().$queryRaw<Row[]>`
    SELECT pr.id::text AS id, pr.name, app.folded(pr.name) AS "nameKey", pr.email, m.role::text AS role, m.since, ${statusInSql(ctx.now)} AS status,
      (SELECT to_char(max(d.day), 'YYYY-MM-DD') FROM app.day_totals d WHERE d.user_id = pr.id
        AND ${healthDecision(Prisma.sql`pr.id`)}) AS "lastActiveOn"
    FROM app.company_memberships m JOIN public.profiles pr ON pr.id = m.user_id
    LEFT JOIN app.subscriptions s ON s.user_id = pr.id AND s.current
    WHERE m.company_id = ${companyId}::uuid AND m.until IS NULL
      AND ${q ? Prisma.sql`app.folded(pr.name || ' ' || pr.email) LIKE app.folded(${like})` : ALL}
      AND ${status ? Prisma.sql`${statusInSql(ctx.now)} = ${status}` : ALL}
      AND ${isByName ? afterName(readCursor(cursor, byName)) : afterTime(readCursor(cursor, byTime))}
    ORDER BY ${isByName ? Prisma.sql`app.folded(pr.name), pr.id` : Prisma.sql`m.since DESC, pr.id DESC`} LIMIT ${limit + 1}`;
  const page = pageOf(rows, limit, ({ id, nameKey, since }) => [
    isByName ? nameKey : since.toISOString(),
    id,
  ]);
  return {
    members: page.rows.map(({ since, nameKey: _, ...row }) => ({ ...row, since: since.toISOString() })),
    nextCursor: page.nextCursor,
  };
}

function afterTime(cursor: z.output<typeof byTime> | null): Prisma.Sql {
  return cursor ? Prisma.sql`(m.since, pr.id) < (${new Date(cursor[0])}, ${cursor[1]}::uuid)` : ALL;
}

function afterName(cursor: z.output<typeof byName> | null): Prisma.Sql {
  return cursor ? Prisma.sql`(app.folded(pr.name), pr.id) > (${cursor[0]}, ${cursor[1]}::uuid)` : ALL;
}

const COLUMNS: Readonly<Record<string, keyof MemberRow>> = {
  name: "name",
  email: "email",
  role: "role",
  since: "since",
  status: "status",
  last_active_on: "lastActiveOn",
};
const MOST = 10_000;
const AT_ONCE = 100;

/** The same as a table for a spreadsheet in the reader's words, in which nothing is a formula. */
export async function exportMembers(ctx: Context<Viewer>, filters: MemberFilters): Promise<Response> {
  const { timeZone } = ctx.person;
  const sheet = listSheet(COLUMNS, { locale: ctx.locale, timeZone });
  const lines = [sheet.head];
  let cursor: string | undefined;
  for (let count = 0; count < MOST; count += AT_ONCE) {
    const page = await listMembers(ctx, { ...filters, cursor, limit: AT_ONCE });
    lines.push(...page.members.map(sheet.line));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return new Response(lines.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="garfo-membros-${dayAt(ctx.now, timeZone)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Takes somebody out of the caller's company; their account stays theirs. @throws AppError not_found, manager_stays */
export async function removeMember(ctx: Context<Viewer>, { id: userId }: { id: string }): Promise<void> {
  const { id: companyId } = companyOf(ctx.person);
  await inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const held = await tx.companyMembership.findFirst({ where: { userId, companyId, until: null } });
    if (!held) throw new AppError("not_found");
    if (held.role === "manager") throw new AppError("manager_stays");
    await tx.companyMembership.update({
      where: { userId_id: { userId, id: held.id } },
      data: { until: ctx.now },
    });
    await noteAction(ctx, {
      action: "membership.ended",
      subject: { type: "person", id: userId },
      before: { companyId, role: held.role },
      after: { companyId: null, by: "manager" },
    });
  });
}
