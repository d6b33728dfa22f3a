import "server-only";
import { type GateReason, gateReason } from "@/lib/access/subscription-gate";
import type { SubscriptionStatus } from "@/lib/billing/subscription";
import type { InboundPayload } from "@/lib/chat/channel/store-webhook.server";
import { type HealthConsent, healthConsentOf } from "@/lib/consents/health/health-consent";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import { Prisma, type Tx } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locale";
import { avoidedBy } from "@/lib/nutrition/warnings/food-warnings";
import type { Avoided } from "@/lib/nutrition/warnings/read-avoided";

/** A person who writes from a number that they proved. */
export type Sender = {
  userId: string;
  locale: Locale;
  timeZone: string;
  blocked: boolean;
  /** Why they may not use the assistant now; null when they may. */
  refusal: GateReason | null;
  /** By their allergies, medicines, restrictions, conditions and way of eating. */
  avoided: readonly Avoided[];
  /** Health conditions in the person's own words. */
  conditions: readonly string[];
  /** Unless it is given, what they write is kept unread. */
  healthConsent: HealthConsent;
};

/** The columns of {@link senderOf}; all null where nobody has confirmed the number. */
export type SenderRow = {
  user_id: string | null;
  wa_id: string | null;
  scoped_id: string | null;
  locale: string;
  time_zone: string;
  blocked_at: Date | null;
  plan_id: string | null;
  subscription_status: SubscriptionStatus | null;
  period_end: Date | null;
  grace_until: Date | null;
  awaits_until: Date | null;
  allergies: string;
  restrictions: string[];
  conditions: string[];
  preferences: string[];
  medications: string;
  health_granted: boolean | null;
  /** Whether there are foods of their own. */
  has_own_foods: boolean;
};

/** Who has confirmed a contact's number, as a query to be joined; `p` is the row to lock. */
export function senderSql(contact: string): Prisma.Sql {
  return Prisma.sql`
    SELECT l.user_id::text, l.wa_id, l.scoped_id, pr.locale, pr.time_zone, p.blocked_at,
      s.plan_id, s.status::text AS subscription_status, s.period_end, s.grace_until, s.awaits_until,
      coalesce(h.allergies, '') AS allergies, coalesce(h.dietary_restrictions, '{}') AS restrictions,
      coalesce(h.health_conditions, '{}') AS conditions, coalesce(h.dietary_preferences, '{}') AS preferences,
      coalesce(h.medications, '') AS medications,
      ${healthDecision(Prisma.sql`l.user_id`)} AS health_granted,
      EXISTS (SELECT FROM app.own_foods o WHERE o.user_id = l.user_id) AS has_own_foods
    FROM app.whatsapp_links l
    JOIN app.people p ON p.user_id = l.user_id
    JOIN public.profiles pr ON pr.id = l.user_id
    LEFT JOIN app.subscriptions s ON s.user_id = l.user_id AND s.current
    LEFT JOIN app.health_profiles h ON h.user_id = l.user_id
    WHERE l.canonical_number = ${contact} AND l.status = 'confirmed'`;
}

/** Who a contact is; null when nobody has confirmed the number. */
export async function findSender(tx: Tx, contact: string, now: Date): Promise<Sender | null> {
  const [row] = await tx.$queryRaw<SenderRow[]>`${senderSql(contact)}`;
  return row ? senderOf(row, now) : null;
}

export function senderOf(row: SenderRow, now: Date): Sender | null {
  if (row.user_id === null) return null;
  const { plan_id, subscription_status, period_end } = row;
  const subscription =
    plan_id && subscription_status && period_end
      ? {
          ...{ planId: plan_id, status: subscription_status, periodEnd: period_end },
          ...{ graceUntil: row.grace_until, awaitsUntil: row.awaits_until },
        }
      : null;
  return {
    userId: row.user_id,
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    timeZone: row.time_zone,
    blocked: row.blocked_at !== null,
    refusal: gateReason(subscription, {}, now),
    avoided: avoidedBy({
      allergies: row.allergies,
      dietaryRestrictions: row.restrictions,
      healthConditions: row.conditions,
      dietaryPreferences: row.preferences,
      medications: row.medications,
    }),
    conditions: row.conditions,
    healthConsent: healthConsentOf(row.health_granted),
  };
}

/** Keeps how the provider names the person now: answers and reminders go to exactly that. */
export async function keepAddress(
  tx: Tx,
  row: SenderRow,
  { waId, scopedId }: Pick<InboundPayload, "waId" | "scopedId">,
): Promise<void> {
  if ((!waId || waId === row.wa_id) && (!scopedId || scopedId === row.scoped_id)) return;
  await tx.$executeRaw`
    UPDATE app.whatsapp_links l SET wa_id = coalesce(${waId}, wa_id), scoped_id = coalesce(
      (SELECT ${scopedId}::text WHERE NOT EXISTS (SELECT FROM app.whatsapp_links o
        WHERE o.scoped_id = ${scopedId} AND o.status = 'confirmed' AND o.user_id <> l.user_id)), scoped_id)
    WHERE user_id = ${row.user_id}::uuid`;
}
