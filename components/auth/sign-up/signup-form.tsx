"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Agreements } from "@/components/auth/frame/agreements";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { EntranceLink } from "@/components/auth/frame/entrance-link";
import { InvitationNotice } from "@/components/auth/frame/invitation-notice";
import { ProviderButtons } from "@/components/auth/frame/provider-buttons";
import { sendVisit } from "@/components/auth/sign-up/note-visit";
import { SignupAccountStep } from "@/components/auth/sign-up/signup-account-step";
import { SignupPaymentStep } from "@/components/auth/sign-up/signup-payment-step";
import { SignupPlanStep } from "@/components/auth/sign-up/signup-plan-step";
import { SignupProgress } from "@/components/auth/sign-up/signup-progress";
import type { SignupPlans } from "@/components/auth/sign-up/use-signup-draft";
import { useSignupForm } from "@/components/auth/sign-up/use-signup-form";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Button } from "@/components/ui/button";
import type { ProviderName } from "@/lib/auth/identities/provider";

/** An account in a few steps: what one typed is not lost on the way. */
export function SignupForm({ providers, ...asked }: SignupPlans & { providers: readonly ProviderName[] }) {
  const { plans, referralCode } = asked;
  useEffect(() => sendVisit(referralCode), [referralCode]);
  const t = useTranslations("auth.signup");
  const { form, step, steps, at, goBack, known, draft, agreed, setAgreed, isBack, change, check } =
    useSignupForm(asked);
  const heading = useRef<HTMLDivElement>(null);
  // Whoever comes for a plan is not told about the trial.
  const isPaid = step === "account" && steps.includes("payment");

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = form.ref.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) return wrong.focus();
    // Not only as far as its words: with the bars above them.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, form.ref]);

  const stepProps = { draft, refused: form.errors, change, check };
  const next = asked.planId ? `/subscription?plan=${draft.planId}` : asked.next;
  const login = `/login${next ? `?next=${encodeURIComponent(next)}` : ""}`;
  return (
    <Form form={form}>
      <div ref={heading} tabIndex={-1} className="-mb-2 outline-none">
        <SignupProgress
          at={at + 1}
          of={steps.length}
          label={t("progress", { step: at + 1, of: steps.length })}
        />
        <AuthHeading title={t(`${step}.title`)} text={isPaid ? t("account.textPaid") : t(`${step}.text`)} />
      </div>
      {step === "account" && <InvitationNotice />}
      {step === "account" && (
        <SignupAccountStep {...stepProps} {...known} isBack={isBack && draft.password === ""} login={login} />
      )}
      {step === "plan" && (
        <SignupPlanStep
          plans={plans}
          chosen={draft.planId}
          refused={form.errors.planId}
          choose={(id) => change({ planId: id })}
        />
      )}
      {step === "payment" && <SignupPaymentStep {...stepProps} />}
      {step === "consent" && (
        <>
          <Agreements agreed={agreed} change={(next) => setAgreed({ ...agreed, ...next })} />
          <p className="text-sm wrap-anywhere text-muted">{t("mailNote", { email: draft.email.trim() })}</p>
        </>
      )}
      <FormAlert>{form.alert}</FormAlert>
      <div className="flex gap-3">
        {at > 0 && (
          <Button variant="secondary" onClick={() => goBack(steps[at - 1]!)} disabled={form.busy}>
            {t("back")}
          </Button>
        )}
        <Button type="submit" busy={form.busy} className="grow">
          {t(step === "consent" ? "submit" : "next")}
        </Button>
      </div>
      {step === "account" && !isPaid && <ProviderButtons providers={providers} next={next} />}
      {step === "account" && (
        <p className="text-center text-sm text-muted">
          {t("haveAccount")}{" "}
          <EntranceLink to="/login" next={next}>
            {t("login")}
          </EntranceLink>
        </p>
      )}
    </Form>
  );
}
