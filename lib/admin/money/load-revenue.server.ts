import "server-only";
import { keptFigures, refreshFigures } from "@/lib/admin/money/kept-figures.server";
import { BUSINESS_ZONE, covering } from "@/lib/admin/money/load-figures.server";
import type { Revenue } from "@/lib/admin/money/revenue-schema";
import { db } from "@/lib/db";
import { dayAt } from "@/lib/nutrition/calendar/day";

const MONTHS = 6;
const RISKS = 50;
const RISK_DAYS = 7;

/** Revenue as docs/figures-of-business.md defines it, counted by the database. */
export async function loadRevenue({ now }: { now: Date }): Promise<Revenue> {
  const [kept, risks] = await Promise.all([
    keptFigures("revenue", now, () => countRevenue(now)),
    loadRisks(now),
  ]);
  return { at: kept.at.toISOString(), ...kept.figures, risks };
}

/** Has revenue counted before anybody asks for it. */
export function refreshRevenue(now: Date): Promise<void> {
  return refreshFigures("revenue", now, () => countRevenue(now));
}

async function countRevenue(now: Date): Promise<Omit<Revenue, "at" | "risks">> {
  const [months, parts, received] = await Promise.all([
    loadMonths(now),
    db().$queryRaw<Revenue["parts"]>`
      SELECT coalesce(pl.name, c.plan_id) AS plan, c.method::text AS method, count(*)::int AS people,
        round(sum(c.monthly))::float / 100 AS mrr
      FROM ${covering(now)} AS c LEFT JOIN app.plans pl ON pl.id = c.plan_id
      GROUP BY 1, 2 ORDER BY 4 DESC`,
    loadReceived(now),
  ]);
  return { months, parts, received };
}

/**
 * Months up to this one: whom a payment covered when each began, against whom one covers when it ends. A month is cut from a
 * timestamp, for of a date Postgres makes one of the connection's zone, and the month would begin hours early.
 */
async function loadMonths(now: Date): Promise<Revenue["months"]> {
  const today = dayAt(now, BUSINESS_ZONE);
  return db().$queryRaw<Revenue["months"]>`
    WITH moments AS MATERIALIZED (
      SELECT k, least((date_trunc('month', ${today}::timestamp) + (k - ${MONTHS - 1}) * interval '1 month')
        AT TIME ZONE ${BUSINESS_ZONE}, ${now}) AS at
      FROM generate_series(0, ${MONTHS}) AS k),
    cover AS MATERIALIZED (
      SELECT DISTINCT ON (m.k, p.user_id) m.k, p.user_id, p.price_cents * 30.0 / p.days / 100 AS monthly
      FROM moments m JOIN app.payments p ON p.state = 'paid' AND p.user_id IS NOT NULL
        AND p.covers_from <= m.at AND p.covers_until > m.at
      ORDER BY m.k, p.user_id, p.covers_from DESC),
    first AS (SELECT user_id, min(covers_from) AS began FROM app.payments
      WHERE state = 'paid' AND user_id IS NOT NULL GROUP BY user_id),
    changed AS (
      SELECT coalesce(a.k, b.k - 1) AS k, coalesce(a.user_id, b.user_id) AS user_id, a.monthly AS was,
        b.monthly AS is_now
      FROM (SELECT * FROM cover WHERE k < ${MONTHS}) a
      FULL JOIN (SELECT * FROM cover WHERE k > 0) b ON b.k = a.k + 1 AND b.user_id = a.user_id),
    moved AS (
      SELECT c.k, c.was, c.is_now, f.began < s.at AS had
      FROM changed c JOIN moments s ON s.k = c.k JOIN first f ON f.user_id = c.user_id)
    SELECT to_char(m.at AT TIME ZONE ${BUSINESS_ZONE}, 'YYYY-MM') AS month,
      coalesce(sum(is_now) FILTER (WHERE was IS NULL AND NOT had), 0)::float AS fresh,
      coalesce(sum(is_now - was) FILTER (WHERE is_now > was), 0)::float AS expansion,
      coalesce(sum(is_now) FILTER (WHERE was IS NULL AND had), 0)::float AS reactivation,
      coalesce(sum(was - is_now) FILTER (WHERE is_now < was), 0)::float AS contraction,
      coalesce(sum(was) FILTER (WHERE is_now IS NULL), 0)::float AS churn,
      coalesce(sum(is_now), 0)::float AS mrr
    FROM moments m LEFT JOIN moved v ON v.k = m.k WHERE m.k < ${MONTHS} GROUP BY m.k, m.at ORDER BY m.k`;
}

/** What came in and what went back, by the month in which it did. */
function loadReceived(now: Date): Promise<Revenue["received"]> {
  const today = dayAt(now, BUSINESS_ZONE);
  return db().$queryRaw<Revenue["received"]>`
    WITH months AS (SELECT date_trunc('month', ${today}::timestamp) - k * interval '1 month' AS month
      FROM generate_series(0, ${MONTHS - 1}) AS k),
    came AS (SELECT date_trunc('month', paid_at AT TIME ZONE ${BUSINESS_ZONE}) AS month, sum(paid_cents) AS cents
      FROM app.payments WHERE paid_at >= (SELECT min(month) FROM months) AT TIME ZONE ${BUSINESS_ZONE} GROUP BY 1),
    went AS (SELECT date_trunc('month', returned_at AT TIME ZONE ${BUSINESS_ZONE}) AS month, sum(paid_cents) AS cents
      FROM app.payments WHERE returned_at >= (SELECT min(month) FROM months) AT TIME ZONE ${BUSINESS_ZONE} GROUP BY 1)
    SELECT to_char(m.month, 'YYYY-MM') AS month, coalesce(came.cents, 0)::float / 100 AS amount,
      coalesce(went.cents, 0)::float / 100 AS returned
    FROM months m LEFT JOIN came ON came.month = m.month LEFT JOIN went ON went.month = m.month ORDER BY m.month`;
}

/** Paid periods that end within a week and will not renew by themselves, and cards that were declined. */
async function loadRisks(now: Date): Promise<Revenue["risks"]> {
  const rows = await db().$queryRaw<(Omit<Revenue["risks"][number], "until"> & { until: Date })[]>`
    SELECT pr.id::text AS id, pr.name, pl.name AS plan, greatest(s.period_end, s.grace_until) AS until,
      CASE WHEN s.status = 'cancelled' THEN 'cancelled'
        WHEN s.grace_until > ${now} AND s.period_end <= ${now} THEN 'declined' ELSE 'not_renewing' END AS why,
      round(c.monthly)::float / 100 AS monthly
    FROM app.subscriptions s JOIN public.profiles pr ON pr.id = s.user_id JOIN app.plans pl ON pl.id = s.plan_id
    JOIN LATERAL (SELECT price_cents * 30.0 / days AS monthly FROM app.payments p
      WHERE p.user_id = s.user_id AND p.state = 'paid' ORDER BY covers_from DESC NULLS LAST LIMIT 1) c ON true
    WHERE s.current AND s.period_end < ${now}::timestamptz + ${RISK_DAYS} * interval '1 day'
      AND ((s.period_end > ${now} AND (s.status = 'cancelled' OR NOT s.auto_renew)) OR
        (s.period_end <= ${now} AND s.grace_until > ${now}))
    ORDER BY s.period_end LIMIT ${RISKS}`;
  return rows.map((row) => ({ ...row, until: row.until.toISOString() }));
}
