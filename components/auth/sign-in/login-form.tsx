"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/input";
import { PasswordInput } from "@/components/forms/password-input";
import { useCarriedForm } from "@/components/forms/use-carried-form";
import { useEarly } from "@/components/forms/use-early";
import { Button } from "@/components/ui/button";
import { refusalOf, type SignUpRefusal } from "@/lib/auth/account/sign-up-check";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn, logIn } from "@/lib/client/enter";

type LoginFormProps = { next: string | null; sessionEnded: boolean; accountDeleted: boolean };

type Refused = { email?: SignUpRefusal | null; password?: SignUpRefusal | null };

/** Says whether the address or the password is wrong, and keeps both as they were typed. */
export function LoginForm({ next, sessionEnded, accountDeleted }: LoginFormProps) {
  const t = useTranslations("auth.login");
  const words = useTranslations("errors");
  const form = useEarly<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const [failure, setFailure] = useState<unknown>(sessionEnded ? new ApiError(401, "session_expired") : null);
  const code = failure instanceof ApiError ? failure.code : null;
  useCarriedForm("login", form);

  function focus(name: "email" | "password") {
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const missing: Refused = { email: refusalOf("email", email), password: password ? null : "required" };
    setRefused(missing);
    setFailure(null);
    if (missing.email || missing.password) return focus(missing.email ? "email" : "password");
    setBusy(true);
    try {
      const { user, factor } = await logIn(email, password);
      goIn(user, next, factor);
    } catch (error) {
      setFailure(error);
      setBusy(false);
      const wrong = error instanceof ApiError && error.code;
      if (wrong === "wrong_password") focus("password");
      if (wrong === "email_not_found") focus("email");
    }
  }

  return (
    <form ref={form} data-early method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {accountDeleted && <FormAlert tone="leaf">{t("deleted")}</FormAlert>}
      <Field label={t("email")} error={refused.email && words(`fields.${refused.email}`)}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            aria-invalid={Boolean(refused.email) || code === "email_not_found" || undefined}
          />
        )}
      </Field>
      <Field
        label={t("password")}
        error={refused.password && words(`fields.${refused.password}`)}
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
            maxLength={200}
            aria-invalid={Boolean(refused.password) || code === "wrong_password" || undefined}
          />
        )}
      </Field>
      <FormAlert>{failure ? errorText(failure, words, "client.login") : null}</FormAlert>
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
