import "server-only";
import { z } from "zod";
import type { CouponRow, couponsQuery } from "@/lib/admin/money/coupon-schema";
import { couponCode } from "@/lib/billing/coupon";
import type { Context } from "@/lib/context";
import { db, Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

type Row = {
  id: string;
  code: string;
  percent: number | null;
  cents: number | null;
  planIds: string[];
  expiresAt: Date | null;
  maxUses: number | null;
  archivedAt: Date | null;
  createdAt: Date;
  uses: number;
  off: number;
};

const place = z.tuple([cursorInstant, z.uuid()]);
const ALL = Prisma.sql`TRUE`;

/** Coupons, newest first, each with how often it was used and what it cost. */
export async function listCoupons(
  { now }: Pick<Context, "now">,
  { q, state, cursor, limit }: z.output<typeof couponsQuery>,
): Promise<{ coupons: CouponRow[]; nextCursor: string | null }> {
  const after = readCursor(cursor, place);
  const ended = Prisma.sql`(c.archived_at IS NOT NULL OR c.expires_at <= ${now})`;
  const rows = await read(Prisma.sql`
    ${q ? Prisma.sql`c.code LIKE ${`%${couponCode(q).replace(/[\\%_]/g, "\\$&")}%`}` : ALL}
    AND ${state === "open" ? Prisma.sql`NOT ${ended}` : state === "ended" ? ended : ALL}
    AND ${after ? Prisma.sql`(c.created_at, c.id) < (${new Date(after[0])}, ${after[1]}::uuid)` : ALL}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit + 1}`);
  const page = pageOf(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  return { coupons: page.rows.map((row) => couponRowOf(row, now)), nextCursor: page.nextCursor };
}

/** @throws AppError not_found */
export async function loadCoupon({ now }: Pick<Context, "now">, id: string): Promise<CouponRow> {
  const [row] = await read(Prisma.sql`c.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found");
  return couponRowOf(row, now);
}

function read(where: Prisma.Sql): Promise<Row[]> {
  return db().$queryRaw<Row[]>`
    SELECT c.id::text AS id, c.code, c.percent, c.cents, c.plan_ids AS "planIds", c.expires_at AS "expiresAt",
      c.max_uses AS "maxUses", c.archived_at AS "archivedAt", c.created_at AS "createdAt", u.uses, u.off
    FROM app.coupons c CROSS JOIN LATERAL (
      SELECT count(*)::int AS uses, coalesce(sum(p.price_cents - p.paid_cents), 0)::int AS off FROM app.payments p
      WHERE p.coupon_id = c.id AND p.state IN ('paid', 'refunding', 'refunded', 'charged_back')) u
    WHERE ${where}`;
}

function couponRowOf(row: Row, now: Date): CouponRow {
  const { id, code, percent, cents, planIds, expiresAt, maxUses, archivedAt, createdAt, uses, off } = row;
  const state = archivedAt
    ? "ended"
    : expiresAt && expiresAt <= now
      ? "expired"
      : maxUses !== null && uses >= maxUses
        ? "used_up"
        : "open";
  return {
    ...{ id, code, percent, maxUses, uses, state, plans: planIds },
    amount: cents === null ? null : cents / 100,
    expiresAt: expiresAt?.toISOString() ?? null,
    discounted: off / 100,
    createdAt: createdAt.toISOString(),
  };
}
