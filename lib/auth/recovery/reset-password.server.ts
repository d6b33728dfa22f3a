import "server-only";
import { partIdentities } from "@/lib/auth/identities/part-identities.server";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import { isRecovering } from "@/lib/auth/recovery/recovery";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Device } from "@/lib/auth/session/device";
import { endOtherSessions } from "@/lib/auth/session/end-other-sessions.server";
import { endAccess } from "@/lib/auth/session/log-out.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { type Admitted, admit } from "@/lib/auth/sign-in/admit.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import { changePassword, endSessions, grantByPassword } from "@/lib/integrations/supabase/auth";

/**
 * Sets a new password with the session of a recovery mail, ends every session there was, parts providers of other
 * addresses, opens a new session, and tells the address.
 * @throws AppError recovery_required, weak_password, same_password, session_expired, unavailable
 */
export async function resetPassword(
  ctx: Context<Viewer>,
  { password, session, device }: { password: string; session: Session; device: Device },
): Promise<Admitted> {
  const { now, person: viewer } = ctx;
  const { claims, token } = session;
  if (!isRecovering(claims, now)) throw new AppError("recovery_required");
  const outcome = await queuePasswordCheck(() => changePassword(token, password));
  if (outcome !== "changed") throw new AppError(outcome);
  // Before anything else can fail: whoever else was in is out.
  await endOtherSessions(session, null);
  await endAccess(claims);
  const grant = await queuePasswordCheck(() => grantByPassword(viewer.email, password, now));
  if (grant.kind !== "granted") throw new AppError("session_expired");
  await endSessions(grant.session.accessToken, "others");
  const { issuedAt, sessionId } = await verifyAccessToken(grant.session.accessToken, now);
  const { userId } = viewer;
  const ended = { tokensValidFrom: issuedAt, keptSessionId: sessionId };
  await db().person.update({ where: { userId }, data: ended });
  // Whoever opened a mailed link reads the mail of that address.
  const { count } = await db().person.updateMany({
    where: { userId, emailConfirmedAt: null },
    data: { emailConfirmedAt: now },
  });
  const own = count > 0 ? null : viewer.email;
  const hasParted = await partIdentities(grant.session.accessToken, own);
  await mailSecurityNotice(viewer, "password_changed");
  if (hasParted) await mailSecurityNotice(viewer, "identity_off");
  return admit({ ...ctx, person: null, locale: viewer.locale }, { session: grant.session, device });
}
