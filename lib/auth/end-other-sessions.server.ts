import "server-only";
import type { Authenticated } from "@/lib/auth/authenticate-request.server";
import { now as readClock } from "@/lib/clock";
import { db } from "@/lib/db";
import { endSessions } from "@/lib/integrations/supabase/auth";

/** Ends every session of the caller but this one: refresh tokens at the auth server, access tokens here. */
export async function endOtherSessions({ claims, token }: Omit<Authenticated, "viewer">): Promise<void> {
  const { userId, sessionId, issuedAt, expiresAt } = claims;
  await endSessions(token, "others");
  // Read only now: whatever the others were issued until the auth server had ended them is void. Tokens carry whole
  // seconds, so those of this very second are told apart by their session, or a new login would be refused.
  const now = readClock();
  const tokensValidFrom = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const life = expiresAt.getTime() - issuedAt.getTime();
  const others = { userId, ...(sessionId ? { sessionId: { not: sessionId } } : {}) };
  await db().$transaction(async (tx) => {
    const known = await tx.signIn.findMany({ where: others, select: { sessionId: true } });
    await tx.endedSession.createMany({
      data: known.map((other) => ({ ...other, expiresAt: new Date(now.getTime() + life) })),
      skipDuplicates: true,
    });
    await tx.signIn.deleteMany({ where: others });
    await tx.person.update({ where: { userId }, data: { tokensValidFrom, keptSessionId: sessionId } });
  });
}
