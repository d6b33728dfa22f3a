"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { useCarriedForm } from "@/components/forms/use-carried-form";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { publicApi } from "@/lib/client/api";
import { keepInTab } from "@/lib/client/tab-words";

/** Asks for a recovery link; what it answers does not tell whether there is such an account. */
export function ForgotForm() {
  const t = useTranslations("auth.forgot");
  const words = useTranslations("errors");
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm(["email"], {
    check: ({ email }) => {
      const refusal = signUpRefusal("email", email);
      return { email: refusal && words(`fields.${refusal}`) };
    },
    send: async ({ email }) => {
      const body = { email: email.trim() };
      const { message } = await publicApi<{ message: string }>("/api/forgot-password", {
        method: "POST",
        body,
      });
      keepInTab("garfo-recovery", body.email);
      setEmail(body.email);
      setSent(message);
    },
    say: useErrorText("client.forgot_password"),
  });
  useCarriedForm("forgot", form.ref);

  if (sent) {
    return (
      <div role="status">
        <MailCheck className="mb-4 size-10 text-leaf" aria-hidden />
        <AuthHeading title={t("sentTitle")} text={sent} />
        <p className="-mt-3 mb-7 text-sm wrap-anywhere text-muted">{t("sentNote", { email })}</p>
        <div className="flex flex-col gap-3">
          <Link href="/reset-password" className={buttonClass()}>
            {t("haveCode")}
          </Link>
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
      <Form form={form}>
        <Field name="email" label={t("email")}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              inputMode="email"
              maxLength={254}
              defaultValue={email}
            />
          )}
        </Field>
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} className="w-full">
          {t("submit")}
        </Button>
        <Link href="/login" className={buttonClass({ variant: "ghost" })}>
          {t("back")}
        </Link>
      </Form>
    </>
  );
}
