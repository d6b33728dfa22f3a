import "server-only";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { provePassword } from "@/lib/auth/password/prove-password.server";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import type { Authenticated } from "@/lib/auth/session/authenticate-request.server";
import { endOtherSessions } from "@/lib/auth/session/end-other-sessions.server";
import { AppError } from "@/lib/errors";
import { changePassword } from "@/lib/integrations/supabase/auth";

/**
 * Changes the password of somebody who knows the current one; this session goes on, every other one ends.
 * @throws AppError wrong_password, weak_password, same_password, rate_limited, session_expired, busy, unavailable
 */
export async function changeOwnPassword(
  caller: Authenticated,
  { currentPassword, password }: { currentPassword: string; password: string },
  now: Date,
): Promise<void> {
  await provePassword(caller.viewer, currentPassword, now);
  const outcome = await queuePasswordCheck(() => changePassword(caller.token, password, currentPassword));
  if (outcome !== "changed") throw new AppError(outcome);
  await endOtherSessions(caller);
  await mailSecurityNotice(caller.viewer, "password_changed");
}
