"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { MaskedInput } from "@/components/forms/masked-input";
import { Button } from "@/components/ui/button";
import { useStartOptIn } from "@/components/whatsapp/api";
import { isPhone, phoneDigits, typedPhone } from "@/components/whatsapp/phone-format";
import { sentenceOr } from "@/lib/client/api-error";

type OptInFormProps = {
  /** Digits of the number whose code has run out, else empty. */
  number: string;
  onStarted: () => void;
};

/** Number, the two agreements that are needed and the one that is not. */
export function OptInForm({ number, onStarted }: OptInFormProps) {
  const t = useTranslations("optin");
  const start = useStartOptIn();
  const form = useRef<HTMLFormElement>(null);
  const [agreed, setAgreed] = useState({ terms: false, privacy: false, marketing: false });
  const [invalid, setInvalid] = useState(false);
  const { error } = start;
  const refused = sentenceOr(error, t("failed"));

  useEffect(() => {
    if (invalid) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [invalid]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const phoneNumber = phoneDigits(String(new FormData(event.currentTarget).get("phoneNumber")));
    setInvalid(!isPhone(phoneNumber));
    if (!isPhone(phoneNumber)) return;
    const consents = {
      termsAccepted: agreed.terms,
      privacyPolicyAccepted: agreed.privacy,
      marketingConsent: agreed.marketing,
    };
    start.mutate({ phoneNumber, ...consents }, { onSuccess: onStarted });
  }

  const link = (href: string) => (chunks: ReactNode) => (
    <Link href={href} target="_blank" className="font-semibold text-leaf underline underline-offset-4">
      {chunks}
    </Link>
  );
  const box = (name: keyof typeof agreed, label: ReactNode) => (
    <Checkbox
      label={label}
      checked={agreed[name]}
      onChange={({ target }) => setAgreed((before) => ({ ...before, [name]: target.checked }))}
    />
  );

  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p className="text-sm text-muted">{t("text")}</p>
      <Field label={t("phone")} error={invalid ? t("invalid") : null} className="max-w-xs">
        {(control) => (
          <MaskedInput
            {...control}
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={t("placeholder")}
            mask={typedPhone}
            defaultValue={typedPhone(number)}
          />
        )}
      </Field>
      <div>
        {box("terms", t.rich("terms", { terms: link("/terms") }))}
        {box("privacy", t.rich("privacy", { privacy: link("/privacy") }))}
        {box("marketing", t("marketing"))}
      </div>
      <FormAlert>{error ? refused : null}</FormAlert>
      <Button
        type="submit"
        className="self-start"
        disabled={!agreed.terms || !agreed.privacy}
        busy={start.isPending}
      >
        {t("submit")}
      </Button>
    </form>
  );
}
