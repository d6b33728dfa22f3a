import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { partIdentities } from "@/lib/auth/identities/part-identities.server";
import { isRecovering } from "@/lib/auth/recovery/recovery";
import { NOTHING_WISHED } from "@/lib/auth/sign-in/sign-up-wishes";
import { SECOND_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import {
  type AuthSession,
  changePassword,
  endSessions,
  grantByPassword,
  removeFactors,
} from "@/lib/integrations/supabase/auth";

type Taking = {
  email: string;
  password: string;
  /** In place of what was told before, should the sign-up break off once more. */
  metadata: Record<string, string>;
  ip: string;
};

/**
 * Gives an address that the auth server knows and nobody here has to whoever has just read its recovery letter: a sign-up
 * that broke off, or a stranger's with the public key. What was set before lets nobody in any more: password, second
 * factors, linked providers, sessions.
 * @param token the bearer of the letter's session
 * @returns a session by the new password; null when the token is of no such letter
 * @throws AppError weak_password, same_password, session_expired, rate_limited, unavailable
 */
export async function takeOverAddress(
  token: string,
  { email, password, metadata, ip }: Taking,
  now: Date,
): Promise<AuthSession | null> {
  const claims = await verifyAccessToken(token, now);
  if (claims.email !== email || !isRecovering(claims, now)) return null;
  await removeFactors(claims.userId);
  const outcome = await changePassword(token, password, { metadata: { ...NOTHING_WISHED, ...metadata } });
  if (outcome !== "changed") throw new AppError(outcome);
  await endSessions(token, "others");
  // Tokens carry whole seconds: after one, a new token is told from whatever was issued before.
  await sleep(SECOND_MS);
  const grant = await grantByPassword(email, password, now, ip);
  if (grant.kind !== "granted") throw new AppError("session_expired");
  const { session } = grant;
  await endSessions(session.accessToken, "others");
  await partIdentities(session.accessToken, null);
  return { ...session, user: { ...session.user, confirmedAt: now } };
}
