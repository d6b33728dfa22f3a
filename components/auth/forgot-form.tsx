"use client";

import { MailCheck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { AuthHeading } from "@/components/auth/auth-heading";
import { FormAlert } from "@/components/auth/form-alert";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { publicApi } from "@/lib/client/api";
import { errorText } from "@/lib/client/api-error";

/** Asks for a recovery link; what it answers does not tell whether there is such an account. */
export function ForgotForm() {
  const t = useTranslations("account.forgot");
  const words = useTranslations("errors");
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [sent, setSent] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const body = { email: email.trim() };
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
  return (
    <>
      <AuthHeading title={t("title")} text={t("text")} />
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t("email")}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              inputMode="email"
              required
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
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
