import "server-only";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { openByPassword } from "@/lib/auth/password/prove-password.server";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import { endOtherSessions } from "@/lib/auth/session/end-other-sessions.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import { type AuthSession, changePassword, endSessions } from "@/lib/integrations/supabase/auth";

/**
 * Changes the password of somebody who knows the current one; every session but one ends: this one goes on, or where the
 * auth server takes no new password from a session as old, the one that the current password has just opened.
 * @returns the session that has taken this one's place; null where this one goes on
 * @throws AppError wrong_password, weak_password, same_password, sign_in_again, rate_limited, session_expired, busy, unavailable
 */
export async function changeOwnPassword(
  ctx: Context<Viewer>,
  { currentPassword, password, session }: { currentPassword: string; password: string; session: Session },
): Promise<AuthSession | null> {
  const opened = await openByPassword(ctx, { password: currentPassword });
  const change = (token: string) =>
    queuePasswordCheck(() => changePassword(token, password, { currentPassword }));
  let outcome = await change(session.token);
  const isTooOld = outcome === "sign_in_again";
  if (isTooOld) outcome = await change(opened.accessToken);
  if (outcome !== "changed") {
    await endSessions(opened.accessToken, "local");
    throw new AppError(outcome);
  }
  const kept = isTooOld ? await takePlaceOf(session, opened.accessToken, ctx.now) : session;
  await endOtherSessions(kept);
  await mailSecurityNotice(ctx.person, "password_changed");
  return isTooOld ? opened : null;
}

/** What is known here of a device stays with it, where it was signed in and what it is reminded of; its old token does not. */
async function takePlaceOf({ claims }: Session, token: string, now: Date): Promise<Session> {
  const opened = await verifyAccessToken(token, now);
  const { userId, sessionId, expiresAt } = claims;
  if (sessionId && opened.sessionId) {
    await db().endedSession.createMany({ data: [{ sessionId, expiresAt }], skipDuplicates: true });
    const [from, to] = [{ where: { userId, sessionId } }, { data: { sessionId: opened.sessionId } }];
    await db().signIn.updateMany({ ...from, ...to });
    await db().pushSubscription.updateMany({ ...from, ...to });
  }
  return { claims: opened, token };
}
