"use client";

import { LoaderCircle } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { useRecovery } from "@/components/auth/recovery/use-recovery";
import { CodeField, codeOf } from "@/components/forms/code-field";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { PasswordInput } from "@/components/forms/password-input";
import { Button, buttonClass } from "@/components/ui/button";
import { refusalOf } from "@/lib/auth/account/sign-up-check";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn } from "@/lib/client/enter";
import { resetPassword } from "@/lib/client/recovery";
import type { Tokens } from "@/lib/client/session-store";

/** Brings the client of the authentication service, for those who have a second factor. */
const proveRecovery = async (recovery: Tokens, code: string) =>
  (await import("@/lib/client/second-factor")).proveRecovery(recovery, code);

type Refused = { password?: string; repeat?: string };

/** Sets the new password with the session that the mailed link gives. */
export function ResetForm() {
  const t = useTranslations("auth.reset");
  const words = useTranslations("errors");
  const { recovery, keep, broken, open } = useRecovery();
  const [asksCode, setAsksCode] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  function refuse(next: Refused, form: HTMLFormElement) {
    setRefused(next);
    form.querySelector<HTMLInputElement>(`[name=${next.password ? "password" : "repeat"}]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!recovery) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const password = String(data.get("password"));
    const refusal = refusalOf("password", password);
    setRefused({});
    setFailure(null);
    if (refusal) return refuse({ password: words(`fields.${refusal}`) }, form);
    if (password !== data.get("repeat")) return refuse({ repeat: t("mismatch") }, form);
    setBusy(true);
    try {
      const token = asksCode ? await proveRecovery(recovery, codeOf(form)) : recovery.token;
      keep({ ...recovery, token });
      const { user, factor } = await resetPassword(token, password);
      goIn(user, null, factor);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === "second_factor_required") setAsksCode(true);
      const ofField = error instanceof ApiError ? error.fields.password : undefined;
      if (ofField) refuse({ password: ofField }, form);
      else setFailure(error);
    }
  }

  if (isOver(failure)) return <BrokenLink error={new ApiError(403, "recovery_link")} retry={open} />;
  if (broken) return <BrokenLink error={broken} retry={open} />;
  if (!recovery) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <LoaderCircle className="size-5 animate-spin" aria-hidden />
        {t("checking")}
      </p>
    );
  }
  return (
    <>
      <AuthHeading title={t("title")} text={t("text")} />
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field
          label={t("password")}
          hint={refused.password ? null : t("passwordHint")}
          error={refused.password}
        >
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="new-password" maxLength={200} />
          )}
        </Field>
        <Field label={t("repeat")} error={refused.repeat}>
          {(control) => (
            <PasswordInput {...control} name="repeat" autoComplete="new-password" maxLength={200} />
          )}
        </Field>
        {asksCode && <CodeField />}
        <FormAlert>{failure ? errorText(failure, words, "client.reset_password") : null}</FormAlert>
        <Button type="submit" busy={busy} className="w-full">
          {t("submit")}
        </Button>
      </form>
    </>
  );
}

/** Whether the session of the link ran out while the form was open, or never was one. */
function isOver(failure: unknown): boolean {
  const codes = ["unauthenticated", "token_missing", "recovery_required"];
  return failure instanceof ApiError && codes.includes(failure.code);
}

/** A link that is over leads to a new one; a check that failed can be repeated. */
function BrokenLink({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("auth.reset");
  const words = useTranslations("errors");
  if (error instanceof ApiError && error.code === "recovery_link") {
    return (
      <div role="alert">
        <AuthHeading title={t("invalidTitle")} text={t("invalidText")} />
        <Link href="/forgot-password" className={`${buttonClass()} w-full`}>
          {t("request")}
        </Link>
      </div>
    );
  }
  return (
    <div role="alert">
      <AuthHeading title={t("failedTitle")} text={errorText(error, words)} />
      <Button className="w-full" onClick={retry}>
        {t("retry")}
      </Button>
    </div>
  );
}
