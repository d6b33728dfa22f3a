"use client";

import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import { PasswordInput } from "@/components/auth/password-input";
import { useChangePassword } from "@/components/profile/security/api";
import { Section } from "@/components/profile/security/section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";
import { ApiError, errorText } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";

/** A new password for whoever knows the current one. */
export function PasswordSection() {
  const t = useTranslations("security.password");
  const words = useTranslations("errors");
  const email = useSession((state) => state.user?.email);
  const form = useRef<HTMLFormElement>(null);
  const [isSame, setIsSame] = useState(true);
  const { mutate, isPending, error, reset } = useChangePassword();
  const code = error instanceof ApiError ? error.code : null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? "");
    const same = field("password") === field("repeat");
    setIsSame(same);
    if (!same) return focus("repeat");
    reset();
    mutate(
      { currentPassword: field("current"), password: field("password") },
      {
        onSuccess: ({ message }) => {
          form.current?.reset();
          notify.success(message);
        },
        onError: (failure) =>
          focus(failure instanceof ApiError && failure.code === "wrong_password" ? "current" : "password"),
      },
    );
  }

  function focus(name: string): void {
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }

  const wrong = code === "wrong_password" ? errorText(error, words) : null;
  const refused = error instanceof ApiError ? error.fields.password : undefined;
  return (
    <Section icon={KeyRound} title={t("title")} text={t("text")}>
      <form ref={form} onSubmit={submit} className="flex max-w-sm flex-col gap-5">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <Field label={t("current")} error={wrong}>
          {(control) => (
            <PasswordInput
              {...control}
              name="current"
              autoComplete="current-password"
              required
              maxLength={200}
            />
          )}
        </Field>
        <Field label={t("new")} hint={t("hint")} error={refused}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="new-password"
              required
              minLength={8}
              maxLength={72}
            />
          )}
        </Field>
        <Field label={t("repeat")} error={isSame ? null : t("mismatch")}>
          {(control) => (
            <PasswordInput {...control} name="repeat" autoComplete="new-password" required maxLength={72} />
          )}
        </Field>
        <FormAlert>{error && !wrong && !refused ? errorText(error, words) : null}</FormAlert>
        <Button type="submit" busy={isPending} className="self-start">
          {t("submit")}
        </Button>
      </form>
    </Section>
  );
}
