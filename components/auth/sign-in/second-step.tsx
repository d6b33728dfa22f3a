"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { PhoneCode } from "@/components/auth/frame/phone-code";
import { CodeField } from "@/components/forms/code-field";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { codeDigits, useCodeCheck } from "@/components/forms/use-code-check";
import { useEarly } from "@/components/forms/use-early";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import type { CodePhone } from "@/lib/auth/second-factor/recovery-codes";
import { api } from "@/lib/client/api";
import { goIn } from "@/lib/client/enter";
import type { CodeChannel, SentCode } from "@/lib/client/second-factor";
import { leaveSession } from "@/lib/client/session";
import { type SessionUser, useSession } from "@/lib/client/session-store";

/** Brings the client of the authentication service, which only this step needs. */
const loadFactor = () => import("@/lib/client/second-factor");

/** After the password: the code of the app or of the phone, or a recovery code for whoever has lost it. */
export function SecondStep({ next, phone }: { next: string | null; phone: CodePhone | null }) {
  const t = useTranslations("auth.second");
  const phoneWords = useTranslations("common.phoneCode");
  const words = useTranslations("errors");
  const [byRecovery, setByRecovery] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const other = useEarly<HTMLButtonElement>();
  const leave = useEarly<HTMLButtonElement>();
  const checkCode = useCodeCheck();
  const form = useForm(["code", "recovery"], {
    check: (values) =>
      byRecovery ? { recovery: values.recovery.trim() ? null : words("fields.required") } : checkCode(values),
    send: ({ code, recovery }) =>
      (byRecovery ? recover(recovery) : pass(codeDigits(code))).catch((error) => {
        field.current?.select();
        throw error;
      }),
    say: useErrorText(),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field changes with the way that was chosen
  useEffect(() => {
    field.current?.focus();
    void loadFactor().catch(() => undefined);
  }, [byRecovery]);

  async function pass(code: string) {
    await (await loadFactor()).passFactor(code, sent);
    await enter(next);
  }

  async function sendBy(channel: CodeChannel) {
    setSent(await (await loadFactor()).sendCode(channel));
    field.current?.focus();
  }

  async function recover(code: string) {
    await api("/api/second-factor/recover", { method: "POST", body: { code } });
    await enter(next ?? "/profile/security");
  }

  return (
    <>
      <AuthHeading
        title={t(byRecovery ? "recoveryTitle" : "title")}
        text={t(byRecovery ? "recoveryText" : phone ? "textPhone" : "text")}
      />
      <Form form={form}>
        {byRecovery ? (
          <Field key="recovery" name="recovery" label={t("recoveryCode")}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
              />
            )}
          </Field>
        ) : (
          <>
            {phone && <PhoneCode {...phone} send={sendBy} />}
            <CodeField key="code" inputRef={field} label={phone ? phoneWords("code") : undefined} />
          </>
        )}
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} className="w-full">
          {t("submit")}
        </Button>
        <div className="flex flex-wrap justify-between gap-x-4">
          <Button
            ref={other}
            data-early
            variant="link"
            size="inline"
            className="min-h-11"
            onClick={() => {
              form.tell(null);
              setByRecovery(!byRecovery);
            }}
          >
            {t(byRecovery ? (phone ? "usePhone" : "useApp") : "useRecovery")}
          </Button>
          <Button
            ref={leave}
            data-early
            variant="link"
            size="inline"
            className="min-h-11"
            onClick={() => leaveSession("/login")}
          >
            {t("leave")}
          </Button>
        </div>
      </Form>
    </>
  );
}

async function enter(next: string | null): Promise<never> {
  const user = useSession.getState().user ?? (await api<SessionUser>("/api/user"));
  return goIn(user, next);
}
