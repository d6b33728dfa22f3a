import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { SubscriptionStatus } from "@/lib/billing/subscription";
import { healthConsentOf } from "@/lib/consents/health/health-consent";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import { Prisma, selectOne } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import type { Claims } from "@/lib/integrations/supabase/access-token";

/** What of a token says whose session it is, and since when. */
type Owner = Pick<Claims, "userId" | "sessionId" | "issuedAt" | "isSecondFactorPassed">;

type Row = {
  name: string;
  email: string;
  email_confirmed: boolean;
  locale: string;
  time_zone: string;
  role: Viewer["role"];
  company_id: string | null;
  company_name: string | null;
  company_role: "manager" | "member" | null;
  is_administrator: boolean;
  blocked_at: Date | null;
  tokens_valid_from: Date | null;
  kept_session_id: string | null;
  second_factor_at: Date | null;
  second_factor_owed: boolean;
  plan_id: string | null;
  status: SubscriptionStatus | null;
  period_end: Date | null;
  grace_until: Date | null;
  awaits_until: Date | null;
  health_granted: boolean | null;
  ended: boolean;
};

/**
 * The owner of a verified token, in one query. `ended` when the session was logged out or a new password ended it;
 * `unknown` when there is no such person (a sign-up that broke off, or a deleted account).
 */
export async function loadViewer(claims: Owner): Promise<Viewer | "unknown" | "ended" | "blocked"> {
  const { userId, sessionId } = claims;
  const row = await selectOne<Row>(
    null,
    Prisma.sql`
    SELECT pr.name, pr.email, p.email_confirmed_at IS NOT NULL AS email_confirmed, pr.locale, pr.time_zone, p.role::text, m.company_id::text, c.name AS company_name,
      m.role::text AS company_role, p.blocked_at, p.tokens_valid_from, p.kept_session_id::text, p.second_factor_at,
      s.plan_id, s.status::text, s.period_end, s.grace_until, s.awaits_until,
      ${healthDecision(Prisma.sql`p.user_id`)} AS health_granted,
      EXISTS (SELECT 1 FROM app.ended_sessions e WHERE e.session_id = ${sessionId}::uuid) AS ended,
      EXISTS (SELECT 1 FROM app.nutritionists n WHERE n.user_id = p.user_id AND NOT n.second_factor_waived) AS second_factor_owed,
      EXISTS (SELECT 1 FROM app.administrators a WHERE a.user_id = p.user_id AND a.revoked_at IS NULL) AS is_administrator
    FROM app.people p
    JOIN public.profiles pr ON pr.id = p.user_id
    LEFT JOIN app.company_memberships m ON m.user_id = p.user_id AND m.until IS NULL
    LEFT JOIN app.companies c ON c.id = m.company_id
    LEFT JOIN app.subscriptions s ON s.user_id = p.user_id AND s.current
    WHERE p.user_id = ${userId}::uuid`,
  );
  if (!row) return "unknown";
  if (row.blocked_at) return "blocked";
  if (row.ended || isOutdated(row, claims)) return "ended";
  return {
    userId,
    sessionId,
    email: row.email,
    isEmailConfirmed: row.email_confirmed,
    name: row.name,
    role: row.role,
    company:
      row.company_id && row.company_name && row.company_role
        ? { id: row.company_id, name: row.company_name, role: row.company_role }
        : null,
    isSuperAdmin: row.is_administrator,
    subscription:
      row.plan_id && row.status && row.period_end
        ? {
            ...{ planId: row.plan_id, status: row.status, periodEnd: row.period_end },
            ...{ graceUntil: row.grace_until, awaitsUntil: row.awaits_until },
          }
        : null,
    healthConsent: healthConsentOf(row.health_granted),
    needsSecondFactor: row.second_factor_at !== null && !claims.isSecondFactorPassed,
    lacksSecondFactor: row.second_factor_owed && row.second_factor_at === null,
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    timeZone: row.time_zone,
  };
}

/** Whether the other sessions were ended after this token was issued. */
function isOutdated(row: Row, { sessionId, issuedAt }: Owner): boolean {
  if (!row.tokens_valid_from || issuedAt >= row.tokens_valid_from) return false;
  return sessionId === null || sessionId !== row.kept_session_id;
}
