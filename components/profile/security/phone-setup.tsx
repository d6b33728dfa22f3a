"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PhoneCode } from "@/components/auth/frame/phone-code";
import { CodeField } from "@/components/forms/code-field";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { MaskedInput } from "@/components/forms/inputs/masked-input";
import { Select } from "@/components/forms/inputs/select";
import { codeDigits, useCodeCheck } from "@/components/forms/use-code-check";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { FormEnd } from "@/components/profile/security/form-end";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import type { CodeChannel, SentCode } from "@/lib/client/second-factor";
import { internationalPhone, maskPhone } from "@/lib/profile/mask";

/** Brings the client of the authentication service, when somebody begins. */
const loadFactor = () => import("@/lib/client/second-factor");

type PhoneSetupProps = {
  channels: readonly CodeChannel[];
  onDone: (state: SecondFactor) => void;
  onCancel: () => void;
};

type Begun = { sent: SentCode; by: CodeChannel; end: string };

/** From a number to its first code. */
export function PhoneSetup({ channels, onDone, onCancel }: PhoneSetupProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun) return <FirstPhoneCode {...{ begun, channels, onDone, onCancel }} />;
  return <NumberForm {...{ channels, onCancel }} onSent={setBegun} />;
}

type NumberFormProps = Pick<PhoneSetupProps, "channels" | "onCancel"> & { onSent: (begun: Begun) => void };

function NumberForm({ channels, onSent, onCancel }: NumberFormProps) {
  const t = useTranslations("security.factor");
  const words = useTranslations("errors.fields");
  const form = useForm(["phone", "channel"], {
    check: ({ phone }) => ({ phone: internationalPhone(phone) ? null : words("phone") }),
    send: async ({ phone, channel }) => {
      const number = internationalPhone(phone) ?? "";
      const by = channels.find((known) => known === channel) ?? "sms";
      const { beginPhone } = await loadFactor();
      onSent({ sent: await beginPhone(number, by), by, end: number.slice(-2) });
    },
    say: useErrorText(),
    about: { factor_phone: "phone" },
  });
  return (
    <Form form={form}>
      <Field name="phone" label={t("phone")} hint={t("phoneHint")}>
        {(control) => (
          <MaskedInput
            {...control}
            // Whoever asked for this form types into it next.
            autoFocus
            type="tel"
            autoComplete="tel"
            mask={maskPhone}
            defaultValue=""
          />
        )}
      </Field>
      {channels.length > 1 && (
        <Field name="channel" label={t("channel")}>
          {(control) => (
            <Select {...control} defaultValue="sms">
              {channels.map((channel) => (
                <option key={channel} value={channel}>
                  {t(`by.${channel}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <FormEnd {...{ form, onCancel }} submit={t("sendCode")} />
    </Form>
  );
}

function FirstPhoneCode({ begun, channels, onDone, onCancel }: PhoneSetupProps & { begun: Begun }) {
  const t = useTranslations("security.factor");
  const words = useTranslations("common.phoneCode");
  const [sent, setSent] = useState(begun.sent);
  const form = useForm(["code"], {
    check: useCodeCheck(),
    send: async ({ code }) => onDone(await (await loadFactor()).confirmFactor(sent, codeDigits(code))),
    say: useErrorText(),
  });
  return (
    <Form form={form}>
      <PhoneCode
        {...{ channels, end: begun.end, sentBy: begun.by }}
        send={async (by) => setSent(await (await loadFactor()).resendCode(sent, by))}
      />
      <CodeField autoFocus label={words("code")} />
      <FormEnd {...{ form, onCancel }} submit={t("confirm")} />
    </Form>
  );
}
