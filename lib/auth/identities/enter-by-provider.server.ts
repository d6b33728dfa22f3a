import "server-only";
import { partIdentities } from "@/lib/auth/identities/part-identities.server";
import type { Device } from "@/lib/auth/session/device";
import { noteAccess } from "@/lib/auth/session/note-access.server";
import { type Admitted, admit } from "@/lib/auth/sign-in/admit.server";
import { openAccount } from "@/lib/auth/sign-in/open-account.server";
import { nameOfAddress, readWishes } from "@/lib/auth/sign-in/sign-up-wishes";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { MAINTENANCE_PATIENCE } from "@/lib/flags/flag";
import { readFlags } from "@/lib/flags/read-flags.server";
import { type AuthSession, deleteAuthUser, endSessions } from "@/lib/integrations/supabase/auth";
import { grantByCode } from "@/lib/integrations/supabase/identities";

export type Arrival = {
  code: string;
  verifier: string;
  /** Whether the agreements were given, without which nobody gets an account. */
  isAgreed: boolean;
  ip: string;
  device: Device;
};

/**
 * Lets in whoever a provider vouches for. An address that has an account already is entered only when both sides have
 * confirmed it: the provider, or the auth server would not have joined them, and we.
 * @throws AppError provider_refused, account_needed, identity_unproven, account_blocked, forbidden, maintenance, unavailable
 */
export async function enterByProvider(
  ctx: Context<null>,
  { code, verifier, isAgreed, ip, device }: Arrival,
): Promise<Admitted> {
  const { now } = ctx;
  const grant = await grantByCode({ code, verifier }, now);
  if (grant.kind === "banned") throw new AppError("account_blocked");
  if (grant.kind !== "granted") throw new AppError("provider_refused");
  const { session } = grant;
  const { id: userId, confirmedAt, email } = session.user;
  const person = await db().person.findUnique({ where: { userId }, select: { emailConfirmedAt: true } });
  if (!person?.emailConfirmedAt && !confirmedAt) {
    // Without an account here there is nothing to protect: who owns the address begins anew, without whoever took it.
    if (!person) await deleteAuthUser(userId);
    else await takeBack(session);
    throw new AppError(person ? "identity_unproven" : "account_needed");
  }
  if (!person) await openFor(ctx, session, isAgreed);
  const admitted = await admit(ctx, { session, device });
  await noteAccess(email, ip, now);
  return admitted;
}

/** An account for whoever agreed to what one needs; of anybody else nothing is kept. */
async function openFor(ctx: Context<null>, session: AuthSession, isAgreed: boolean): Promise<void> {
  const { id, email, isAppointed, metadata } = session.user;
  if ((await readFlags()).maintenance) throw new AppError("maintenance", MAINTENANCE_PATIENCE);
  if (!isAgreed || (email === env().SUPER_ADMIN_EMAIL && !isAppointed)) {
    if (!isAppointed) await deleteAuthUser(id);
    throw new AppError(isAgreed ? "forbidden" : "account_needed");
  }
  const name = readWishes(metadata).name ?? nameOfAddress(email);
  const { locale, now } = ctx;
  await openAccount(
    session.user,
    { name, planId: TRIAL_PLAN_ID, locale, agreed: "shown", isLedOn: true },
    now,
  );
}

/** Parts what the auth server has joined, as far as it lets us, and ends the session it opened for that. */
async function takeBack({ accessToken }: AuthSession): Promise<void> {
  await partIdentities(accessToken, null);
  await endSessions(accessToken, "local");
}
