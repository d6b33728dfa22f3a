import "server-only";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { forgetSecondFactor } from "@/lib/auth/second-factor/forget-second-factor.server";
import { loadFactorPhone, loadSecondFactor } from "@/lib/auth/second-factor/load-second-factor.server";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Device } from "@/lib/auth/session/device";
import { endOtherSessions } from "@/lib/auth/session/end-other-sessions.server";
import { noteSecondFactor } from "@/lib/auth/session/note-second-factor.server";
import { noteSignIn } from "@/lib/auth/session/note-sign-in.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { secondFactorOf } from "@/lib/integrations/supabase/auth";

/**
 * Asks the auth server whether the caller has a second factor, after they enrolled, proved or removed it there. A new
 * one ends the sessions that have not passed it.
 * @throws AppError session_expired, unavailable
 */
export async function syncSecondFactor(
  ctx: Context<Viewer>,
  { session, device }: { session: Session; device: Device },
): Promise<SecondFactor> {
  const { now, person: viewer } = ctx;
  const { isSecondFactorPassed } = session.claims;
  const factor = await secondFactorOf(session.token);
  const hasFactor = factor !== null;
  const isNew = factor
    ? await noteSecondFactor(viewer.userId, factor, now)
    : await forgetSecondFactor(
        ctx,
        (await loadFactorPhone(viewer.userId)) === null ? "authenticator" : "phone",
      );
  if (isNew) await mailSecurityNotice(viewer, hasFactor ? "factor_on" : "factor_off");
  if (isNew && hasFactor && isSecondFactorPassed) await endOtherSessions(session);
  if (isSecondFactorPassed || !hasFactor) await noteSignIn(viewer, device, now);
  return loadSecondFactor(ctx, { session });
}
