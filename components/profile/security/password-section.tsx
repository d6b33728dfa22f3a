"use client";

import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { PasswordInput } from "@/components/forms/inputs/password-input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { useChangePassword } from "@/components/profile/security/api";
import { Section } from "@/components/profile/security/section";
import { Button } from "@/components/ui/button";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { useSession } from "@/lib/client/session-store";

/** A new password for whoever knows the current one. */
export function PasswordSection() {
  const t = useTranslations("security.password");
  const words = useTranslations("errors");
  const email = useSession((state) => state.user?.email);
  const { mutateAsync } = useChangePassword();
  const [done, setDone] = useState<string | null>(null);
  const form = useForm(["current", "password", "repeat"], {
    check: ({ current, password, repeat }) => {
      setDone(null);
      const refusal = signUpRefusal("password", password);
      return {
        current: current ? null : words("fields.required"),
        password: refusal && words(`fields.${refusal}`),
        repeat: refusal || password === repeat ? null : t("mismatch"),
      };
    },
    send: async ({ current, password }) => {
      const { message } = await mutateAsync({ currentPassword: current, password });
      form.ref.current?.reset();
      setDone(message);
    },
    say: useErrorText(),
    about: { wrong_password: "current" },
  });

  return (
    <Section icon={KeyRound} title={t("title")} text={t("text")}>
      <Form form={form} className="flex max-w-sm flex-col gap-5">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <Field name="current" label={t("current")}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={200} />}
        </Field>
        <Field name="password" label={t("new")} hint={t("hint")}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={200} />}
        </Field>
        <Field name="repeat" label={t("repeat")}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={200} />}
        </Field>
        <FormAlert tone={done ? "leaf" : "danger"}>{done ?? form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} className="self-start">
          {t("submit")}
        </Button>
      </Form>
    </Section>
  );
}
