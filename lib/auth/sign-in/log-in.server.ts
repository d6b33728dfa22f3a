import "server-only";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import type { Device } from "@/lib/auth/session/device";
import { noteAccess } from "@/lib/auth/session/note-access.server";
import { type Admitted, admit } from "@/lib/auth/sign-in/admit.server";
import { PER_DEVICE, PER_EMAIL, PER_IP, PER_PAIR, TRIES } from "@/lib/auth/sign-in/login-limits";
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
  /** The id of this device, where they have signed in on it before. */
  knownDevice: string | null;
  /** The language that this browser's user has chosen, which from now on is the account's; null leaves that alone. */
  chosen: Locale | null;
};

/**
 * Logs in by password. An unknown address and a wrong password get the same answer.
 * @throws AppError login_failed, email_unconfirmed, account_blocked, rate_limited, busy, unavailable
 */
export async function logIn(ctx: Context<null>, attempt: Attempt): Promise<Admitted> {
  const { now } = ctx;
  const { email, ip, device, chosen } = attempt;
  const { failures, forgiven, tries } = countsOf(attempt);
  const grant = await queuePasswordCheck(async () => {
    // Looked at when its turn comes: of guesses made at once, no more get through than are checked at a time.
    await refuseUsedUp(failures, now);
    await limitSubject(...tries, now);
    const answer = await askForGrant(attempt, now).catch(async (error) => {
      // Nothing was tried: the service is not there.
      await forgetUses([tries]);
      throw error;
    });
    if (answer.kind === "refused") for (const [limit, who] of failures) await limitSubject(limit, who, now);
    return answer;
  });
  if (grant.kind === "refused") throw new AppError("login_failed");
  await forgetUses([...forgiven, tries]);
  if (grant.kind === "granted") {
    const admitted = await admit(ctx, { session: grant.session, device });
    await noteAccess(email, ip, now);
    if (chosen) await keepLocale(admitted.user.id, chosen);
    return admitted;
  }
  throw new AppError(grant.kind === "banned" ? "account_blocked" : "email_unconfirmed");
}

type Counts = { failures: Use[]; forgiven: Use[]; tries: Use };

/** A known device has a count of its own: guesses elsewhere keep nobody out of it, nor do its own count elsewhere. */
function countsOf({ email, ip, knownDevice }: Attempt): Counts {
  const place = `${email} ${knownDevice ?? ip}`;
  const tries: Use = [TRIES, place];
  if (knownDevice) return { failures: [[PER_DEVICE, place]], forgiven: [[PER_DEVICE, place]], tries };
  const forgiven: Use[] = [
    [PER_PAIR, place],
    [PER_EMAIL, email],
  ];
  return { failures: [...forgiven, [PER_IP, ip]], forgiven, tries };
}

/**
 * The auth server counts by the place that a password comes from. A known device is not kept out by others of its place:
 * once that is used up, the product asks in its own name, as it does for nobody else.
 */
async function askForGrant({ email, password, ip, knownDevice }: Attempt, now: Date) {
  try {
    return await grantByPassword(email, password, now, ip);
  } catch (error) {
    const isUsedUp = error instanceof AppError && error.code === "rate_limited";
    if (!isUsedUp || !knownDevice) throw error;
    return grantByPassword(email, password, now);
  }
}
