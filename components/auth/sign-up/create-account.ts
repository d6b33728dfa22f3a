import type { SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { ApiError } from "@/lib/client/api-error";
import { submitLogin, submitSignUp } from "@/lib/client/enter";
import type { SessionUser } from "@/lib/client/session-store";

/** Refusals after which the account may exist all the same: the answer was lost, not the call. */
const UNANSWERED = new Set(["connection", "timeout", "server", "unavailable"]);

/** Whether a failed attempt may have made the account. */
export function mayHaveMade(error: unknown): boolean {
  return error instanceof ApiError && UNANSWERED.has(error.code);
}

/**
 * Makes the account. One that an earlier attempt made, whose answer was lost, is entered instead of refused.
 * @throws ApiError
 */
export async function createAccount(draft: SignupDraft, wasUnanswered: boolean): Promise<SessionUser> {
  const { name, email, password, referralCode, planId, method, cpf } = draft;
  const address = email.trim();
  const [firstName = "", ...others] = name.trim().split(/\s+/);
  const payer = {
    email: address,
    first_name: firstName,
    ...(others.length > 0 ? { last_name: others.join(" ") } : {}),
    ...(cpf ? { cpf } : {}),
  };
  try {
    return await submitSignUp({
      ...{ name: name.trim(), email: address, password, planId },
      referralCode: referralCode.trim() || null,
      paymentData: planId === TRIAL_PLAN_ID ? null : { paymentMethod: method, payer },
      consents: { terms: true, privacy: true, health: true },
      firstRun: true,
    });
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === "email_taken";
    if (!isTaken || !wasUnanswered) throw error;
    return submitLogin(address, password).then(
      ({ user }) => user,
      () => {
        throw error;
      },
    );
  }
}
