import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import { now as readClock } from "@/lib/clock";
import { db } from "@/lib/db";
import { SECOND_MS } from "@/lib/durations";
import type { Claims } from "@/lib/integrations/supabase/access-token";
import { endSessions } from "@/lib/integrations/supabase/auth";

/**
 * Ends every session of the caller but this one: refresh tokens at the auth server, access tokens here; here also when
 * the auth server does not answer, since a password may just have been changed for that.
 * @param kept null where here this one ends too; at the auth server it goes on
 * @throws AppError unavailable
 */
export async function endOtherSessions(
  { claims, token }: Session,
  kept: string | null = claims.sessionId,
): Promise<void> {
  try {
    await endSessions(token, "others");
  } finally {
    await endSessionsHere(claims, kept);
  }
}

/**
 * From now on no token that a person's sessions have is accepted here, nor one that a session known here gets later.
 * Answers in the second after: tokens carry whole seconds, so one of a new login is then told from those that ended.
 * @param kept the session that goes on; null ends all of them
 */
async function endSessionsHere({ userId, issuedAt, expiresAt }: Claims, kept: string | null): Promise<void> {
  // Read only now: whatever the others were issued until the auth server had ended them is void.
  const now = readClock();
  const tokensValidFrom = new Date((Math.floor(now.getTime() / SECOND_MS) + 1) * SECOND_MS);
  const life = expiresAt.getTime() - issuedAt.getTime();
  const others = { userId, ...(kept ? { sessionId: { not: kept } } : {}) };
  await db().$transaction(async (tx) => {
    const known = await tx.signIn.findMany({ where: others, select: { sessionId: true } });
    await tx.endedSession.createMany({
      data: known.map((other) => ({ ...other, expiresAt: new Date(now.getTime() + life) })),
      skipDuplicates: true,
    });
    await tx.signIn.deleteMany({ where: others });
    await tx.pushSubscription.deleteMany({ where: others });
    await tx.person.update({ where: { userId }, data: { tokensValidFrom, keptSessionId: kept } });
  });
  await sleep(tokensValidFrom.getTime() - readClock().getTime());
}
