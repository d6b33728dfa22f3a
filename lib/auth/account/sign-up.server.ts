import "server-only";
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { signUpSchema } from "@/lib/auth/account/credentials";
import { queuePasswordCheck } from "@/lib/auth/password/queue-password-check.server";
import { takeOverAddress } from "@/lib/auth/recovery/take-over-address.server";
import type { Device } from "@/lib/auth/session/device";
import { noteAccess } from "@/lib/auth/session/note-access.server";
import { type Admitted, admit } from "@/lib/auth/sign-in/admit.server";
import { loadPlan, openAccount } from "@/lib/auth/sign-in/open-account.server";
import { metadataOf, type SignUpWishes } from "@/lib/auth/sign-in/sign-up-wishes";
import type { SignUpPayment } from "@/lib/billing/billing-schema";
import { payAtSignUp } from "@/lib/billing/checkout/pay-at-sign-up.server";
import { PAYMENT_METHODS, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { MAINTENANCE_PATIENCE } from "@/lib/flags/flag";
import { readFlags } from "@/lib/flags/read-flags.server";
import { verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import {
  type AuthSession,
  type AuthUser,
  grantByPassword,
  signUpAtAuth,
} from "@/lib/integrations/supabase/auth";

/** Longer than the calls to the auth server may take together. */
const CLAIM_MS = 20_000;

type SignUp = z.output<typeof signUpSchema> & {
  device: Device;
  ip: string;
  /** The bearer of a recovery letter's session, by which an address that the auth server knows already is taken over. */
  recovery: string | null;
};

/**
 * Signs somebody up: user of the auth server, profile, person and subscription. One of many at once for an address
 * gets through. Should the process die in between, the next sign-up or login with the same password completes it.
 * @throws AppError email_taken, signup_in_progress, plan_unknown, weak_password, same_password, email_unconfirmed, busy, unavailable, maintenance
 */
export async function signUp(
  ctx: Context<null>,
  { device, ...form }: SignUp,
): Promise<Admitted & { payment: SignUpPayment | null }> {
  const { locale, now } = ctx;
  const { email, name, referralCode, ip } = form;
  if ((await readFlags()).maintenance) throw new AppError("maintenance", MAINTENANCE_PATIENCE);
  const { id: planId } = await loadPlan(form.planId ?? TRIAL_PLAN_ID);
  if (email === env().SUPER_ADMIN_EMAIL) throw new AppError("email_taken");
  if ((await db().profile.count({ where: { email } })) > 0) throw new AppError("email_taken");
  const claim = `sign-up:${createHash("sha256").update(email).digest("base64url")}`;
  await claimAddress(claim, now);
  try {
    const wishes: SignUpWishes = {
      ...{ name, planId, locale, referralCode: referralCode || null },
      ...{ agreed: form.consents ? ("shown" as const) : ("told" as const), isLedOn: form.firstRun === true },
    };
    const { user, session } = await queuePasswordCheck(() => obtainUser(form, wishes, now));
    const soleSession = form.recovery && session ? await verifyAccessToken(session.accessToken, now) : null;
    const { paymentMethod: method, payer } = form.paymentData ?? {};
    await openAccount(user, { ...wishes, cpf: payer?.cpf, method, soleSession }, now);
    if (!session) throw new AppError("email_unconfirmed");
    const admitted = await admit(ctx, { session, device });
    await noteAccess(email, ip, now);
    const payment = planId === TRIAL_PLAN_ID ? null : await beginPayment(ctx, admitted.user, form, planId);
    return { ...admitted, payment };
  } finally {
    await db().rateLimit.deleteMany({ where: { key: claim } });
  }
}

/** Whoever gave payment data pays at once, or is told how; anybody else does on the subscription page. */
async function beginPayment(
  ctx: Context<null>,
  { id: userId, preferences }: Admitted["user"],
  { paymentData, coupon }: Pick<z.output<typeof signUpSchema>, "paymentData" | "coupon">,
  planId: string,
): Promise<SignUpPayment | null> {
  if (!paymentData) return null;
  const { paymentMethod = PAYMENT_METHODS[0], payer } = paymentData;
  const person = { userId, timeZone: preferences.time_zone };
  const order = { planId, paymentMethod, paymentData: { payer }, coupon: coupon ?? null, clickKey: null };
  return payAtSignUp({ ...ctx, person }, order);
}

/** The new user; or the one that the auth server has without an account here, when the password or the letter is its own. */
async function obtainUser(
  { email, password, ip, recovery }: Omit<SignUp, "device">,
  wishes: SignUpWishes,
  now: Date,
): Promise<{ user: AuthUser; session: AuthSession | null }> {
  const metadata = metadataOf(wishes);
  const taken = recovery && (await takeOverAddress(recovery, { email, password, metadata, ip }, now));
  if (taken) return { user: taken.user, session: taken };
  const made = await signUpAtAuth({ email, password, metadata }, now);
  if (made.kind === "granted") return { user: made.session.user, session: made.session };
  if (made.kind === "unconfirmed") return { user: made.user, session: null };
  if (made.kind === "weak_password") {
    throw new AppError("weak_password", {}, { fields: { password: "password_short" } });
  }
  // Somebody may have completed it between our look and the claim.
  const isTaken = (await db().profile.count({ where: { email } })) > 0;
  const grant = isTaken ? null : await grantByPassword(email, password, now, ip);
  if (grant?.kind !== "granted") throw new AppError("email_taken");
  return { user: grant.session.user, session: grant.session };
}

/** One sign-up at a time for an address; a claim that nobody gives back runs out. */
async function claimAddress(key: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + CLAIM_MS);
  const claimed = await db().$executeRaw`
    INSERT INTO app.rate_limits AS r (key, count, expires_at) VALUES (${key}, 1, ${ends})
    ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at WHERE r.expires_at <= ${now}`;
  if (claimed === 0) throw new AppError("signup_in_progress", { retryAfter: CLAIM_MS / 1000 });
}
