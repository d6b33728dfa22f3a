"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import { PasswordInput } from "@/components/auth/password-input";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn, signUp } from "@/lib/client/enter";

type SignupFormProps = { planId: string; referralCode: string };

/** One screen: who one is, and the two agreements without which nothing may be kept. */
export function SignupForm({ planId, referralCode }: SignupFormProps) {
  const t = useTranslations("account.signup");
  const words = useTranslations("errors");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    const missing: Record<string, string> = {};
    if (!data.has("terms")) missing.terms = t("termsRequired");
    if (!data.has("health")) missing.health = t("healthRequired");
    setRefused(missing);
    setFailure(null);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const user = await signUp({
        name: text("name"),
        email: text("email"),
        password: String(data.get("password") ?? ""),
        planId,
        referralCode: text("referralCode") || null,
      });
      goIn(user, null);
    } catch (error) {
      setBusy(false);
      setFailure(error);
      if (error instanceof ApiError) setRefused(error.fields);
    }
  }

  const link = (href: string) => (chunks: ReactNode) => (
    <Link href={href} target="_blank" className="font-semibold text-leaf underline underline-offset-4">
      {chunks}
    </Link>
  );

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("name")} error={refused.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" required maxLength={120} />}
      </Field>
      <Field label={t("email")} error={refused.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            maxLength={254}
          />
        )}
      </Field>
      <Field label={t("password")} hint={t("passwordHint")} error={refused.password}>
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
      <Field label={t("referral")} error={refused.referralCode}>
        {(control) => (
          <Input
            {...control}
            name="referralCode"
            autoComplete="off"
            maxLength={64}
            pattern="[\w\-]*"
            defaultValue={referralCode}
          />
        )}
      </Field>
      <div>
        <Checkbox
          name="terms"
          error={refused.terms}
          label={t.rich("terms", { terms: link("/terms"), privacy: link("/privacy") })}
        />
        <Checkbox name="health" error={refused.health} label={t("health")} />
      </div>
      <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
      <Button type="submit" busy={busy} className="w-full">
        {t("submit")}
      </Button>
      <p className="text-center text-sm text-muted">
        {t("haveAccount")}{" "}
        <Link href="/login" className="font-semibold text-leaf underline underline-offset-4">
          {t("login")}
        </Link>
      </p>
    </form>
  );
}
