import { PAYMENT_METHODS, type PaymentMethod } from "@/lib/billing/plan";

/** What somebody has typed and chosen on the way to an account. */
export type SignupDraft = {
  name: string;
  email: string;
  password: string;
  referralCode: string;
  planId: string;
  method: PaymentMethod;
  cpf: string;
};

const KEY = "garfo-signup";
/** Kept in this tab until the account is made. The password never is. */
const KEPT = ["name", "email", "referralCode", "planId", "method", "cpf"] as const;

export function keepDraft(draft: SignupDraft): void {
  const kept = Object.fromEntries(KEPT.map((field) => [field, draft[field]]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing only loses the comfort.
  }
}

/** What was kept; only what is still of the right kind. */
export function keptDraft(): Partial<SignupDraft> {
  let stored: Record<string, unknown>;
  try {
    stored = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
  const texts = KEPT.filter((field) => typeof stored[field] === "string").map((field) => [
    field,
    stored[field],
  ]);
  const draft = Object.fromEntries(texts) as Partial<SignupDraft>;
  if (draft.method && !PAYMENT_METHODS.includes(draft.method)) delete draft.method;
  return draft;
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored then.
  }
}
