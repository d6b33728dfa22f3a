import "server-only";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { Prisma } from "@/lib/db";

/**
 * `statusAt` of subscription.ts for a row `s` of the subscriptions, so that the database can sort and count by it; "none"
 * where there is no row. A test holds the two to each other.
 */
export function statusInSql(now: Date): Prisma.Sql {
  return Prisma.sql`(CASE
    WHEN s.user_id IS NULL THEN 'none'
    WHEN s.status = 'expired' THEN 'expired'
    WHEN s.status = 'pending_payment' THEN CASE WHEN s.awaits_until <= ${now} THEN 'expired' ELSE 'pending_payment' END
    WHEN s.period_end > ${now} THEN CASE WHEN s.status = 'trial' OR s.plan_id = ${TRIAL_PLAN_ID} THEN 'trial' ELSE 'active' END
    WHEN s.grace_until > ${now} THEN 'active'
    ELSE 'expired' END)`;
}
