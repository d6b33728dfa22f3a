import "server-only";
import { gateReason } from "@/lib/access/subscription-gate";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { SubscriptionStatus } from "@/lib/billing/subscription";
import type { Logged, ReminderStanding } from "@/lib/chat/reminders/due-reminders";
import { allowsHealth, healthConsentOf } from "@/lib/consents/health/health-consent";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import { Prisma, type Tx } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locale";
import type { Day } from "@/lib/nutrition/calendar/day";
import { computeGoals, type StoredBody } from "@/lib/nutrition/goals/computed-goals";
import { DEFAULT_GOALS } from "@/lib/nutrition/goals/default-goals";
import { BODY_JSON, type BodyJson, bodyFromJson } from "@/lib/nutrition/goals/goal-json.server";
import { hasPrescribedWater, needsProfessional } from "@/lib/nutrition/goals/obstacles";
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
  body: StoredBody | null;
  settledUntil: Date;
};

type WaterGoal = { from: Day; ml: number | null; weightGoalKg: number | null };

type Drinking = Pick<Reachable, "waterGoals" | "body">;
type ToDrink = Pick<Logged, "waterGoalMl" | "isWaterPrescribed">;

/** The water to drink on one of the days around now. */
export function waterGoalOn({ waterGoals, body }: Drinking, day: Day): ToDrink {
  const held = waterGoals.find(({ from }) => from <= day);
  if (held?.ml) return { waterGoalMl: held.ml, isWaterPrescribed: false };
  const goals = { weightGoalKg: held?.weightGoalKg ?? null, targetDate: null, aimedSince: null };
  const { obstacles } = computeGoals({ today: day, goals, body, days: [] });
  return {
    waterGoalMl: needsProfessional(obstacles) ? null : DEFAULT_GOALS.water_goal,
    isWaterPrescribed: hasPrescribedWater(obstacles),
  };
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
  body: BodyJson | null;
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
      sub.auto_renew AS "autoRenew", coalesce((SELECT jsonb_agg(g ORDER BY g."from" DESC) FROM (SELECT valid_from AS "from", water_goal_ml AS ml,
            weight_goal_kg AS "weightGoalKg" FROM app.goals
          WHERE user_id = s.user_id AND valid_from <= (${now}::timestamptz AT TIME ZONE 'UTC')::date + 1
          ORDER BY valid_from DESC LIMIT 3) g), '[]') AS "waterGoals",
      (SELECT ${BODY_JSON} FROM app.health_profiles WHERE user_id = s.user_id) AS body,
      ARRAY(SELECT kind::text FROM (SELECT DISTINCT ON (kind) kind, granted FROM app.consents
          WHERE user_id = s.user_id AND kind IN ('whatsapp', 'marketing') ORDER BY kind, at DESC, id DESC)
        AS newest WHERE NOT granted) AS refused,
      ${healthDecision(Prisma.sql`s.user_id`)} AS "healthGranted",
      EXISTS (SELECT FROM app.push_subscriptions d WHERE d.user_id = s.user_id) AS "hasDevice"
    FROM app.reminder_schedules s
    JOIN app.people p ON p.user_id = s.user_id
    JOIN public.profiles pr ON pr.id = s.user_id
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
    body: bodyFromJson(row.body),
    settledUntil: row.settledUntil,
  };
}
