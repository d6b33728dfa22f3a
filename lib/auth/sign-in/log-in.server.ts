import "server-only";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import type { Device } from "@/lib/auth/session/device";
import { noteAccess } from "@/lib/auth/session/note-access.server";
import { type Admitted, admit } from "@/lib/auth/sign-in/admit.server";
import { PER_EMAIL, PER_IP, PER_PAIR, TRIES } from "@/lib/auth/sign-in/login-limits";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locale";
import { grantByPassword } from "@/lib/integrations/supabase/auth";
import { forgetUses, limitSubject, refuseUsedUp, type Use } from "@/lib/limits/limit-request.server";
import { keepLocale } from "@/lib/profile/keep-locale.server";

export type Attempt = {
  email: string;
  password: string;
  ip: string;
  device: Device;
  /** The language that this browser's user has chosen, which from now on is the account's; null leaves that alone. */
  chosen: Locale | null;
};

/**
 * Logs in by password. An unknown address and a wrong password get the same answer.
 * @throws AppError login_failed, email_unconfirmed, account_blocked, rate_limited, busy, unavailable
 */
export async function logIn(ctx: Context<null>, attempt: Attempt): Promise<Admitted> {
  const { now } = ctx;
  const { email, password, ip, device, chosen } = attempt;
  const ofAddress: Use[] = [
    [PER_PAIR, `${email} ${ip}`],
    [PER_EMAIL, email],
  ];
  const failures: Use[] = [...ofAddress, [PER_IP, ip]];
  const tries: Use = [TRIES, `${email} ${ip}`];
  const grant = await queuePasswordCheck(async () => {
    // Looked at when its turn comes: of guesses made at once, no more get through than are checked at a time.
    await refuseUsedUp(failures, now);
    await limitSubject(...tries, now);
    const answer = await grantByPassword(email, password, now).catch(async (error) => {
      // Nothing was tried: the service is not there.
      await forgetUses([tries]);
      throw error;
    });
    if (answer.kind === "refused") for (const [limit, who] of failures) await limitSubject(limit, who, now);
    return answer;
  });
  if (grant.kind === "refused") throw new AppError("login_failed");
  await forgetUses([...ofAddress, tries]);
  if (grant.kind === "granted") {
    const admitted = await admit(ctx, { session: grant.session, device });
    await noteAccess(email, ip, now);
    if (chosen) await keepLocale(admitted.user.id, chosen);
    return admitted;
  }
  throw new AppError(grant.kind === "banned" ? "account_blocked" : "email_unconfirmed");
}
