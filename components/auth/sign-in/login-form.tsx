"use client";

import { useTranslations } from "next-intl";
import { EntranceLink } from "@/components/auth/frame/entrance-link";
import { InvitationNotice } from "@/components/auth/frame/invitation-notice";
import { ProviderButtons } from "@/components/auth/frame/provider-buttons";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { PasswordInput } from "@/components/forms/inputs/password-input";
import { useCarriedForm } from "@/components/forms/use-carried-form";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import type { ProviderName } from "@/lib/auth/identities/provider";
import { goIn, submitLogin } from "@/lib/client/enter";

type LoginFormProps = {
  next: string | null;
  sessionEnded: boolean;
  accountDeleted: boolean;
  providers: readonly ProviderName[];
};

/** Says whether the address or the password is wrong, and keeps both as they were typed. */
export function LoginForm({ next, sessionEnded, accountDeleted, providers }: LoginFormProps) {
  const t = useTranslations("auth.login");
  const words = useTranslations("errors");
  const form = useForm(["email", "password"], {
    check: ({ email, password }) => {
      const refusal = signUpRefusal("email", email);
      return {
        email: refusal && words(`fields.${refusal}`),
        password: password ? null : words("fields.required"),
      };
    },
    send: async ({ email, password }) => {
      const { user, factor } = await submitLogin(email.trim(), password);
      await goIn(user, next, factor);
    },
    say: useErrorText("client.login"),
    about: { email_not_found: "email", wrong_password: "password" },
    opening: sessionEnded ? words("session_expired") : null,
  });
  useCarriedForm("login", form.ref);

  return (
    <Form form={form}>
      <InvitationNotice />
      {accountDeleted && <FormAlert tone="leaf">{t("deleted")}</FormAlert>}
      <Field name="email" label={t("email")}>
        {(control) => (
          <Input {...control} type="email" autoComplete="username" inputMode="email" maxLength={254} />
        )}
      </Field>
      <Field
        name="password"
        label={t("password")}
        aside={
          <Link href="/forgot-password" className="text-sm text-leaf underline underline-offset-4">
            {t("forgot")}
          </Link>
        }
      >
        {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={200} />}
      </Field>
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" busy={form.busy} className="w-full">
        {t("submit")}
      </Button>
      <ProviderButtons providers={providers} next={next} />
      <p className="text-center text-sm text-muted">
        {t("noAccount")}{" "}
        <EntranceLink to="/signup" next={next}>
          {t("signup")}
        </EntranceLink>
      </p>
    </Form>
  );
}
