import "server-only";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import type { Device } from "@/lib/auth/session/device";
import { noteAccess } from "@/lib/auth/session/note-access.server";
import { type Admitted, admit } from "@/lib/auth/sign-in/admit.server";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locale";
import { grantByPassword } from "@/lib/integrations/supabase/auth";
import {
  forgetUses,
  limitSubject,
  type RequestLimit,
  refuseUsedUp,
  type Use,
} from "@/lib/limits/limit-request.server";
import { keepLocale } from "@/lib/profile/keep-locale.server";

/** Failures. Tight for one address from one place, looser from everywhere: nobody locks another out easily. */
const PER_PAIR: RequestLimit = { name: "login-pair", per: "email", max: 10, windowSeconds: 900 };
const PER_EMAIL: RequestLimit = { name: "login", per: "email", max: 60, windowSeconds: 900 };
const PER_IP: RequestLimit = { name: "login", per: "ip", max: 300, windowSeconds: 300 };

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
  const grant = await queuePasswordCheck(async () => {
    // Looked at when its turn comes: of guesses made at once, no more get through than are checked at a time.
    await refuseUsedUp(failures, now);
    const answer = await grantByPassword(email, password, now);
    if (answer.kind === "refused") for (const [limit, who] of failures) await limitSubject(limit, who, now);
    return answer;
  });
  if (grant.kind === "refused") throw new AppError("login_failed");
  await forgetUses(ofAddress);
  if (grant.kind === "granted") {
    const admitted = await admit(ctx, { session: grant.session, device });
    await noteAccess(email, ip, now);
    if (chosen) await keepLocale(admitted.user.id, chosen);
    return admitted;
  }
  throw new AppError(grant.kind === "banned" ? "account_blocked" : "email_unconfirmed");
}
