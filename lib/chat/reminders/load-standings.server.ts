import "server-only";
import { gateReason } from "@/lib/access/subscription-gate";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { SubscriptionStatus } from "@/lib/billing/subscription";
import type { ReminderStanding } from "@/lib/chat/reminders/due-reminders";
import { allowsHealth, healthConsentOf } from "@/lib/consents/health/health-consent";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import { Prisma, type Tx } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locale";
import type { Day } from "@/lib/nutrition/calendar/day";
import { DEFAULT_GOALS } from "@/lib/nutrition/goals/default-goals";
import { hasPrescribedWater } from "@/lib/nutrition/goals/obstacles";
import { goalRulesOf, type ToldHealth } from "@/lib/nutrition/goals/told-rules";
import { DEFAULT_REMINDERS, type Reminders } from "@/lib/profile/reminders";

/** Somebody who may be written to unasked, and how to reach them. */
export type Reachable = ReminderStanding & {
  userId: string;
  name: string;
  email: string;
  locale: Locale;
  /** Null without a confirmed number. */
  contact: string | null;
  recipient: string | null;
  /** Goals of water by the day from which they hold, newest first: those of the days around now. */
  waterGoals: WaterGoal[];
  /** How much to drink is prescribed to them: no usual goal. */
  isWaterPrescribed: boolean;
  settledUntil: Date;
};

type WaterGoal = { from: Day; ml: number | null };

type Drinking = Pick<Reachable, "waterGoals" | "isWaterPrescribed">;

/** The water to drink on one of the days around now, in ml; null where it is prescribed and nobody wrote it down. */
export function waterGoalOn({ waterGoals, isWaterPrescribed }: Drinking, day: Day): number | null {
  const own = waterGoals.find(({ from }) => from <= day)?.ml;
  return own || (isWaterPrescribed ? null : DEFAULT_GOALS.water_goal);
}

type Row = {
  userId: string;
  settledUntil: Date;
  name: string;
  email: string;
  locale: string;
  timeZone: string;
  blockedAt: Date | null;
  /** The row by its columns, which bear the names of the API's fields. */
  reminders: Reminders | null;
  pausedOn: string | null;
  paused: string[] | null;
  contact: string | null;
  recipient: string | null;
  marketing: boolean | null;
  confirmedAt: Date | null;
  lastInboundAt: Date | null;
  planId: string | null;
  status: SubscriptionStatus | null;
  periodEnd: Date | null;
  graceUntil: Date | null;
  awaitsUntil: Date | null;
  autoRenew: boolean | null;
  waterGoals: WaterGoal[];
  told: ToldHealth | null;
  refused: string[];
  healthGranted: boolean | null;
  hasDevice: boolean;
};

/**
 * Where these people stand, in one look, their schedules locked until the transaction ends: nobody is settled twice, and
 * who changes something meanwhile waits.
 */
export async function loadStandings(tx: Tx, userIds: readonly string[], now: Date): Promise<Reachable[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT s.user_id::text AS "userId", s.settled_until AS "settledUntil", pr.name, pr.email, pr.locale,
      pr.time_zone AS "timeZone", p.blocked_at AS "blockedAt",
      to_jsonb(r) AS reminders,
      r.paused_on::text AS "pausedOn", r.paused,
      l.canonical_number AS contact, coalesce(l.wa_id, l.scoped_id, l.canonical_number) AS recipient,
      l.marketing_consent AS marketing, l.confirmed_at AS "confirmedAt", c.last_inbound_at AS "lastInboundAt",
      sub.plan_id AS "planId", sub.status::text AS status, sub.period_end AS "periodEnd",
      sub.grace_until AS "graceUntil", sub.awaits_until AS "awaitsUntil",
      sub.auto_renew AS "autoRenew", coalesce((SELECT jsonb_agg(g ORDER BY g."from" DESC) FROM (SELECT valid_from AS "from", water_goal_ml AS ml FROM app.goals
          WHERE user_id = s.user_id AND valid_from <= (${now}::timestamptz AT TIME ZONE 'UTC')::date + 1
          ORDER BY valid_from DESC LIMIT 3) g), '[]') AS "waterGoals",
      CASE WHEN h.user_id IS NULL THEN NULL ELSE jsonb_build_object('healthConditions', h.health_conditions,
        'dietaryRestrictions', h.dietary_restrictions, 'dietaryPreferences', h.dietary_preferences,
        'medications', h.medications) END AS told,
      ARRAY(SELECT kind::text FROM (SELECT DISTINCT ON (kind) kind, granted FROM app.consents
          WHERE user_id = s.user_id AND kind IN ('whatsapp', 'marketing') ORDER BY kind, at DESC, id DESC)
        AS newest WHERE NOT granted) AS refused,
      ${healthDecision(Prisma.sql`s.user_id`)} AS "healthGranted",
      EXISTS (SELECT FROM app.push_subscriptions d WHERE d.user_id = s.user_id) AS "hasDevice"
    FROM app.reminder_schedules s
    JOIN app.people p ON p.user_id = s.user_id
    JOIN public.profiles pr ON pr.id = s.user_id
    LEFT JOIN app.health_profiles h ON h.user_id = s.user_id
    LEFT JOIN app.reminder_settings r ON r.user_id = s.user_id
    LEFT JOIN app.whatsapp_links l ON l.user_id = s.user_id AND l.status = 'confirmed'
    LEFT JOIN app.conversations c ON c.contact = l.canonical_number
    LEFT JOIN app.subscriptions sub ON sub.user_id = s.user_id AND sub.current
    WHERE s.user_id = ANY(${userIds}::uuid[])
    FOR UPDATE OF s`;
  return rows.map((row) => reachableOf(row, now));
}

function reachableOf(row: Row, now: Date): Reachable {
  const { planId, status, periodEnd, graceUntil, awaitsUntil, contact, recipient, refused } = row;
  const subscription =
    planId && status && periodEnd ? { planId, status, periodEnd, graceUntil, awaitsUntil } : null;
  const isAllowed = allowsHealth(healthConsentOf(row.healthGranted));
  const isTrial = planId === TRIAL_PLAN_ID && (status === "trial" || status === "expired") && !row.autoRenew;
  return {
    ...{ userId: row.userId, name: row.name, email: row.email, contact, recipient },
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    timeZone: row.timeZone,
    reminders: row.reminders ?? { ...DEFAULT_REMINDERS },
    pause: row.pausedOn ? { day: row.pausedOn, left: row.paused ?? [] } : null,
    isBlocked: row.blockedAt !== null,
    hasAccess: gateReason(subscription, {}, now) === null,
    trialEnd: isTrial ? periodEnd : null,
    isLinked: contact !== null && !refused.includes("whatsapp") && isAllowed,
    isOnDevice: row.hasDevice && contact === null && isAllowed,
    hasMarketingConsent: row.marketing === true && !refused.includes("marketing"),
    confirmedAt: row.confirmedAt,
    lastInboundAt: row.lastInboundAt,
    waterGoals: row.waterGoals,
    isWaterPrescribed: row.told !== null && hasPrescribedWater([...goalRulesOf(row.told)]),
    settledUntil: row.settledUntil,
  };
}
