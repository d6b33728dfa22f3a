import "server-only";
import { type HealthConsent, healthConsentOf } from "@/lib/consents/health/health-consent";
import { Prisma, type Tx } from "@/lib/db";

/** The newest decision on health data, as a value of SQL: true, false or null. @param owner the person's id in the query */
export function healthDecision(owner: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT hc.granted FROM app.consents hc WHERE hc.user_id = ${owner} AND hc.kind = 'health'
    ORDER BY hc.at DESC, hc.id DESC LIMIT 1)`;
}

/** Where a person stands now. */
export async function loadHealthConsent(tx: Tx, userId: string): Promise<HealthConsent> {
  const newest = await tx.consent.findFirst({
    where: { userId, kind: "health" },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { granted: true },
  });
  return healthConsentOf(newest?.granted);
}
