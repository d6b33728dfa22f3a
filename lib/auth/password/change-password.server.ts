import "server-only";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { provePassword } from "@/lib/auth/password/prove-password.server";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import { endOtherSessions } from "@/lib/auth/session/end-other-sessions.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { changePassword } from "@/lib/integrations/supabase/auth";

/**
 * Changes the password of somebody who knows the current one; this session goes on, every other one ends.
 * @throws AppError wrong_password, weak_password, same_password, rate_limited, session_expired, busy, unavailable
 */
export async function changeOwnPassword(
  ctx: Context<Viewer>,
  { currentPassword, password, session }: { currentPassword: string; password: string; session: Session },
): Promise<void> {
  await provePassword(ctx, { password: currentPassword });
  const outcome = await queuePasswordCheck(() => changePassword(session.token, password, currentPassword));
  if (outcome !== "changed") throw new AppError(outcome);
  await endOtherSessions(session);
  await mailSecurityNotice(ctx.person, "password_changed");
}
