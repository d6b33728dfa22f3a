import "server-only";
import { type Admitted, admit } from "@/lib/auth/admit.server";
import { queuePasswordCheck } from "@/lib/auth/hash-queue.server";
import { AppError } from "@/lib/errors";
import {
  forgetSubject,
  limitSubject,
  type RequestLimit,
  refuseLimited,
} from "@/lib/http/limit-request.server";
import type { Locale } from "@/lib/i18n/locale";
import { grantByPassword } from "@/lib/integrations/supabase/auth";

/** Tight for one address from one place, looser for an address from everywhere: nobody can lock another out easily. */
const PER_PAIR: RequestLimit = { name: "login-pair", per: "email", max: 10, windowSeconds: 900 };
const PER_EMAIL: RequestLimit = { name: "login", per: "email", max: 60, windowSeconds: 900 };
const FAILURES_PER_IP: RequestLimit = { name: "login-failures", per: "ip", max: 300, windowSeconds: 300 };

export type Attempt = { email: string; password: string; ip: string; locale: Locale };

/**
 * Logs in by password. An unknown address and a wrong password get the same answer.
 * @throws AppError login_failed, email_unconfirmed, account_blocked, rate_limited, busy, unavailable
 */
export async function logIn({ email, password, ip, locale }: Attempt, now: Date): Promise<Admitted> {
  const pair = `${email} ${ip}`;
  await refuseLimited(FAILURES_PER_IP, ip, now);
  // Counted before the check, so that guesses made at once are counted too; a success takes it back.
  await limitSubject(PER_PAIR, pair, now);
  await limitSubject(PER_EMAIL, email, now);
  const grant = await queuePasswordCheck(() => grantByPassword(email, password, now));
  if (grant.kind === "refused") {
    await limitSubject(FAILURES_PER_IP, ip, now);
    throw new AppError("login_failed");
  }
  await forgetSubject(PER_PAIR, pair);
  await forgetSubject(PER_EMAIL, email);
  if (grant.kind === "granted") return admit(grant.session, locale, now);
  throw new AppError(grant.kind === "banned" ? "account_blocked" : "email_unconfirmed");
}
