"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { CodeField, codeOf } from "@/components/forms/code-field";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/input";
import { useEarly } from "@/components/forms/use-early";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api";
import { errorText } from "@/lib/client/api-error";
import { goIn } from "@/lib/client/enter";
import { logOut } from "@/lib/client/session";
import { type SessionUser, useSession } from "@/lib/client/session-store";

/** Brings the client of the authentication service, which only this step needs. */
const loadFactor = () => import("@/lib/client/second-factor");

/** After the password: the code of the authenticator app, or a recovery code for whoever has lost it. */
export function SecondStep({ next }: { next: string | null }) {
  const t = useTranslations("auth.second");
  const words = useTranslations("errors");
  const [byRecovery, setByRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const early = useEarly<HTMLFormElement>();
  const other = useEarly<HTMLButtonElement>();
  const leave = useEarly<HTMLButtonElement>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field changes with the way that was chosen
  useEffect(() => {
    field.current?.focus();
    void loadFactor().catch(() => undefined);
  }, [byRecovery]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setFailure(null);
    try {
      if (byRecovery) {
        const code = String(new FormData(form).get("recovery") ?? "");
        await api("/api/second-factor/recover", { method: "POST", body: { code } });
      } else {
        await (await loadFactor()).passFactor(codeOf(form));
      }
      const user = useSession.getState().user ?? (await api<SessionUser>("/api/user"));
      goIn(user, next ?? (byRecovery ? "/profile/security" : null));
    } catch (error) {
      setFailure(error);
      setBusy(false);
      field.current?.select();
    }
  }

  return (
    <>
      <AuthHeading
        title={t(byRecovery ? "recoveryTitle" : "title")}
        text={t(byRecovery ? "recoveryText" : "text")}
      />
      <form ref={early} data-early method="post" onSubmit={submit} className="flex flex-col gap-5">
        {byRecovery ? (
          <Field key="recovery" label={t("recoveryCode")}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                name="recovery"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                maxLength={40}
              />
            )}
          </Field>
        ) : (
          <CodeField key="code" inputRef={field} />
        )}
        <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
        <Button type="submit" busy={busy} className="w-full">
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
              setFailure(null);
              setByRecovery(!byRecovery);
            }}
          >
            {t(byRecovery ? "useApp" : "useRecovery")}
          </Button>
          <Button
            ref={leave}
            data-early
            variant="link"
            size="inline"
            className="min-h-11"
            onClick={() => logOut("/login")}
          >
            {t("leave")}
          </Button>
        </div>
      </form>
    </>
  );
}
