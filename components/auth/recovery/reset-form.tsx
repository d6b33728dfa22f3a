"use client";

import { LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Agreed, Agreements } from "@/components/auth/frame/agreements";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { PhoneCode } from "@/components/auth/frame/phone-code";
import { RecoveryCodeForm } from "@/components/auth/recovery/recovery-code-form";
import { useRecovery } from "@/components/auth/recovery/use-recovery";
import { CodeField } from "@/components/forms/code-field";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { PasswordInput } from "@/components/forms/inputs/password-input";
import { codeDigits, useCodeCheck } from "@/components/forms/use-code-check";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn } from "@/lib/client/enter";
import { submitFirstAccount, submitNewPassword } from "@/lib/client/recovery";
import type { SentCode } from "@/lib/client/second-factor";
import { keepInTab } from "@/lib/client/tab-words";

/** Brings the client of the authentication service, for those who have a second factor. */
const loadFactor = () => import("@/lib/client/second-factor");

/** Where the code of the second factor comes from, once it is asked for: `phone` is null for an app. */
type AskedCode = { phone: string | null; sent: SentCode | null };

/** Sets the new password with the session that the mailed link gives. */
export function ResetForm() {
  const t = useTranslations("auth.reset");
  const signup = useTranslations("auth.signup");
  const words = useTranslations("errors");
  const phoneWords = useTranslations("common.phoneCode");
  const { recovery, keep, isBare, broken, open: check } = useRecovery();
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const [agreed, setAgreed] = useState<Agreed>({ terms: false, health: false });
  const checkCode = useCodeCheck();
  const form = useForm(["name", "password", "repeat", "code", "health", "terms"], {
    check: ({ name, password, repeat, code }) => {
      const refusal = signUpRefusal("password", password);
      const nameless = isNew ? signUpRefusal("name", name) : null;
      return {
        name: nameless && words(`fields.${nameless}`),
        health: !isNew || agreed.health ? null : signup("healthRequired"),
        terms: !isNew || agreed.terms ? null : signup("termsRequired"),
        password: refusal && words(`fields.${refusal}`),
        repeat: refusal || password === repeat ? null : t("mismatch"),
        ...(asked ? checkCode({ code }) : {}),
      };
    },
    send: ({ name, password, code }) =>
      (isNew ? open(name, password) : reset(password, codeDigits(code))).catch(async (error) => {
        if (error instanceof ApiError && error.code === "second_factor_required") await askForCode();
        if (error instanceof ApiError && error.code === "account_needed") setIsNew(true);
        setIsOver(endsLink(error));
        throw error;
      }),
    say: useErrorText("client.reset_password"),
  });

  async function reset(password: string, code: string) {
    if (!recovery) return;
    const token = asked
      ? await (await loadFactor()).proveRecovery(recovery, code, asked.sent)
      : recovery.token;
    keep({ ...recovery, token });
    const { user, factor, message } = await submitNewPassword(token, password);
    keepInTab("garfo-news", message);
    await goIn(user, null, factor);
  }

  /** Nobody has an account by this address yet, whatever the authentication service knows of it. */
  async function open(name: string, password: string) {
    if (recovery) await goIn((await submitFirstAccount(recovery.token, { name, password })).user, null);
  }

  async function askForCode() {
    if (recovery) setAsked({ phone: await (await loadFactor()).recoveryPhone(recovery), sent: null });
  }

  if (isOver) return <BrokenLink error={new ApiError(403, "recovery_link")} retry={check} />;
  if (broken) return <BrokenLink error={broken} retry={check} />;
  if (!recovery && isBare) return <RecoveryCodeForm onOpened={keep} />;
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
      <AuthHeading title={t(isNew ? "newTitle" : "title")} text={t(isNew ? "newText" : "text")} />
      <Form form={form}>
        {isNew && (
          <Field name="name" label={signup("name")}>
            {(control) => <Input {...control} autoComplete="name" maxLength={120} />}
          </Field>
        )}
        <Field name="password" label={t("password")} hint={form.errors.password ? null : t("passwordHint")}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={200} />}
        </Field>
        <Field name="repeat" label={t("repeat")}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={200} />}
        </Field>
        {asked?.phone != null && (
          <PhoneCode
            end={asked.phone}
            channels={["sms"]}
            send={async (by) =>
              setAsked({ ...asked, sent: await (await loadFactor()).sendRecoveryCode(recovery, by) })
            }
          />
        )}
        {asked && <CodeField label={asked.phone === null ? undefined : phoneWords("code")} />}
        {isNew && <Agreements agreed={agreed} change={(change) => setAgreed({ ...agreed, ...change })} />}
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} className="w-full">
          {t(isNew ? "newSubmit" : "submit")}
        </Button>
      </Form>
    </>
  );
}

/** Whether the session of the link ran out while the form was open, or never was one. */
function endsLink(failure: unknown): boolean {
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
