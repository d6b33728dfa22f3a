"use client";

import { LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { PhoneCode } from "@/components/auth/frame/phone-code";
import { RecoveryCodeForm } from "@/components/auth/recovery/recovery-code-form";
import { useRecovery } from "@/components/auth/recovery/use-recovery";
import { CodeField } from "@/components/forms/code-field";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
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
import { submitNewPassword } from "@/lib/client/recovery";
import type { SentCode } from "@/lib/client/second-factor";

/** Brings the client of the authentication service, for those who have a second factor. */
const loadFactor = () => import("@/lib/client/second-factor");

/** Where the code of the second factor comes from, once it is asked for: `phone` is null for an app. */
type AskedCode = { phone: string | null; sent: SentCode | null };

/** Sets the new password with the session that the mailed link gives. */
export function ResetForm() {
  const t = useTranslations("auth.reset");
  const words = useTranslations("errors");
  const phoneWords = useTranslations("common.phoneCode");
  const { recovery, keep, isBare, broken, open } = useRecovery();
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [isOver, setIsOver] = useState(false);
  const checkCode = useCodeCheck();
  const form = useForm(["password", "repeat", "code"], {
    check: ({ password, repeat, code }) => {
      const refusal = signUpRefusal("password", password);
      return {
        password: refusal && words(`fields.${refusal}`),
        repeat: refusal || password === repeat ? null : t("mismatch"),
        ...(asked ? checkCode({ code }) : {}),
      };
    },
    send: ({ password, code }) =>
      reset(password, codeDigits(code)).catch(async (error) => {
        if (error instanceof ApiError && error.code === "second_factor_required") await askForCode();
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
    const { user, factor } = await submitNewPassword(token, password);
    await goIn(user, null, factor);
  }

  async function askForCode() {
    if (recovery) setAsked({ phone: await (await loadFactor()).recoveryPhone(recovery), sent: null });
  }

  if (isOver) return <BrokenLink error={new ApiError(403, "recovery_link")} retry={open} />;
  if (broken) return <BrokenLink error={broken} retry={open} />;
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
      <AuthHeading title={t("title")} text={t("text")} />
      <Form form={form}>
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
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} className="w-full">
          {t("submit")}
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
