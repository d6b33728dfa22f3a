import "server-only";
import { db } from "@/lib/db";
import type { Claims } from "@/lib/integrations/supabase/access-token";
import { endSessions } from "@/lib/integrations/supabase/auth";

/** Ends a session at once: its refresh token at the auth server, its access token here until it runs out. */
export async function logOut(claims: Claims, token: string): Promise<void> {
  await endAccess(claims);
  await endSessions(token, "local");
}

/** From now on no token of this session is accepted here, and its device shows no reminder. */
export async function endAccess({ userId, sessionId, expiresAt }: Claims): Promise<void> {
  if (!sessionId) return;
  await db().signIn.deleteMany({ where: { userId, sessionId } });
  await db().pushSubscription.deleteMany({ where: { userId, sessionId } });
  await db().endedSession.createMany({ data: [{ sessionId, expiresAt }], skipDuplicates: true });
}
