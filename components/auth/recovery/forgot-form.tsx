"use client";

import { MailCheck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/input";
import { useCarriedForm } from "@/components/forms/use-carried-form";
import { useEarly } from "@/components/forms/use-early";
import { Button, buttonClass } from "@/components/ui/button";
import { refusalOf, type SignUpRefusal } from "@/lib/auth/account/sign-up-check";
import { publicApi } from "@/lib/client/api";
import { ApiError, errorText } from "@/lib/client/api-error";

/** Asks for a recovery link; what it answers does not tell whether there is such an account. */
export function ForgotForm() {
  const t = useTranslations("auth.forgot");
  const words = useTranslations("errors");
  const form = useEarly<HTMLFormElement>();
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<SignUpRefusal | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [sent, setSent] = useState<string | null>(null);
  useCarriedForm("forgot", form);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLInputElement>("[name=email]");
    const typed = field?.value.trim() ?? "";
    const refusal = refusalOf("email", typed);
    setEmail(typed);
    setRefused(refusal);
    setFailure(null);
    if (refusal) return field?.focus();
    setBusy(true);
    try {
      const body = { email: typed };
      const { message } = await publicApi<{ message: string }>("/api/forgot-password", {
        method: "POST",
        body,
      });
      setSent(message);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  if (sent) {
    return (
      <div role="status">
        <MailCheck className="mb-4 size-10 text-leaf" aria-hidden />
        <AuthHeading title={t("sentTitle")} text={sent} />
        <p className="-mt-3 mb-7 text-sm wrap-anywhere text-muted">{t("sentNote", { email })}</p>
        <div className="flex flex-col gap-3">
          <Button variant="secondary" onClick={() => setSent(null)}>
            {t("again")}
          </Button>
          <Link href="/login" className={buttonClass({ variant: "ghost" })}>
            {t("back")}
          </Link>
        </div>
      </div>
    );
  }
  const ofField = failure instanceof ApiError ? failure.fields.email : null;
  return (
    <>
      <AuthHeading title={t("title")} text={t("text")} />
      <form ref={form} data-early method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={t("email")} error={refused ? words(`fields.${refused}`) : ofField}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              inputMode="email"
              maxLength={254}
              defaultValue={email}
            />
          )}
        </Field>
        <FormAlert>
          {failure && !ofField ? errorText(failure, words, "client.forgot_password") : null}
        </FormAlert>
        <Button type="submit" busy={busy} className="w-full">
          {t("submit")}
        </Button>
        <Link href="/login" className={buttonClass({ variant: "ghost" })}>
          {t("back")}
        </Link>
      </form>
    </>
  );
}
