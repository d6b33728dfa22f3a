"use client";

import { Info } from "lucide-react";
import { useTranslations } from "next-intl";
import type { StepProps } from "@/components/auth/sign-up/signup-account-step";
import { ChoiceCard } from "@/components/forms/choice-card";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { typedCpf } from "@/lib/auth/account/sign-up-check";
import { PAYMENT_METHODS } from "@/lib/billing/plan";

/** Of a whole one, with its punctuation. */
const CPF_LENGTH = 14;

/** How one would like to pay, and the number that goes on the receipt. Nothing is charged here. */
export function SignupPaymentStep({ draft, refused, change, check }: StepProps) {
  const t = useTranslations("payment");
  return (
    <>
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{t("legend")}</legend>
        {PAYMENT_METHODS.map((method) => (
          <ChoiceCard
            key={method}
            name="method"
            value={method}
            checked={draft.method === method}
            onChoose={() => change({ method })}
            title={t(`${method}.title`)}
            text={t(`${method}.text`)}
          />
        ))}
      </fieldset>
      <Field name="cpf" label={t("cpf")} hint={refused.cpf ? null : t("cpfHint")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            inputMode="numeric"
            placeholder="000.000.000-00"
            value={draft.cpf}
            onChange={(event) => {
              const cpf = typedCpf(event.target.value);
              change({ cpf });
              if (cpf.length === CPF_LENGTH) check("cpf", cpf);
            }}
            onBlur={() => check("cpf", draft.cpf)}
          />
        )}
      </Field>
      <p className="flex items-start gap-2.5 rounded-control bg-sunken px-3.5 py-3 text-sm">
        <Info className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
        <span>{t("later")}</span>
      </p>
    </>
  );
}
