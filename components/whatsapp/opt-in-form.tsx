"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { MaskedInput } from "@/components/forms/inputs/masked-input";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useStartOptIn } from "@/components/whatsapp/api";
import { isPhone, phoneDigits, typedPhone } from "@/components/whatsapp/phone-format";
import { sentenceOr } from "@/lib/client/api-error";

type OptInFormProps = {
  /** Digits of the number whose code has run out, else empty. */
  number: string;
  /** Below words that say already what it is for. */
  isAnnounced: boolean;
  onStarted: () => void;
};

/** Number, the two agreements that are needed and the one that is not. */
export function OptInForm({ number, isAnnounced, onStarted }: OptInFormProps) {
  const t = useTranslations("optin");
  const { mutateAsync } = useStartOptIn();
  const [agreed, setAgreed] = useState({ terms: false, privacy: false, marketing: false });
  const form = useForm(["phoneNumber"], {
    check: ({ phoneNumber }) => ({ phoneNumber: isPhone(phoneDigits(phoneNumber)) ? null : t("invalid") }),
    send: async ({ phoneNumber }) => {
      await mutateAsync({
        phoneNumber: phoneDigits(phoneNumber),
        termsAccepted: agreed.terms,
        privacyPolicyAccepted: agreed.privacy,
        marketingConsent: agreed.marketing,
      });
      onStarted();
    },
    say: (error, isOfFields) => (isOfFields ? null : sentenceOr(error, t("failed"))),
  });

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
    <Form form={form} className="flex flex-col gap-4">
      {!isAnnounced && <p className="text-sm text-muted">{t("text")}</p>}
      <Field name="phoneNumber" label={t("phone")} className="max-w-xs">
        {(control) => (
          <MaskedInput
            {...control}
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
      <FormAlert>{form.alert}</FormAlert>
      <Button
        type="submit"
        className="self-start"
        disabled={!agreed.terms || !agreed.privacy}
        busy={form.busy}
      >
        {t("submit")}
      </Button>
    </Form>
  );
}
