"use client";

import { useTranslations } from "next-intl";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { CodeField } from "@/components/forms/code-field";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { codeDigits, useCodeCheck } from "@/components/forms/use-code-check";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { ApiError } from "@/lib/client/api-error";
import { openRecovery } from "@/lib/client/recovery";
import type { Tokens } from "@/lib/client/session-store";
import { keptInTab } from "@/lib/client/tab-words";

/** For who comes without the link: the code of the same letter does as well. */
export function RecoveryCodeForm({ onOpened }: { onOpened: (recovery: Tokens) => void }) {
  const t = useTranslations("auth.reset");
  const words = useTranslations("errors");
  const say = useErrorText();
  const checkCode = useCodeCheck();
  const form = useForm(["email", "code"], {
    check: ({ email, code }) => {
      const refusal = signUpRefusal("email", email);
      return { email: refusal && words(`fields.${refusal}`), ...checkCode({ code }) };
    },
    send: async ({ email, code }) =>
      onOpened(await openRecovery({ email: email.trim(), code: codeDigits(code) })),
    say: (error, isOfFields) =>
      error instanceof ApiError && error.code === "recovery_link" ? t("codeWrong") : say(error, isOfFields),
    about: { recovery_link: "code" },
  });
  return (
    <>
      <AuthHeading title={t("codeTitle")} text={t("codeText")} />
      <Form form={form}>
        <Field name="email" label={t("email")}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              inputMode="email"
              maxLength={254}
              defaultValue={keptInTab("garfo-recovery") ?? ""}
            />
          )}
        </Field>
        <CodeField label={t("code")} />
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} className="w-full">
          {t("codeSubmit")}
        </Button>
        <Link href="/forgot-password" className={buttonClass({ variant: "ghost" })}>
          {t("request")}
        </Link>
      </Form>
    </>
  );
}
