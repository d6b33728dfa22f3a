"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { Select } from "@/components/forms/inputs/select";
import { PasswordForm } from "@/components/forms/password-form";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { useAddHook } from "@/components/profile/connections/out-api";
import { useHasPassword } from "@/components/profile/security/api";
import { HOOK_EVENTS, type HookEvent, type NewHook } from "@/lib/hooks/hook-schema";

/** Where to and of what; the password says that it is its owner who asks. */
export function HookForm({ onMade }: { onMade: (hook: NewHook) => void }) {
  const t = useTranslations("connections.hooks");
  const words = useTranslations("errors");
  const hasPassword = useHasPassword();
  const { mutateAsync } = useAddHook();
  const form = useForm(["url", "events", "password"], {
    check: ({ url, password }) => ({
      url: url.trim() ? null : words("fields.required"),
      password: password || !hasPassword ? null : words("fields.required"),
    }),
    send: async ({ url, events, password }) => {
      const chosen = events === "both" ? [...HOOK_EVENTS] : [events as HookEvent];
      onMade(await mutateAsync({ url: url.trim(), events: chosen, ...(password ? { password } : {}) }));
    },
    say: useErrorText(),
    about: { wrong_password: "password" },
  });
  return (
    <PasswordForm {...{ form, hasPassword }} password={t("password")} submit={t("submit")}>
      <Field name="url" label={t("url")} hint={t("urlHint")}>
        {(control) => <Input {...control} type="url" inputMode="url" autoComplete="off" maxLength={500} />}
      </Field>
      <Field name="events" label={t("what")}>
        {(control) => (
          <Select {...control} defaultValue="both">
            <option value="both">{t("both")}</option>
            {HOOK_EVENTS.map((event) => (
              <option key={event} value={event}>
                {t(`events.${event}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </PasswordForm>
  );
}
