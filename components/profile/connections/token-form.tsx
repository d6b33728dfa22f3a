"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { Select } from "@/components/forms/inputs/select";
import { PasswordForm } from "@/components/forms/password-form";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { useCreateToken } from "@/components/profile/connections/api";
import { useHasPassword } from "@/components/profile/security/api";
import { type NewToken, TOKEN_SCOPES, type TokenScope } from "@/lib/tokens/token-schema";

const TERMS = [30, 90, 180, 365];

/** What a new token is called, may do and how long it lasts; the password says that it is its owner who asks. */
export function TokenForm({ onMade }: { onMade: (token: NewToken) => void }) {
  const t = useTranslations("connections.tokens");
  const words = useTranslations("errors");
  const hasPassword = useHasPassword();
  const { mutateAsync } = useCreateToken();
  const form = useForm(["name", "scope", "days", "password"], {
    check: ({ name, password }) => ({
      name: name.trim() ? null : words("fields.required"),
      password: password || !hasPassword ? null : words("fields.required"),
    }),
    send: async ({ name, scope, days, password }) =>
      onMade(
        await mutateAsync({
          name,
          scope: scope as TokenScope,
          days: Number(days),
          ...(password ? { password } : {}),
        }),
      ),
    say: useErrorText(),
    about: { wrong_password: "password" },
  });
  return (
    <PasswordForm {...{ form, hasPassword }} password={t("password")} submit={t("submit")}>
      <Field name="name" label={t("name")} hint={t("nameHint")}>
        {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
      </Field>
      <Field name="scope" label={t("scope")}>
        {(control) => (
          <Select {...control} defaultValue="read">
            {TOKEN_SCOPES.map((scope) => (
              <option key={scope} value={scope}>
                {t(`scopes.${scope}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field name="days" label={t("term")}>
        {(control) => (
          <Select {...control} defaultValue="90">
            {TERMS.map((days) => (
              <option key={days} value={days}>
                {t("days", { days })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </PasswordForm>
  );
}
