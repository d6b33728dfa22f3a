import "server-only";
import { appointAdministrator } from "@/lib/auth/session/appoint-administrator.server";
import type { Device } from "@/lib/auth/session/device";
import { loadViewer } from "@/lib/auth/session/load-viewer.server";
import { noteSecondFactor } from "@/lib/auth/session/note-second-factor.server";
import { noteSignIn } from "@/lib/auth/session/note-sign-in.server";
import { roleOf } from "@/lib/auth/session/viewer";
import { noteIdentities } from "@/lib/auth/sign-in/note-identities.server";
import { type AccountRequest, openAccount } from "@/lib/auth/sign-in/open-account.server";
import { nameOfAddress, readWishes } from "@/lib/auth/sign-in/sign-up-wishes";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locale";
import { verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import type { AuthSession, AuthUser } from "@/lib/integrations/supabase/auth";
import { loadUser } from "@/lib/profile/load-user.server";
import { bareUser, type User } from "@/lib/profile/user";

export type Admitted = {
  user: User;
  session: AuthSession;
  /** Whether the session has yet to pass a second factor: until then it is told nothing but who they are. */
  isHalfIn: boolean;
};

/**
 * Lets the owner of a fresh session in. Whoever has an account at the auth server but none here gets it now: their
 * sign-up broke off half-way, or they signed up at the auth server directly.
 * @throws AppError account_blocked; forbidden when the administrator's address was taken by somebody else
 */
export async function admit(
  ctx: Context<null>,
  { session, device }: { session: AuthSession; device: Device },
): Promise<Admitted> {
  const { locale, now } = ctx;
  const claims = await verifyAccessToken(session.accessToken, now);
  const { id: userId, confirmedAt, email } = session.user;
  if (confirmedAt) {
    const unconfirmed = { userId, emailConfirmedAt: null };
    await db().person.updateMany({ where: unconfirmed, data: { emailConfirmedAt: confirmedAt } });
  }
  // Its absence is not taken on this answer's word: who has lost theirs asks anew (sync-second-factor.server.ts).
  const { secondFactor } = session.user;
  if (secondFactor) await noteSecondFactor(userId, secondFactor, now);
  await appointAdministrator(ctx, { userId, email });
  let viewer = await loadViewer(claims);
  if (viewer === "unknown") {
    await openAccount(session.user, await accountRequestOf(session.user, locale), now);
    await appointAdministrator(ctx, { userId, email });
    viewer = await loadViewer(claims);
  }
  if (viewer === "blocked") throw new AppError("account_blocked");
  if (typeof viewer === "string") throw new AppError("session_expired");
  await noteIdentities(ctx, viewer, session.user.linked);
  const user = await loadUser({ person: viewer, now }, roleOf(viewer));
  if (viewer.needsSecondFactor) return { user: bareUser(user), session, isHalfIn: true };
  await noteSignIn(viewer, device, now);
  return { user, session, isHalfIn: false };
}

/** What was wished for at the sign-up, which metadata tells: it chooses between trial and unpaid at most. */
async function accountRequestOf(user: AuthUser, locale: Locale): Promise<AccountRequest> {
  // Only the project's owner can mark a user so; anybody could have signed up at the auth server with that address.
  if (user.email === env().SUPER_ADMIN_EMAIL && !user.isAppointed) throw new AppError("forbidden");
  const { name, planId, ...wishes } = readWishes(user.metadata);
  const isOffered =
    planId !== undefined && (await db().plan.count({ where: { id: planId, archivedAt: null } })) > 0;
  return {
    ...{ locale, ...wishes },
    name: name ?? nameOfAddress(user.email),
    planId: isOffered ? planId : TRIAL_PLAN_ID,
  };
}
