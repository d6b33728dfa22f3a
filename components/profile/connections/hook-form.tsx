"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/input";
import { PasswordInput } from "@/components/forms/password-input";
import { Select } from "@/components/forms/select";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { useAddHook } from "@/components/profile/connections/out-api";
import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/client/session-store";
import { HOOK_EVENTS, type HookEvent, type NewHook } from "@/lib/hooks/hook-schema";

/** Where to and of what; the password says that it is its owner who asks. */
export function HookForm({ onMade }: { onMade: (hook: NewHook) => void }) {
  const t = useTranslations("connections.hooks");
  const words = useTranslations("errors");
  const email = useSession((state) => state.user?.email);
  const { mutateAsync } = useAddHook();
  const form = useForm(["url", "events", "password"], {
    check: ({ url, password }) => ({
      url: url.trim() ? null : words("fields.required"),
      password: password ? null : words("fields.required"),
    }),
    send: async ({ url, events, password }) => {
      const chosen = events === "both" ? [...HOOK_EVENTS] : [events as HookEvent];
      onMade(await mutateAsync({ url: url.trim(), events: chosen, password }));
    },
    say: useErrorText(),
    about: { wrong_password: "password" },
  });
  return (
    <Form form={form}>
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
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
      <Field name="password" label={t("password")}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={200} />}
      </Field>
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" busy={form.busy} className="self-start">
        {t("submit")}
      </Button>
    </Form>
  );
}
