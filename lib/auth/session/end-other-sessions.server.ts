import "server-only";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import { now as readClock } from "@/lib/clock";
import { db } from "@/lib/db";
import type { Claims } from "@/lib/integrations/supabase/access-token";
import { endSessions } from "@/lib/integrations/supabase/auth";

/**
 * Ends every session of the caller but this one: refresh tokens at the auth server, access tokens here; here also when
 * the auth server does not answer, since a password may just have been changed for that.
 * @throws AppError unavailable
 */
export async function endOtherSessions({ claims, token }: Session): Promise<void> {
  try {
    await endSessions(token, "others");
  } finally {
    await endSessionsHere(claims, claims.sessionId);
  }
}

/**
 * From now on no token that a person's sessions have is accepted here, nor one that a session known here gets later.
 * @param kept the session that goes on; null ends all of them
 */
export async function endSessionsHere(
  { userId, issuedAt, expiresAt }: Claims,
  kept: string | null,
): Promise<void> {
  // Read only now: whatever the others were issued until the auth server had ended them is void. Tokens carry whole
  // seconds, so those of this very second are told apart by their session, or a new login would be refused.
  const now = readClock();
  const tokensValidFrom = new Date(Math.floor(now.getTime() / 1000) * 1000);
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
}
