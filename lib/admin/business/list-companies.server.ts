import "server-only";
import { z } from "zod";
import type { CompanyRow, companiesQuery } from "@/lib/admin/business/business-schema";
import { db, Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

const place = z.tuple([cursorInstant, z.uuid()]);
type Row = Omit<CompanyRow, "createdAt"> & { createdAt: Date };

/** Companies, newest first. */
export async function listCompanies({
  q,
  cursor,
  limit,
}: z.output<typeof companiesQuery>): Promise<{ companies: CompanyRow[]; nextCursor: string | null }> {
  const after = readCursor(cursor, place);
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await read(Prisma.sql`
    ${q ? Prisma.sql`app.folded(c.name) LIKE app.folded(${like})` : Prisma.sql`TRUE`}
    AND ${after ? Prisma.sql`(c.created_at, c.id) < (${new Date(after[0])}, ${after[1]}::uuid)` : Prisma.sql`TRUE`}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit + 1}`);
  const page = pageOf(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  return { companies: page.rows.map(companyRowOf), nextCursor: page.nextCursor };
}

/** @throws AppError not_found */
export async function loadCompany(id: string): Promise<CompanyRow> {
  const [row] = await read(Prisma.sql`c.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found");
  return companyRowOf(row);
}

function read(where: Prisma.Sql): Promise<Row[]> {
  return db().$queryRaw<Row[]>`
    SELECT c.id::text AS id, c.name, c.audience::text AS audience, c.seats, c.commission_percent AS "commissionPercent",
      c.created_at AS "createdAt",
      (SELECT count(*)::int FROM app.company_memberships m WHERE m.company_id = c.id AND m.until IS NULL) AS members,
      (SELECT count(*)::int FROM app.company_invitations i
        WHERE i.company_id = c.id AND i.status = 'open' AND i.expires_at > now()) AS invited,
      (SELECT count(*)::int FROM app.referrals r WHERE r.company_id = c.id) AS referrals,
      (SELECT coalesce(json_agg(json_build_object('id', pr.id, 'name', pr.name) ORDER BY m.since), '[]')
        FROM app.company_memberships m JOIN public.profiles pr ON pr.id = m.user_id
        WHERE m.company_id = c.id AND m.until IS NULL AND m.role = 'manager') AS managers
    FROM app.companies c WHERE ${where}`;
}

function companyRowOf({ createdAt, ...row }: Row): CompanyRow {
  return { ...row, createdAt: createdAt.toISOString() };
}
