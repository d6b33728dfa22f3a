"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import { PasswordInput } from "@/components/auth/password-input";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn, logIn } from "@/lib/client/enter";

type LoginFormProps = { next: string | null; sessionEnded: boolean };

/** Says whether the address or the password is wrong, and keeps both as they were typed. */
export function LoginForm({ next, sessionEnded }: LoginFormProps) {
  const t = useTranslations("account.login");
  const words = useTranslations("errors");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(sessionEnded ? new ApiError(401, "session_expired") : null);
  const code = failure instanceof ApiError ? failure.code : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = (name: string) => String(new FormData(form).get(name) ?? "");
    setBusy(true);
    setFailure(null);
    try {
      goIn(await logIn(field("email").trim(), field("password")), next);
    } catch (error) {
      setFailure(error);
      setBusy(false);
      const wrong = error instanceof ApiError && error.code === "wrong_password" ? "password" : "email";
      form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("email")}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            maxLength={254}
            aria-invalid={code === "email_not_found" || undefined}
          />
        )}
      </Field>
      <Field
        label={t("password")}
        aside={
          <Link href="/forgot-password" className="text-sm text-leaf underline underline-offset-4">
            {t("forgot")}
          </Link>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            required
            maxLength={200}
            aria-invalid={code === "wrong_password" || undefined}
          />
        )}
      </Field>
      <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
      <Button type="submit" busy={busy} className="w-full">
        {t("submit")}
      </Button>
      <p className="text-center text-sm text-muted">
        {t("noAccount")}{" "}
        <Link href="/signup" className="font-semibold text-leaf underline underline-offset-4">
          {t("signup")}
        </Link>
      </p>
    </form>
  );
}
