"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { createAccount, mayHaveMade } from "@/components/auth/sign-up/create-account";
import { SignupAccountStep } from "@/components/auth/sign-up/signup-account-step";
import { SignupConsentStep } from "@/components/auth/sign-up/signup-consent-step";
import { forgetDraft, type SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { SignupPaymentStep } from "@/components/auth/sign-up/signup-payment-step";
import { SignupPlanStep } from "@/components/auth/sign-up/signup-plan-step";
import { SignupProgress } from "@/components/auth/sign-up/signup-progress";
import { FIELDS_OF, fieldOf, stepOf, stepsFor } from "@/components/auth/sign-up/signup-steps";
import { useEmailCheck } from "@/components/auth/sign-up/use-email-check";
import { type Asked, typedIn, useSignupDraft } from "@/components/auth/sign-up/use-signup-draft";
import { type Refused, useSignupRefusals } from "@/components/auth/sign-up/use-signup-refusals";
import { useSignupStep } from "@/components/auth/sign-up/use-signup-step";
import { FormAlert } from "@/components/forms/form-alert";
import { useEarly } from "@/components/forms/use-early";
import { Button } from "@/components/ui/button";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn } from "@/lib/client/enter";

/** An account in a few steps: what one typed is not lost on the way. */
export function SignupForm(asked: Asked) {
  const { plans } = asked;
  const t = useTranslations("auth.signup");
  const words = useTranslations("errors");
  const form = useEarly<HTMLFormElement>();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const wasUnanswered = useRef(false);
  const heading = useRef<HTMLDivElement>(null);

  const held = useSignupDraft(asked, form, (restored) => follow(restored));
  const { draft, agreed } = held;
  const { step, goTo, goBack, follow } = useSignupStep(draft, plans);
  const { refused, setRefused, refusalsOf, check, forgive } = useSignupRefusals();
  const steps = stepsFor(draft, plans);
  const at = steps.indexOf(step);
  // Whoever comes for a plan is not told about the trial.
  const isPaid = step === "account" && steps.includes("payment");
  const isTaken = useEmailCheck(draft.email, () => check("email", draft.email));

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? heading.current)?.focus();
  }, [step, form]);

  function change(fields: Partial<SignupDraft>) {
    held.change(fields);
    setFailure(null);
    forgive(Object.keys(fields));
  }

  /** Shows refusals beside their fields, and the first of them to whoever cannot see that. */
  function refuse(next: Refused) {
    setRefused(next);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const latest = { ...draft, ...typedIn(event.currentTarget) };
    const missing = refusalsOf(FIELDS_OF[step], latest);
    if (step === "consent") {
      if (!agreed.health) missing.health = t("healthRequired");
      if (!agreed.terms) missing.terms = t("termsRequired");
    }
    if (step === "account" && isTaken) missing.email = t("emailTaken");
    if (Object.keys(missing).length > 0) return refuse(missing);
    const following = steps[at + 1];
    if (following) return goTo(following);
    await send(latest);
  }

  async function send(complete: SignupDraft) {
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const user = await createAccount(complete, wasUnanswered.current);
      forgetDraft();
      const toPay = `/subscription?reason=pending_payment&plan=${encodeURIComponent(draft.planId)}&method=${draft.method}`;
      goIn(user, draft.planId === TRIAL_PLAN_ID ? null : toPay);
    } catch (error) {
      wasUnanswered.current ||= mayHaveMade(error);
      underWay.current = false;
      setBusy(false);
      explain(error);
    }
  }

  /** The server's refusals go beside the fields they are about, on the step where those stand. */
  function explain(error: unknown) {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    if (error instanceof ApiError && error.code === "email_taken") fields.push(["email", error.message]);
    const [first] = fields;
    if (!first) return setFailure(error);
    const stepOfFirst = stepOf(first[0]);
    if (stepOfFirst !== step) goTo(steps.includes(stepOfFirst) ? stepOfFirst : "account");
    refuse(Object.fromEntries(fields.map(([path, sentence]) => [fieldOf(path), sentence])));
  }

  const stepProps = { draft, refused, change, check };
  const login = asked.planId
    ? `/login?next=${encodeURIComponent(`/subscription?plan=${draft.planId}`)}`
    : "/login";
  return (
    <form ref={form} data-early method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div ref={heading} tabIndex={-1} className="-mb-2 outline-none">
        <SignupProgress
          at={at + 1}
          of={steps.length}
          label={t("progress", { step: at + 1, of: steps.length })}
        />
        <AuthHeading title={t(`${step}.title`)} text={isPaid ? t("account.textPaid") : t(`${step}.text`)} />
      </div>
      {step === "account" && (
        <SignupAccountStep
          {...stepProps}
          isTaken={isTaken}
          isBack={held.isBack && draft.password === ""}
          login={login}
        />
      )}
      {step === "plan" && (
        <SignupPlanStep
          plans={plans}
          chosen={draft.planId}
          refused={refused.planId}
          choose={(id) => change({ planId: id })}
        />
      )}
      {step === "payment" && <SignupPaymentStep {...stepProps} />}
      {step === "consent" && (
        <SignupConsentStep
          agreed={agreed}
          refused={refused}
          email={draft.email.trim()}
          change={(next) => {
            held.setAgreed({ ...agreed, ...next });
            forgive(Object.keys(next));
          }}
        />
      )}
      <FormAlert>{failure ? errorText(failure, words, "client.signup") : null}</FormAlert>
      <div className="flex gap-3">
        {at > 0 && (
          <Button variant="secondary" onClick={() => goBack(steps[at - 1]!)} disabled={busy}>
            {t("back")}
          </Button>
        )}
        <Button type="submit" busy={busy} className="grow">
          {t(step === "consent" ? "submit" : "next")}
        </Button>
      </div>
      {step === "account" && (
        <p className="text-center text-sm text-muted">
          {t("haveAccount")}{" "}
          <Link href={login} className="font-semibold text-leaf underline underline-offset-4">
            {t("login")}
          </Link>
        </p>
      )}
    </form>
  );
}
