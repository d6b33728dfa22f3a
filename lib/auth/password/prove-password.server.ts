import "server-only";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { type AuthSession, endSessions, grantByPassword } from "@/lib/integrations/supabase/auth";
import { forgetUses, limitSubject, type RequestLimit, refuseUsedUp } from "@/lib/limits/limit-request.server";

/** Misses of somebody who is logged in: a session left open must not become a place to guess at. */
const MISSES: RequestLimit = { name: "prove-password", per: "account", max: 5, windowSeconds: 900 };

type Proof = { password: string };

/**
 * Asks for the password once more, before what cannot be undone.
 * @throws AppError wrong_password; rate_limited after five misses in a quarter of an hour; busy, unavailable
 */
export async function provePassword(
  ctx: Context<Pick<Viewer, "userId" | "email">>,
  proof: Proof,
): Promise<void> {
  const { accessToken } = await openByPassword(ctx, proof);
  // The check has opened a session that nobody needs.
  await endSessions(accessToken, "local");
}

/** The same, and gives the session that the check has opened. */
export async function openByPassword(
  { person: { userId, email }, now, ip }: Context<Pick<Viewer, "userId" | "email">>,
  { password }: Proof,
): Promise<AuthSession> {
  const grant = await queuePasswordCheck(async () => {
    await refuseUsedUp([[MISSES, userId]], now);
    const answer = await grantByPassword(email, password, now, ip);
    if (answer.kind !== "granted") await limitSubject(MISSES, userId, now);
    return answer;
  });
  if (grant.kind !== "granted") throw new AppError("wrong_password");
  await forgetUses([[MISSES, userId]]);
  return grant.session;
}
