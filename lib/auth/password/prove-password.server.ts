import "server-only";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { endSessions, grantByPassword } from "@/lib/integrations/supabase/auth";
import { forgetUses, limitSubject, type RequestLimit, refuseUsedUp } from "@/lib/limits/limit-request.server";

/** Misses of somebody who is logged in: a session left open must not become a place to guess at. */
const MISSES: RequestLimit = { name: "prove-password", per: "account", max: 5, windowSeconds: 900 };

/**
 * Asks for the password once more, before what cannot be undone.
 * @throws AppError wrong_password; rate_limited after five misses in a quarter of an hour; busy, unavailable
 */
export async function provePassword(
  { person: { userId, email }, now }: Context<Pick<Viewer, "userId" | "email">>,
  { password }: { password: string },
): Promise<void> {
  const grant = await queuePasswordCheck(async () => {
    await refuseUsedUp([[MISSES, userId]], now);
    const answer = await grantByPassword(email, password, now);
    if (answer.kind !== "granted") await limitSubject(MISSES, userId, now);
    return answer;
  });
  if (grant.kind !== "granted") throw new AppError("wrong_password");
  await forgetUses([[MISSES, userId]]);
  // The check has opened a session that nobody needs.
  await endSessions(grant.session.accessToken, "local");
}
