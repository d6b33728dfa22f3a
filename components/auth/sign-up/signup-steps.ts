import type { SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { type SignUpField, signUpRefusal } from "@/lib/auth/account/sign-up-check";
import type { Plan } from "@/lib/billing/plan";

export const STEPS = ["account", "plan", "payment", "consent"] as const;
export type Step = (typeof STEPS)[number];

export const FIELDS_OF: Record<Step, readonly SignUpField[]> = {
  account: ["name", "email", "password", "referralCode"],
  plan: [],
  payment: ["cpf"],
  consent: [],
};

/** The steps that this person has before them: nothing to pay, nothing to say about paying. */
export function stepsFor({ planId }: Pick<SignupDraft, "planId">, plans: readonly Plan[]): Step[] {
  const chosen = plans.find(({ id }) => id === planId);
  const isLeft: Record<Step, boolean> = {
    account: true,
    plan: plans.length > 0,
    payment: chosen !== undefined && chosen.price > 0,
    consent: true,
  };
  return STEPS.filter((step) => isLeft[step]);
}

/** What the server calls a field, where it differs from what the form does. */
const SERVER_NAMES: Record<string, string> = {
  "paymentData.payer.cpf": "cpf",
  "paymentData.payer.first_name": "name",
  "paymentData.payer.last_name": "name",
  "consents.terms": "terms",
  "consents.privacy": "terms",
  "consents.health": "health",
};

/** The form's name of a field of the server's refusal. */
export function fieldOf(path: string): string {
  return SERVER_NAMES[path] ?? path;
}

/** Which step a field of the server's refusal stands on. */
export function stepOf(path: string): Step {
  if (path === "planId") return "plan";
  if (fieldOf(path) === "name") return "account";
  if (path.startsWith("paymentData")) return "payment";
  return path.startsWith("consents") ? "consent" : "account";
}

/**
 * The step to show when an address asks for one: that one, or the first before it that is not done yet. So a reload
 * leads back to the password, which it does not survive, and nowhere else.
 */
export function openStep(asked: string | null, draft: SignupDraft, plans: readonly Plan[]): Step {
  const steps = stepsFor(draft, plans);
  const wanted = STEPS.indexOf(asked as Step);
  // A step that fell away leads to the one before it.
  const upTo = steps.filter((step) => STEPS.indexOf(step) <= Math.max(wanted, 0));
  const isOpen = (step: Step) => FIELDS_OF[step].some((field) => signUpRefusal(field, draft[field]) !== null);
  return upTo.slice(0, -1).find(isOpen) ?? upTo.at(-1)!;
}
