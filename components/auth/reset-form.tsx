"use client";

import { LoaderCircle } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { AuthHeading } from "@/components/auth/auth-heading";
import { FormAlert } from "@/components/auth/form-alert";
import { PasswordInput } from "@/components/auth/password-input";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn } from "@/lib/client/enter";
import { openRecovery, type RecoveryProof, recoveryProof, resetPassword } from "@/lib/client/recovery";

/** Opens the link of the recovery mail, once, and sets the new password with the session that it gives. */
export function ResetForm() {
  const t = useTranslations("account.reset");
  const words = useTranslations("errors");
  const [bearer, setBearer] = useState<string | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [mismatch, setMismatch] = useState(false);
  const [busy, setBusy] = useState(false);
  const proof = useRef<RecoveryProof | null | undefined>(undefined);

  const open = useCallback(() => {
    setBroken(null);
    const opening = proof.current
      ? openRecovery(proof.current)
      : Promise.reject(new ApiError(403, "recovery_link"));
    opening.then(setBearer, setBroken);
  }, []);

  useEffect(() => {
    if (proof.current !== undefined) return;
    proof.current = recoveryProof(new URL(location.href));
    // The proof must not stay in the address bar, the history or a later report.
    history.replaceState(null, "", location.pathname);
    open();
  }, [open]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!bearer) return;
    const data = new FormData(event.currentTarget);
    const isSame = data.get("password") === data.get("repeat");
    setMismatch(!isSame);
    setFailure(null);
    if (!isSame) return;
    setBusy(true);
    try {
      const { user } = await resetPassword(bearer, String(data.get("password")));
      goIn(user, null);
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  }

  if (broken) {
    const isOver = broken instanceof ApiError && broken.code === "recovery_link";
    return isOver ? (
      <>
        <AuthHeading title={t("invalidTitle")} text={t("invalidText")} />
        <Link href="/forgot-password" className={`${buttonClass()} w-full`}>
          {t("request")}
        </Link>
      </>
    ) : (
      <>
        <AuthHeading title={t("failedTitle")} text={errorText(broken, words)} />
        <Button className="w-full" onClick={open}>
          {t("retry")}
        </Button>
      </>
    );
  }
  if (!bearer) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <LoaderCircle className="size-5 animate-spin" aria-hidden />
        {t("checking")}
      </p>
    );
  }
  const refused = failure instanceof ApiError ? failure.fields.password : undefined;
  return (
    <>
      <AuthHeading title={t("title")} text={t("text")} />
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t("password")} hint={t("passwordHint")} error={refused}>
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
        <Field label={t("repeat")} error={mismatch ? t("mismatch") : null}>
          {(control) => (
            <PasswordInput {...control} name="repeat" autoComplete="new-password" required maxLength={72} />
          )}
        </Field>
        <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
        <Button type="submit" busy={busy} className="w-full">
          {t("submit")}
        </Button>
      </form>
    </>
  );
}
