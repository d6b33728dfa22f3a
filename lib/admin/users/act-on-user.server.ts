import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import { loadAccount, seePerson } from "@/lib/admin/users/load-user.server";
import type { UserAction, UserPage } from "@/lib/admin/users/user-schema";
import { userVersion } from "@/lib/admin/users/user-version";
import { noteAction } from "@/lib/audit/note-action.server";
import { mailConfirmation } from "@/lib/auth/email/mail-confirmation.server";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { forgetSecondFactor } from "@/lib/auth/second-factor/forget-second-factor.server";
import { lockStanding, saveStanding } from "@/lib/billing/ledger/lock-standing.server";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { cancelSubscription } from "@/lib/billing/renewal/cancel-subscription.server";
import { statusAt } from "@/lib/billing/subscription";
import { revokeOptIn } from "@/lib/consents/revoke-opt-in.server";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { removeFactors } from "@/lib/integrations/supabase/auth";
import { postMail } from "@/lib/mail/mail-outbox";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

type Person = Awaited<ReturnType<typeof seePerson>>;
type Acting = { tx: Tx; ctx: Context & { tx: Tx }; userId: string; them: Person };

/**
 * Does one thing to somebody's account for a reason, and puts it on the audit log with what was before and after.
 * @throws AppError not_found; version_conflict when something changed since the administrator looked;
 * administrator_stays, not_on_trial, nothing_to_change, nothing_to_cancel, confirmation_used, unavailable
 */
export async function actOnUser(
  asked: Context,
  { userId, action }: { userId: string; action: UserAction },
): Promise<UserPage> {
  const ctx = asAdministrator(asked);
  await inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const them = await seePerson(ctx, userId);
    if (userVersion(them.facts) !== action.version) throw new AppError("version_conflict");
    await act({ tx, ctx, userId, them }, action);
  });
  const theirs = { ...ctx, person: { ...ctx.person, userId } };
  // What asks a provider happens outside of the transaction: each of these notes itself once it is done.
  if (action.action === "reset_second_factor") await resetSecondFactor(theirs, action.reason);
  if (action.action === "cancel_subscription") await cancelFor(theirs, action.reason);
  postMail();
  return loadAccount(ctx, { id: userId });
}

/** What happens in the transaction; what cannot be asks only whether it may go on. */
async function act(acting: Acting, action: UserAction): Promise<void> {
  const { person, held } = acting.them;
  switch (action.action) {
    case "change_role":
      return changeRole(acting, action);
    case "extend_trial":
      return extendTrial(acting, action);
    case "block":
      return setBlocked(acting, true, action.reason);
    case "unblock":
      return setBlocked(acting, false, action.reason);
    case "unlink_whatsapp":
      return unlink(acting, action);
    case "resend_confirmation":
      return resendConfirmation(acting, action);
    case "reset_second_factor":
      if (!person.secondFactorAt) throw new AppError("nothing_to_change");
      return;
    case "cancel_subscription":
      if (!held || held.status === "cancelled") throw new AppError("nothing_to_cancel");
  }
}

async function changeRole(
  { tx, ctx, userId, them }: Acting,
  { role, reason }: { role: "member" | "nutritionist"; reason: string },
) {
  if (them.isAdmin) throw new AppError("administrator_stays");
  const before = them.person.role;
  if (before === role) throw new AppError("nothing_to_change");
  await tx.person.update({ where: { userId }, data: { role } });
  await note({ ctx, userId }, "role.changed", { role: before }, { role }, reason);
}

/** Days from now on, or from the end of a trial that still runs. */
async function extendTrial({ tx, ctx, userId }: Acting, { days, reason }: { days: number; reason: string }) {
  const { now } = ctx;
  const held = await lockStanding(tx, userId, now);
  const isTrial =
    held.planId === TRIAL_PLAN_ID && held.paidPeriods === 0 && held.status !== "pending_payment";
  if (held.id === null || !isTrial) throw new AppError("not_on_trial");
  const periodEnd = new Date(Math.max(held.periodEnd.getTime(), now.getTime()) + days * DAY_MS);
  const after = { ...held, status: "trial" as const, periodEnd, cancelledAt: null, awaitsUntil: null };
  await saveStanding(tx, after);
  await note(
    { ctx, userId },
    "trial.extended",
    { status: statusAt(held, now), periodEnd: held.periodEnd.toISOString() },
    { status: "trial", periodEnd: periodEnd.toISOString(), days },
    reason,
  );
}

/** Whoever is blocked is out at their next call: the viewer is read anew for each. */
async function setBlocked({ tx, ctx, userId, them }: Acting, isBlocked: boolean, reason: string) {
  if (them.isAdmin) throw new AppError("administrator_stays");
  if ((them.person.blockedAt !== null) === isBlocked) throw new AppError("nothing_to_change");
  await tx.person.update({ where: { userId }, data: { blockedAt: isBlocked ? ctx.now : null } });
  const action = isBlocked ? "account.blocked" : "account.unblocked";
  await note({ ctx, userId }, action, { blocked: !isBlocked }, { blocked: isBlocked }, reason);
}

async function unlink({ ctx, userId, them }: Acting, { reason }: { reason: string }) {
  const before = them.link?.status;
  if (!before || before === "revoked") throw new AppError("nothing_to_change");
  await revokeOptIn({ ...ctx, person: { userId } }, { by: "administrator", reason });
}

async function resendConfirmation({ tx, ctx, userId, them }: Acting, { reason }: { reason: string }) {
  if (them.person.emailConfirmedAt) throw new AppError("confirmation_used");
  const { name, email, locale } = them.profile;
  const reader = isLocale(locale) ? locale : DEFAULT_LOCALE;
  await mailConfirmation(tx, { userId, name, email, locale: reader }, ctx.now);
  await note({ ctx, userId }, "confirmation.sent", {}, {}, reason);
}

async function resetSecondFactor(ctx: Context, reason: string) {
  const { userId } = ctx.person;
  await removeFactors(userId);
  if (!(await forgetSecondFactor(ctx, "administrator", reason))) return;
  const { profile } = await seePerson(ctx, userId);
  const locale = isLocale(profile.locale) ? profile.locale : DEFAULT_LOCALE;
  await mailSecurityNotice({ userId, name: profile.name, email: profile.email, locale }, "factor_off");
}

async function cancelFor(ctx: Context, reason: string) {
  const before = await seePerson(ctx, ctx.person.userId);
  const { protocol } = await cancelSubscription(ctx, null);
  const facts = {
    status: before.held?.status ?? null,
    periodEnd: before.held?.periodEnd.toISOString() ?? null,
  };
  const after = { ...facts, status: "cancelled", protocol: protocol ?? null };
  await note({ ctx, userId: ctx.person.userId }, "subscription.cancelled", facts, after, reason);
}

function note(
  { ctx, userId }: { ctx: Pick<Context, "actor" | "now" | "tx" | "ip">; userId: string },
  action: Parameters<typeof noteAction>[1]["action"],
  before: Record<string, string | boolean | number | null>,
  after: Record<string, string | boolean | number | null>,
  reason: string,
): Promise<void> {
  return noteAction(ctx, { action, subject: { type: "person", id: userId }, before, after, reason });
}
