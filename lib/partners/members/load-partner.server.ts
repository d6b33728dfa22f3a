import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { statusInSql } from "@/lib/billing/status-in-sql.server";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import type { Context } from "@/lib/context";
import { db, Prisma } from "@/lib/db";
import { addDays, dateOf, dayAt, instantAt } from "@/lib/nutrition/calendar/day";
import { companyOf } from "@/lib/partners/company-of";
import type { Participation, PartnerView } from "@/lib/partners/members/member-schema";
import { LEAST_GROUP, shownCount, shownGroups } from "@/lib/partners/members/small-groups";

const ZONE = "America/Sao_Paulo";
const ACTIVE_DAYS = 7;
const SHOWN_DAYS = 28;
/** Whoever's entries are counted, to nobody's name, consents to the use of their health data. */
const CONSENTS = Prisma.sql`${healthDecision(Prisma.sql`m.user_id`)} IS TRUE`;

/** The caller's company: for a member whom they belong to, for a manager how it stands. */
export async function loadPartner(ctx: Context<Viewer>): Promise<PartnerView> {
  const company = companyOf(ctx.person);
  const [membership, cards] = await Promise.all([
    db().companyMembership.findFirstOrThrow({
      where: { userId: ctx.person.userId, companyId: company.id, until: null },
      include: { code: { select: { professional: true } } },
    }),
    company.role === "manager" ? loadCards(company.id, ctx.now) : null,
  ]);
  return {
    company,
    since: membership.since.toISOString(),
    professional: membership.code?.professional ?? null,
    cards,
  };
}

type Cards = NonNullable<PartnerView["cards"]>;

async function loadCards(companyId: string, now: Date): Promise<Cards> {
  const today = dayAt(now, ZONE);
  const [row] = await db().$queryRaw<(Cards & { active: number })[]>`
    SELECT (SELECT seats FROM app.companies WHERE id = ${companyId}::uuid) AS seats,
      count(m.user_id)::int AS members,
      (SELECT count(*)::int FROM app.company_invitations i WHERE i.company_id = ${companyId}::uuid
        AND i.status = 'open' AND i.expires_at > ${now}) AS invited,
      count(*) FILTER (WHERE ${statusInSql(now)} = 'active')::int AS subscribers,
      count(*) FILTER (WHERE EXISTS (SELECT 1 FROM app.day_totals d WHERE d.user_id = m.user_id
        AND d.day > ${dateOf(addDays(today, -ACTIVE_DAYS))}) AND ${CONSENTS})::int AS active,
      (SELECT coalesce(sum(cents), 0)::float / 100 FROM app.commissions c WHERE c.company_id = ${companyId}::uuid
        AND c.reversed_at IS NULL AND c.refused IS NULL
        AND c.earned_at >= ${instantAt(`${today.slice(0, 8)}01`, 0, ZONE)}) AS "commissionThisMonth"
    FROM app.company_memberships m LEFT JOIN app.subscriptions s ON s.user_id = m.user_id AND s.current
    WHERE m.company_id = ${companyId}::uuid AND m.until IS NULL`;
  if (!row) throw new Error("The database counts nothing");
  return { ...row, active: shownCount(row.active, row.members) };
}

/** How many take part, in all, by day and by code; of groups under five it is not told. */
export async function loadParticipation(ctx: Context<Viewer>): Promise<Participation> {
  const { id: companyId } = companyOf(ctx.person);
  const today = dayAt(ctx.now, ZONE);
  const since = dateOf(addDays(today, -ACTIVE_DAYS));
  const groups = await db().$queryRaw<{ name: string | null; members: number; active: number }[]>`
    SELECT k.professional AS name, count(*)::int AS members,
      count(*) FILTER (WHERE EXISTS (SELECT 1 FROM app.day_totals d
        WHERE d.user_id = m.user_id AND d.day > ${since}) AND ${CONSENTS})::int AS active
    FROM app.company_memberships m LEFT JOIN app.professional_codes k ON k.id = m.code_id
    WHERE m.company_id = ${companyId}::uuid AND m.until IS NULL AND m.role = 'member'
    GROUP BY k.professional ORDER BY count(*) DESC, k.professional`;
  const members = groups.reduce((sum, group) => sum + group.members, 0);
  const active = groups.reduce((sum, group) => sum + group.active, 0);
  return {
    ...{ least: LEAST_GROUP, members, active: shownCount(active, members) },
    days: members < LEAST_GROUP ? null : await loadDays(companyId, today),
    groups: shownGroups(groups),
  };
}

function loadDays(companyId: string, today: string): Promise<{ day: string; people: number }[]> {
  return db().$queryRaw`
    SELECT to_char(g, 'YYYY-MM-DD') AS day, count(d.user_id)::int AS people
    FROM generate_series(${addDays(today, 1 - SHOWN_DAYS)}::date, ${today}::date, '1 day') AS g
    LEFT JOIN (SELECT t.user_id, t.day FROM app.day_totals t JOIN app.company_memberships m
      ON m.user_id = t.user_id AND m.company_id = ${companyId}::uuid AND m.until IS NULL AND m.role = 'member'
      WHERE t.day > ${dateOf(addDays(today, -SHOWN_DAYS))} AND ${CONSENTS}) AS d ON d.day = g::date
    GROUP BY g ORDER BY g`;
}
