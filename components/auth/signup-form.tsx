"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AuthHeading } from "@/components/auth/auth-heading";
import { createAccount, mayHaveMade } from "@/components/auth/create-account";
import { FormAlert } from "@/components/auth/form-alert";
import { SignupAccountStep } from "@/components/auth/signup-account-step";
import { type Agreed, SignupConsentStep } from "@/components/auth/signup-consent-step";
import { forgetDraft, keepDraft, keptDraft, type SignupDraft } from "@/components/auth/signup-draft";
import { SignupPaymentStep } from "@/components/auth/signup-payment-step";
import { SignupPlanStep } from "@/components/auth/signup-plan-step";
import { SignupProgress } from "@/components/auth/signup-progress";
import { openStep, type Step, stepOf, stepsFor } from "@/components/auth/signup-steps";
import { useEmailTaken } from "@/components/auth/use-email-taken";
import { Button } from "@/components/ui/button";
import { refusalOf, type SignUpField } from "@/lib/auth/sign-up-check";
import { PAYMENT_METHODS, type Plan, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn } from "@/lib/client/enter";

type SignupFormProps = { plans: readonly Plan[]; planId: string | null; referralCode: string };

type Refused = Record<string, string>;

/** What the server calls a field, where it differs from what the form does. */
const SERVER_NAMES: Record<string, string> = {
  "paymentData.payer.cpf": "cpf",
  "paymentData.payer.first_name": "name",
  "paymentData.payer.last_name": "name",
  "consents.terms": "terms",
  "consents.privacy": "terms",
  "consents.health": "health",
};

const FIELDS_OF: Record<Step, readonly SignUpField[]> = {
  account: ["name", "email", "password", "referralCode"],
  plan: [],
  payment: ["cpf"],
  consent: [],
};

/** An account in a few steps. What was typed survives a refusal, the way back and, but for the password, a reload. */
export function SignupForm({ plans, planId, referralCode }: SignupFormProps) {
  const t = useTranslations("account.signup");
  const words = useTranslations("errors");
  const params = useSearchParams();
  const [draft, setDraft] = useState<SignupDraft>({
    ...{ name: "", email: "", password: "", cpf: "", referralCode },
    planId: plans.some(({ id }) => id === planId) && planId ? planId : TRIAL_PLAN_ID,
    method: PAYMENT_METHODS[0],
  });
  const [agreed, setAgreed] = useState<Agreed>({ terms: false, health: false });
  const [isBack, setIsBack] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const wasUnanswered = useRef(false);
  const heading = useRef<HTMLDivElement>(null);

  const steps = stepsFor(draft, plans);
  const step = openStep(params.get("step"), steps, draft.password !== "");
  const at = steps.indexOf(step);
  const isTaken = useEmailTaken(draft.email);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has loaded
  useEffect(() => {
    const address = new URL(location.href);
    address.searchParams.delete("step");
    history.replaceState(null, "", address);
    const kept = keptDraft();
    setIsBack(Boolean(kept.email));
    // What the address asks for is newer than what was kept.
    const asked = { ...(planId ? { planId: draft.planId } : {}), ...(referralCode ? { referralCode } : {}) };
    const isOffered = kept.planId === undefined || plans.some(({ id }) => id === kept.planId);
    setDraft((now) => ({ ...now, ...kept, ...(isOffered ? {} : { planId: now.planId }), ...asked }));
  }, []);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  function change(fields: Partial<SignupDraft>) {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepDraft(next);
    forgive(Object.keys(fields));
  }

  function forgive(names: string[]) {
    setFailure(null);
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))));
  }

  function refusalsOf(fields: readonly SignUpField[]): Refused {
    const pairs = fields.flatMap((field) => {
      const key = refusalOf(field, draft[field]);
      return key ? [[field, words(`fields.${key}`)]] : [];
    });
    return Object.fromEntries(pairs) as Refused;
  }

  function check(field: SignUpField) {
    setRefused((now) => ({ ...now, ...refusalsOf([field]) }));
  }

  function goTo(next: Step) {
    const address = new URL(location.href);
    address.searchParams.set("step", next);
    history.pushState(null, "", address);
  }

  /** Shows refusals beside their fields, and the first of them to whoever cannot see that. */
  function refuse(next: Refused, form: HTMLFormElement) {
    setRefused(next);
    requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (underWay.current) return;
    const missing = refusalsOf(FIELDS_OF[step]);
    if (step === "consent") {
      if (!agreed.health) missing.health = t("healthRequired");
      if (!agreed.terms) missing.terms = t("termsRequired");
    }
    if (step === "account" && isTaken) missing.email = t("emailTaken");
    if (Object.keys(missing).length > 0) return refuse(missing, form);
    const following = steps[at + 1];
    if (following) return goTo(following);
    await send(form);
  }

  async function send(form: HTMLFormElement) {
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const user = await createAccount(draft, wasUnanswered.current);
      forgetDraft();
      const toPay = `/subscription?reason=pending_payment&plan=${encodeURIComponent(draft.planId)}&method=${draft.method}`;
      goIn(user, draft.planId === TRIAL_PLAN_ID ? null : toPay);
    } catch (error) {
      wasUnanswered.current ||= mayHaveMade(error);
      underWay.current = false;
      setBusy(false);
      explain(error, form);
    }
  }

  /** The server's refusals go beside the fields they are about, on the step where those stand. */
  function explain(error: unknown, form: HTMLFormElement) {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    if (error instanceof ApiError && error.code === "email_taken") fields.push(["email", error.message]);
    const [first] = fields;
    if (!first) return setFailure(error);
    const stepOfFirst = stepOf(first[0]);
    if (stepOfFirst !== step) goTo(steps.includes(stepOfFirst) ? stepOfFirst : "account");
    refuse(
      Object.fromEntries(fields.map(([path, sentence]) => [SERVER_NAMES[path] ?? path, sentence])),
      form,
    );
  }

  const stepProps = { draft, refused, change, check };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div ref={heading} tabIndex={-1} className="-mb-2 outline-none">
        <SignupProgress
          at={at + 1}
          of={steps.length}
          label={t("progress", { step: at + 1, of: steps.length })}
        />
        <AuthHeading title={t(`${step}.title`)} text={t(`${step}.text`)} />
      </div>
      {step === "account" && (
        <SignupAccountStep {...stepProps} isTaken={isTaken} isBack={isBack && draft.password === ""} />
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
            setAgreed({ ...agreed, ...next });
            forgive(Object.keys(next));
          }}
        />
      )}
      <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
      <div className="flex gap-3">
        {at > 0 && (
          <Button variant="secondary" onClick={() => goTo(steps[at - 1]!)} disabled={busy}>
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
          <Link href="/login" className="font-semibold text-leaf underline underline-offset-4">
            {t("login")}
          </Link>
        </p>
      )}
    </form>
  );
}
