import "server-only";
import { mailConfirmation } from "@/lib/auth/email/mail-confirmation.server";
import type { SignUpWishes } from "@/lib/auth/sign-in/sign-up-wishes";
import { noteReferral } from "@/lib/billing/commissions/note-commission.server";
import { hasHadTrial } from "@/lib/billing/ledger/mark-trial.server";
import { type PaymentMethod, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { firstPeriod } from "@/lib/billing/trial";
import { SIGN_UP_CONSENTS } from "@/lib/consents/consent";
import { consentRow } from "@/lib/consents/consent-text";
import { db, Prisma, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Claims } from "@/lib/integrations/supabase/access-token";
import type { AuthUser } from "@/lib/integrations/supabase/auth";
import { postMail } from "@/lib/mail/mail-outbox";

/** As often as deletions that broke off are finished. */
const DELETION_RETRY_S = 60;

export type AccountRequest = Pick<SignUpWishes, "name" | "planId" | "locale"> &
  Partial<SignUpWishes> & {
    cpf?: string | null | undefined;
    /** How they wish to pay for a plan that costs something. */
    method?: PaymentMethod | undefined;
    /** The one session of theirs that counts, where others may have been opened before by who does not own the address. */
    soleSession?: Pick<Claims, "sessionId" | "issuedAt"> | null;
  };

/**
 * Gives a user of the auth server their profile, person and first subscription: the trial at once, a paid plan when it
 * is paid; and asks them to confirm their address, unless the auth server does. Repeatable: what is there already stays as it is, so that a sign-up that broke off is completed by the next.
 * @throws AppError plan_unknown; email_taken when another user holds the address; unavailable while the auth server has
 * still to remove an account that was deleted here
 */
export async function openAccount(user: AuthUser, request: AccountRequest, now: Date): Promise<void> {
  const plan = await loadPlan(request.planId);
  const { id: userId, email } = user;
  try {
    await db().$transaction(async (tx) => {
      const isLeaving = (await tx.accountDeletion.count({ where: { userId } })) > 0;
      if (isLeaving) throw new AppError("unavailable", { retryAfter: DELETION_RETRY_S });
      const profile = { id: userId, name: request.name, email, locale: request.locale };
      await tx.$executeRaw`
        INSERT INTO public.profiles (id, name, email, locale, updated_at)
        VALUES (${profile.id}::uuid, ${profile.name}, ${profile.email}, ${profile.locale}, ${now})
        ON CONFLICT (id) DO NOTHING`;
      const { referralCode = null, cpf = null, soleSession } = request;
      const person = {
        ...{ userId, emailConfirmedAt: user.confirmedAt, referralCode: referralCode || null, cpf },
        ...{ tokensValidFrom: soleSession?.issuedAt ?? null, keptSessionId: soleSession?.sessionId ?? null },
      };
      const hadTrial = plan.id === TRIAL_PLAN_ID && (await hasHadTrial(tx, { email, cpf }));
      const { count } = await tx.person.createMany({ data: [person], skipDuplicates: true });
      if (count > 0) await noteReferral(tx, { userId, code: referralCode, now });
      if (count > 0 && request.isLedOn) await tx.firstRun.create({ data: { userId } });
      if (count > 0 && request.agreed) await noteConsents(tx, userId, request, now);
      if (count > 0 && !user.confirmedAt && !user.isAsked)
        await mailConfirmation(tx, { userId, email, ...request }, now);
      const { status, periodEnd } = firstPeriod(plan, hadTrial, now);
      const wished = plan.id === TRIAL_PLAN_ID ? null : (request.method ?? null);
      await tx.subscription.createMany({
        data: [{ userId, planId: plan.id, status, method: wished, startedAt: now, periodEnd }],
        skipDuplicates: true,
      });
    });
  } catch (error) {
    if (isEmailTaken(error)) throw new AppError("email_taken", {}, { cause: error });
    throw error;
  }
  postMail();
}

/** What a program tells was agreed to is noted without a digest: we have shown no words. */
async function noteConsents(
  tx: Tx,
  userId: string,
  { agreed, locale }: Pick<AccountRequest, "agreed" | "locale">,
  at: Date,
): Promise<void> {
  const rows = SIGN_UP_CONSENTS.map((kind) => ({ userId, ...consentRow(kind, true, locale, at) }));
  await tx.consent.createMany({
    data: agreed === "shown" ? rows : rows.map((row) => ({ ...row, textHash: null })),
  });
}

/** A plan that can be had today. @throws AppError plan_unknown */
export async function loadPlan(planId: string): Promise<{ id: string; durationDays: number }> {
  const plan = await db().plan.findUnique({ where: { id: planId, archivedAt: null } });
  if (!plan) throw new AppError("plan_unknown", {}, { fields: { planId: "choice" } });
  return plan;
}

function isEmailTaken(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2002" || error.meta?.code === "23505" || error.message.includes("23505");
}
