import "server-only";
import { loadViewer } from "@/lib/auth/session/load-viewer.server";
import { noteSecondFactor } from "@/lib/auth/session/note-second-factor.server";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import { type AuthSession, endSessions, grantByRefresh } from "@/lib/integrations/supabase/auth";

/**
 * Exchanges a refresh token for the session's next tokens.
 * @throws AppError session_expired when there is nothing to go on; account_blocked; unavailable (then keep the token)
 */
export async function refreshSession(
  { now }: Context<null>,
  { refreshToken }: { refreshToken: string },
): Promise<AuthSession> {
  const grant = await grantByRefresh(refreshToken, now);
  if (grant.kind === "refused") throw new AppError("session_expired");
  const { id: userId, secondFactor } = grant.session.user;
  if (secondFactor) await noteSecondFactor(userId, secondFactor, now);
  const viewer = await loadViewer(await verifyAccessToken(grant.session.accessToken, now));
  if (viewer === "blocked") throw new AppError("account_blocked");
  if (viewer === "ended") {
    // Ended from elsewhere: now that it shows a token of its own, the auth server ends it too.
    await endSessions(grant.session.accessToken, "local").catch(() => {});
    throw new AppError("session_expired");
  }
  return grant.session;
}
