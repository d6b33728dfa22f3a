import "server-only";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { loadSecondFactor } from "@/lib/auth/second-factor/load-second-factor.server";
import type { SecondFactor } from "@/lib/auth/second-factor/second-factor";
import type { Authenticated } from "@/lib/auth/session/authenticate-request.server";
import type { Device } from "@/lib/auth/session/device";
import { endOtherSessions } from "@/lib/auth/session/end-other-sessions.server";
import { noteSecondFactor } from "@/lib/auth/session/note-second-factor.server";
import { noteSignIn } from "@/lib/auth/session/note-sign-in.server";
import { hasSecondFactor } from "@/lib/integrations/supabase/auth";

/**
 * Asks the auth server whether the caller has a second factor, after they enrolled, proved or removed it there. A new
 * one ends the sessions that have not passed it.
 * @throws AppError session_expired, unavailable
 */
export async function syncSecondFactor(
  { viewer, ...session }: Authenticated,
  device: Device,
  now: Date,
): Promise<SecondFactor> {
  const { isSecondFactorPassed } = session.claims;
  const hasFactor = await hasSecondFactor(session.token);
  const isNew = await noteSecondFactor(viewer.userId, hasFactor, now);
  if (isNew) await mailSecurityNotice(viewer, hasFactor ? "factor_on" : "factor_off");
  if (isNew && hasFactor && isSecondFactorPassed) await endOtherSessions(session);
  if (isSecondFactorPassed || !hasFactor) await noteSignIn(viewer, device, now);
  return loadSecondFactor(viewer.userId);
}
