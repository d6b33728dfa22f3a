import "server-only";
import { z } from "zod";
import type { UserRow, UsersQuery } from "@/lib/admin/users/user-schema";
import { statusInSql } from "@/lib/billing/status-in-sql.server";
import { db, Prisma } from "@/lib/db";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

type Row = Omit<UserRow, "createdAt" | "periodEnd" | "lastActiveOn"> & {
  createdAt: Date;
  periodEnd: Date | null;
  lastActiveOn: string | null;
  nameKey: string;
};

const byTime = z.tuple([cursorInstant, z.uuid()]);
const byName = z.tuple([z.string().max(200), z.uuid()]);

/**
 * People, a page at a time, found by any part of their name, address, number or CPF. What is asked for last is counted
 * last: the rows of the page alone look up a day and a company.
 * @throws AppError validation for a cursor that is none
 */
export async function listUsers(
  { now }: { now: Date },
  query: UsersQuery,
): Promise<{ users: UserRow[]; nextCursor: string | null }> {
  const { sort, cursor, limit } = query;
  const isByName = sort === "name";
  const after = isByName
    ? afterName(readCursor(cursor, byName))
    : afterTime(readCursor(cursor, byTime), sort === "oldest");
  const order = isByName
    ? Prisma.sql`app.folded(pr.name), pr.id`
    : sort === "oldest"
      ? Prisma.sql`pr.created_at, pr.id`
      : Prisma.sql`pr.created_at DESC, pr.id DESC`;
  const rows = await db().$queryRaw<Row[]>`
    SELECT pr.id::text AS id, pr.name, app.folded(pr.name) AS "nameKey", pr.email, pr.created_at AS "createdAt", p.blocked_at IS NOT NULL AS blocked,
      CASE WHEN a.user_id IS NOT NULL THEN 'admin' ELSE p.role::text END AS role,
      ${statusInSql(now)} AS status, pl.name AS plan, s.period_end AS "periodEnd", c.name AS company,
      (SELECT to_char(max(d.day), 'YYYY-MM-DD') FROM app.day_totals d WHERE d.user_id = pr.id) AS "lastActiveOn"
    FROM public.profiles pr
    JOIN app.people p ON p.user_id = pr.id
    LEFT JOIN app.administrators a ON a.user_id = pr.id AND a.revoked_at IS NULL
    LEFT JOIN app.subscriptions s ON s.user_id = pr.id AND s.current
    LEFT JOIN app.plans pl ON pl.id = s.plan_id
    LEFT JOIN app.company_memberships m ON m.user_id = pr.id AND m.until IS NULL
    LEFT JOIN app.companies c ON c.id = m.company_id
    WHERE ${found(query.q)} AND ${withRole(query.role)} AND ${withStatus(query.status, now)} AND ${after}
    ORDER BY ${order} LIMIT ${limit + 1}`;
  const page = pageOf(rows, limit, ({ id, nameKey, createdAt }) => [
    isByName ? nameKey : createdAt.toISOString(),
    id,
  ]);
  return {
    users: page.rows.map(({ createdAt, periodEnd, nameKey: _, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      periodEnd: periodEnd?.toISOString() ?? null,
    })),
    nextCursor: page.nextCursor,
  };
}

const ALL = Prisma.sql`TRUE`;

/** In names and addresses, whatever its accents and case; digits ("joana1990@") in numbers as well. */
function found(q: string): Prisma.Sql {
  if (q === "") return ALL;
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const named = Prisma.sql`app.folded(pr.name || ' ' || pr.email) LIKE app.folded(${like})`;
  const digits = q.replace(/[\s().+/-]/g, "");
  if (!/^\d{3,}$/.test(digits)) return named;
  const numbered = `%${digits}%`;
  return Prisma.sql`(${named} OR p.phone LIKE ${numbered} OR p.cpf LIKE ${numbered})`;
}

function withRole(role: UsersQuery["role"]): Prisma.Sql {
  switch (role) {
    case undefined:
      return ALL;
    case "admin":
      return Prisma.sql`a.user_id IS NOT NULL`;
    case "manager":
      return Prisma.sql`m.role = 'manager'`;
    case "company_member":
      return Prisma.sql`m.role = 'member'`;
    default:
      return Prisma.sql`(p.role = ${role}::app.role AND a.user_id IS NULL)`;
  }
}

function withStatus(status: UsersQuery["status"], now: Date): Prisma.Sql {
  if (status === undefined) return ALL;
  if (status === "blocked") return Prisma.sql`p.blocked_at IS NOT NULL`;
  if (status === "none") return Prisma.sql`s.user_id IS NULL`;
  return Prisma.sql`${statusInSql(now)} = ${status}`;
}

function afterTime(cursor: z.output<typeof byTime> | null, isOldestFirst: boolean): Prisma.Sql {
  if (!cursor) return ALL;
  const [at, id] = cursor;
  const place = Prisma.sql`(${new Date(at)}, ${id}::uuid)`;
  return isOldestFirst
    ? Prisma.sql`(pr.created_at, pr.id) > ${place}`
    : Prisma.sql`(pr.created_at, pr.id) < ${place}`;
}

function afterName(cursor: z.output<typeof byName> | null): Prisma.Sql {
  return cursor ? Prisma.sql`(app.folded(pr.name), pr.id) > (${cursor[0]}, ${cursor[1]}::uuid)` : ALL;
}
