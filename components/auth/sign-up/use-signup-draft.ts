import { type RefObject, useEffect, useRef, useState } from "react";
import type { Agreed } from "@/components/auth/frame/agreements";
import { keepDraft, keptDraft, type SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { PAYMENT_METHODS, type Plan, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { carry, takeCarried } from "@/lib/client/carried";

export type SignupPlans = {
  plans: readonly Plan[];
  planId: string | null;
  referralCode: string;
  /** Where somebody was going who had no account yet. */
  next: string | null;
};

type Carried = { draft: SignupDraft; agreed: Agreed };

export type SignupDraftState = {
  draft: SignupDraft;
  agreed: Agreed;
  setAgreed: (agreed: Agreed) => void;
  /** Whether something typed earlier is back, which the password never is after a reload. */
  isBack: boolean;
  change: (fields: Partial<SignupDraft>) => void;
};

const TYPED = ["name", "email", "password", "referralCode", "cpf"] as const;

/** What stands in the form's fields, also what was typed before the script was there. */
export function typedIn(form: HTMLFormElement | null): Partial<SignupDraft> {
  const data = new FormData(form ?? undefined);
  const typed = TYPED.map((field) => [field, data.get(field)] as const);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === "string" && value !== ""));
}

/**
 * What somebody has typed and chosen. It survives a refusal, the way back, a change of language and, but for the
 * password, a reload.
 * @param onRestored called once, with what there was to restore
 */
export function useSignupDraft(
  { plans, planId, referralCode }: Omit<SignupPlans, "next">,
  form: RefObject<HTMLFormElement | null>,
  onRestored: (draft: SignupDraft) => void,
): SignupDraftState {
  const isOffered = (id: string | null | undefined) => plans.some((plan) => plan.id === id);
  const [draft, setDraft] = useState<SignupDraft>({
    ...{ name: "", email: "", password: "", cpf: "", referralCode },
    planId: planId && isOffered(planId) ? planId : TRIAL_PLAN_ID,
    method: PAYMENT_METHODS[0],
  });
  const [agreed, setAgreed] = useState<Agreed>({ terms: false, health: false });
  const [isBack, setIsBack] = useState(false);
  const isRestored = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has loaded
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const kept = keptDraft();
    if (!isOffered(kept.planId)) delete kept.planId;
    const carried = takeCarried<Carried>("signup");
    // What the address asks for is newer than what was kept, what was just typed newer still.
    const asked = carried
      ? {}
      : { ...(planId ? { planId: draft.planId } : {}), ...(referralCode ? { referralCode } : {}) };
    const restored = { ...draft, ...kept, ...asked, ...carried?.draft, ...typedIn(form.current) };
    setIsBack(Boolean(kept.email));
    setDraft(restored);
    if (carried) setAgreed(carried.agreed);
    onRestored(restored);
  }, []);

  useEffect(() => carry("signup", (): Carried => ({ draft, agreed })), [draft, agreed]);

  useEffect(() => keepDraft(draft), [draft]);

  const change = (fields: Partial<SignupDraft>) => setDraft((now) => ({ ...now, ...fields }));

  return { draft, agreed, setAgreed, isBack, change };
}
