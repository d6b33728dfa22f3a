"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useStartOptIn } from "@/components/whatsapp/api";
import { formatPhone, isPhone, phoneDigits } from "@/components/whatsapp/phone-format";
import { ApiError } from "@/lib/client/api-error";

/** Number, the two agreements that are needed and the one that is not. */
export function OptInForm({ onStarted }: { onStarted: () => void }) {
  const t = useTranslations("optin");
  const start = useStartOptIn();
  const [digits, setDigits] = useState("");
  const [terms, setTerms] = useState(false);
  const [privacy, setPrivacy] = useState(false);
  const [marketing, setMarketing] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const { error } = start;
  const refused = error instanceof ApiError && error.message ? error.message : t("failed");

  function submit(event: FormEvent) {
    event.preventDefault();
    setInvalid(!isPhone(digits));
    if (!isPhone(digits)) return;
    start.mutate(
      {
        phoneNumber: digits,
        termsAccepted: terms,
        privacyPolicyAccepted: privacy,
        marketingConsent: marketing,
      },
      { onSuccess: onStarted },
    );
  }

  const link = (href: string) => (chunks: ReactNode) => (
    <Link href={href} target="_blank" className="font-semibold text-leaf underline underline-offset-4">
      {chunks}
    </Link>
  );

  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p className="text-sm text-muted">{t("text")}</p>
      <Field label={t("phone")} error={invalid ? t("invalid") : null} className="max-w-xs">
        {(control) => (
          <Input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={t("placeholder")}
            value={formatPhone(digits)}
            onChange={(event) => setDigits(phoneDigits(event.target.value))}
          />
        )}
      </Field>
      <div>
        <Checkbox
          label={t.rich("terms", { terms: link("/terms") })}
          checked={terms}
          onChange={(event) => setTerms(event.target.checked)}
        />
        <Checkbox
          label={t.rich("privacy", { privacy: link("/privacy") })}
          checked={privacy}
          onChange={(event) => setPrivacy(event.target.checked)}
        />
        <Checkbox
          label={t("marketing")}
          checked={marketing}
          onChange={(event) => setMarketing(event.target.checked)}
        />
      </div>
      <FormAlert>{error ? refused : null}</FormAlert>
      <Button type="submit" className="self-start" disabled={!terms || !privacy} busy={start.isPending}>
        {t("submit")}
      </Button>
    </form>
  );
}
