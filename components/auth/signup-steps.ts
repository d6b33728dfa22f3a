import type { SignupDraft } from "@/components/auth/signup-draft";
import type { Plan } from "@/lib/billing/plan";

export const STEPS = ["account", "plan", "payment", "consent"] as const;
export type Step = (typeof STEPS)[number];

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

/** Which step a field of the server's refusal stands on. */
export function stepOf(path: string): Step {
  if (path === "planId") return "plan";
  if (path.startsWith("paymentData")) return "payment";
  return path.startsWith("consents") ? "consent" : "account";
}

/** The step that an address asks for; a later one than the first needs a password, which no reload survives. */
export function openStep(asked: string | null, steps: readonly Step[], hasPassword: boolean): Step {
  const step = steps.find((candidate) => candidate === asked);
  return step && hasPassword ? step : "account";
}
