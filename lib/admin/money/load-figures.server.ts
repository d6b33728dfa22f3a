import "server-only";
import { type BusinessFigures, ratioOf } from "@/lib/admin/money/figures-schema";
import { keptFigures, refreshFigures } from "@/lib/admin/money/kept-figures.server";
import { statusInSql } from "@/lib/billing/status-in-sql.server";
import { db, Prisma } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { addDays, dayAt, instantAt } from "@/lib/nutrition/calendar/day";

/** The business keeps the days of Brasília, wherever its people are. */
export const BUSINESS_ZONE = "America/Sao_Paulo";
const DAYS = 30;

/**
 * The payment that covers each person at a moment; where two do, since a dearer plan begins at once, the one that began
 * last. What was given back covers nothing.
 */
export function covering(at: Date): Prisma.Sql {
  return Prisma.sql`(SELECT DISTINCT ON (user_id) user_id, plan_id, method, price_cents * 30.0 / days AS monthly
    FROM app.payments
    WHERE state = 'paid' AND user_id IS NOT NULL AND covers_from <= ${at} AND covers_until > ${at}
    ORDER BY user_id, covers_from DESC)`;
}

/**
 * All figures at once, counted by the database: each definition stands in docs/figures-of-business.md. What is in trouble
 * is counted now, the rest where it takes long as it was counted last.
 */
export async function loadFigures({ now }: { now: Date }): Promise<BusinessFigures> {
  const [kept, trouble] = await Promise.all([
    keptFigures("overview", now, () => countBusiness(now)),
    countTrouble(now),
  ]);
  const { whatsapp, mercadoPago, ...counts } = trouble;
  return {
    at: now.toISOString(),
    countedAt: kept.at.toISOString(),
    ...kept.figures,
    trouble: counts,
    lastWebhook: {
      whatsapp: whatsapp?.toISOString() ?? null,
      mercadoPago: mercadoPago?.toISOString() ?? null,
    },
  };
}

/** Has the overview counted before anybody asks for it. */
export function refreshOverview(now: Date): Promise<void> {
  return refreshFigures("overview", now, () => countBusiness(now));
}

async function countBusiness(
  now: Date,
): Promise<Omit<BusinessFigures, "at" | "countedAt" | "trouble" | "lastWebhook">> {
  const monthBegan = instantAt(`${dayAt(now, BUSINESS_ZONE).slice(0, 8)}01`, 0, BUSINESS_ZONE);
  const [people, money, days] = await Promise.all([
    countPeople(now),
    countMoney(now, monthBegan),
    countDays(now),
  ]);
  return {
    ...people,
    mrr: Math.round(money.monthly) / 100,
    churn: ratioOf(money.lost, money.base),
    conversion: ratioOf(money.converted, money.asked),
    days,
  };
}

async function countPeople(now: Date): Promise<{ people: number; active: number; trials: number }> {
  const [row] = await db().$queryRaw<{ people: number; active: number; trials: number }[]>`
    SELECT (SELECT count(*)::int FROM app.people) AS people,
      count(*) FILTER (WHERE status = 'active')::int AS active, count(*) FILTER (WHERE status = 'trial')::int AS trials
    FROM (SELECT ${statusInSql(now)} AS status FROM app.subscriptions s WHERE s.current) AS standings`;
  return row ?? { people: 0, active: 0, trials: 0 };
}

type Money = { monthly: number; base: number; lost: number; asked: number; converted: number };

async function countMoney(now: Date, monthBegan: Date): Promise<Money> {
  const [from, until] = [new Date(now.getTime() - 60 * DAY_MS), new Date(now.getTime() - 30 * DAY_MS)];
  const [row] = await db().$queryRaw<Money[]>`
    WITH covered AS MATERIALIZED ${covering(now)}, began AS MATERIALIZED ${covering(monthBegan)}
    SELECT (SELECT coalesce(sum(monthly), 0)::float FROM covered) AS monthly,
      (SELECT count(*)::int FROM began) AS base,
      (SELECT count(*)::int FROM began b LEFT JOIN covered c ON c.user_id = b.user_id WHERE c.user_id IS NULL) AS lost,
      (SELECT count(*)::int FROM public.profiles p WHERE p.created_at >= ${from} AND p.created_at < ${until}) AS asked,
      (SELECT count(*)::int FROM public.profiles p WHERE p.created_at >= ${from} AND p.created_at < ${until}
        AND EXISTS (SELECT 1 FROM app.payments y WHERE y.user_id = p.id AND y.state = 'paid')) AS converted`;
  return row ?? { monthly: 0, base: 0, lost: 0, asked: 0, converted: 0 };
}

async function countDays(now: Date): Promise<BusinessFigures["days"]> {
  const today = dayAt(now, BUSINESS_ZONE);
  const first = addDays(today, 1 - DAYS);
  return db().$queryRaw<BusinessFigures["days"]>`
    SELECT to_char(d, 'YYYY-MM-DD') AS day, coalesce(s.n, 0)::int AS "signUps", coalesce(m.n, 0)::int AS meals
    FROM generate_series(${first}::date, ${today}::date, '1 day') AS d
    LEFT JOIN (SELECT (created_at AT TIME ZONE ${BUSINESS_ZONE})::date AS day, count(*) AS n FROM public.profiles
      WHERE created_at >= ${instantAt(first, 0, BUSINESS_ZONE)} GROUP BY 1) AS s ON s.day = d::date
    LEFT JOIN (SELECT day, sum(meals) AS n FROM app.day_totals WHERE day >= ${first}::date AND day <= ${today}::date
      GROUP BY day) AS m ON m.day = d::date
    ORDER BY d`;
}

type Trouble = BusinessFigures["trouble"] & { whatsapp: Date | null; mercadoPago: Date | null };

async function countTrouble(now: Date): Promise<Trouble> {
  const week = new Date(now.getTime() - 7 * DAY_MS);
  const [row] = await db().$queryRaw<Trouble[]>`
    SELECT (SELECT count(*)::int FROM app.payments WHERE state IN ('refund_due', 'refunding')) AS "refundsDue",
      (SELECT count(*)::int FROM app.payments WHERE state = 'failed' AND why = 'rejected' AND created_at >= ${week})
        AS "failedPayments",
      (SELECT count(*)::int FROM app.payment_events WHERE notified > handled) AS "webhooksWaiting",
      (SELECT count(*)::int FROM app.outbound_messages WHERE status IN ('queued', 'sending')) AS "messagesWaiting",
      (SELECT count(*)::int FROM app.outbound_messages WHERE status = 'failed' AND created_at >= ${week})
        AS "messagesFailed",
      (SELECT count(*)::int FROM app.outbound_mails WHERE failed_at >= ${week}) AS "mailsFailed",
      (SELECT max(received_at) FROM app.inbound_messages) AS whatsapp,
      (SELECT max(received_at) FROM app.payment_events) AS "mercadoPago"`;
  if (!row) throw new Error("The database counts nothing");
  return row;
}
