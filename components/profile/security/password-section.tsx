"use client";

import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { PasswordInput } from "@/components/forms/password-input";
import { useChangePassword } from "@/components/profile/security/api";
import { Section } from "@/components/profile/security/section";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { refusalOf } from "@/lib/auth/account/sign-up-check";
import { ApiError, errorText } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";

const FIELDS = ["current", "password", "repeat"] as const;
type Name = (typeof FIELDS)[number];
type Refused = Partial<Record<Name, string>>;

/** A new password for whoever knows the current one. */
export function PasswordSection() {
  const t = useTranslations("security.password");
  const words = useTranslations("errors");
  const email = useSession((state) => state.user?.email);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused>({});
  const { mutate, isPending, error, reset } = useChangePassword();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? "");
    const next = check(field);
    setRefused(next);
    reset();
    const first = FIELDS.find((name) => next[name]);
    if (first) return focus(first);
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

  function check(field: (name: string) => string): Refused {
    if (field("current") === "") return { current: words("fields.required") };
    const refusal = refusalOf("password", field("password"));
    if (refusal) return { password: words(`fields.${refusal}`) };
    return field("password") === field("repeat") ? {} : { repeat: t("mismatch") };
  }

  function focus(name: Name): void {
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }

  const wrong =
    error instanceof ApiError && error.code === "wrong_password" ? errorText(error, words) : undefined;
  const weak = error instanceof ApiError ? error.fields.password : undefined;
  return (
    <Section icon={KeyRound} title={t("title")} text={t("text")}>
      <form ref={form} onSubmit={submit} noValidate className="flex max-w-sm flex-col gap-5">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <Field label={t("current")} error={refused.current ?? wrong}>
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
        <Field label={t("new")} hint={t("hint")} error={refused.password ?? weak}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="new-password"
              required
              maxLength={200}
            />
          )}
        </Field>
        <Field label={t("repeat")} error={refused.repeat}>
          {(control) => (
            <PasswordInput {...control} name="repeat" autoComplete="new-password" required maxLength={200} />
          )}
        </Field>
        <FormAlert>{error && !wrong && !weak ? errorText(error, words) : null}</FormAlert>
        <Button type="submit" busy={isPending} className="self-start">
          {t("submit")}
        </Button>
      </form>
    </Section>
  );
}
