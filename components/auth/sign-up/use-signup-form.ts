import { useTranslations } from "next-intl";
import { useRef } from "react";
import { createAccount, mayHaveMade } from "@/components/auth/sign-up/create-account";
import { forgetDraft, type SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { FIELDS_OF, fieldOf, stepOf, stepsFor } from "@/components/auth/sign-up/signup-steps";
import { useEmailCheck } from "@/components/auth/sign-up/use-email-check";
import { useReferralCheck } from "@/components/auth/sign-up/use-referral-check";
import { type SignupPlans, typedIn, useSignupDraft } from "@/components/auth/sign-up/use-signup-draft";
import { useSignupStep } from "@/components/auth/sign-up/use-signup-step";
import { useErrorText } from "@/components/forms/use-error-text";
import { type FieldErrors, useForm } from "@/components/forms/use-form";
import { type SignUpField, signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { ApiError } from "@/lib/client/api-error";
import { goIn } from "@/lib/client/enter";

/** The form over all steps: sending it leads to the next one, and at the last to the account. */
export function useSignupForm(asked: SignupPlans) {
  const t = useTranslations("auth.signup");
  const words = useTranslations("errors.fields");
  const wasUnanswered = useRef(false);
  const form = useForm([], {
    check: () => problems(),
    send: async (): Promise<void> => {
      const following = steps[at + 1];
      const wrong = step === "account" ? await serverProblems(latest()) : {};
      if (Object.values(wrong).some(Boolean)) form.refuse(wrong);
      else if (following) goTo(following);
      else await create(latest());
    },
    say: useErrorText("client.signup"),
  });
  const held = useSignupDraft(asked, form.ref, (restored) => follow(restored));
  const { draft, agreed } = held;
  const { step, goTo, goBack, follow } = useSignupStep(draft, asked.plans);
  const steps = stepsFor(draft, asked.plans);
  const at = steps.indexOf(step);
  const { isTaken, findTaken } = useEmailCheck(draft.email, () => check("email", draft.email));
  const { isUnknown, findUnknown } = useReferralCheck(draft.referralCode);

  const latest = () => ({ ...draft, ...typedIn(form.ref.current) });
  const problem = (field: SignUpField, text: string) => {
    const refusal = signUpRefusal(field, text);
    return refusal && words(refusal);
  };

  /** What is wrong on this step. */
  function problems(): FieldErrors {
    if (step === "consent") {
      return {
        health: agreed.health ? null : t("healthRequired"),
        terms: agreed.terms ? null : t("termsRequired"),
      };
    }
    const typed = latest();
    const refused = FIELDS_OF[step].map((field) => [field, problem(field, typed[field])]);
    return {
      ...Object.fromEntries(refused),
      ...(step === "account" && isTaken ? { email: t("emailTaken") } : {}),
      ...(step === "account" && isUnknown ? { referralCode: t("referralUnknown") } : {}),
    };
  }

  /** What only the server knows of the first step. */
  async function serverProblems({ email, referralCode }: SignupDraft): Promise<FieldErrors> {
    const [isTakenNow, isUnknownNow] = await Promise.all([findTaken(email), findUnknown(referralCode)]);
    return {
      email: isTakenNow ? t("emailTaken") : null,
      referralCode: isUnknownNow ? t("referralUnknown") : null,
    };
  }

  /** Looks at one field now; what the server has against it stands until it is changed. */
  function check(field: SignUpField, text: string) {
    form.mark({ [field]: problem(field, text) });
    if (field === "referralCode") void findUnknown(text);
  }

  function change(fields: Partial<SignupDraft>) {
    held.change(fields);
    form.tell(null);
    for (const name of Object.keys(fields)) form.forgive(name);
  }

  async function create(complete: SignupDraft) {
    try {
      const user = await createAccount(complete, wasUnanswered.current);
      forgetDraft();
      const toPay = `/subscription?reason=pending_payment&plan=${encodeURIComponent(draft.planId)}&method=${draft.method}`;
      await goIn(user, draft.planId === TRIAL_PLAN_ID ? asked.next : toPay);
    } catch (error) {
      wasUnanswered.current ||= mayHaveMade(error);
      const refused = refusedFields(error);
      if (!refused[0]) throw error;
      const stepOfFirst = stepOf(refused[0][0]);
      if (stepOfFirst !== step) goTo(steps.includes(stepOfFirst) ? stepOfFirst : "account");
      form.refuse(Object.fromEntries(refused.map(([path, sentence]) => [fieldOf(path), sentence])));
    }
  }

  const { setAgreed, isBack } = held;
  const known = { isTaken, isUnknown };
  return { form, step, steps, at, goBack, known, draft, agreed, setAgreed, isBack, change, check };
}

/** The server's refusals by the paths of their fields; a taken address is about the address. */
function refusedFields(error: unknown): [path: string, sentence: string][] {
  if (!(error instanceof ApiError)) return [];
  const fields = Object.entries(error.fields);
  return error.code === "email_taken" ? [...fields, ["email", error.message]] : fields;
}
