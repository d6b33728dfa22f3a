"use client";

import { LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { Select } from "@/components/forms/inputs/select";
import { PasswordForm } from "@/components/forms/password-form";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/client/api";
import { ApiError, errorText } from "@/lib/client/api-error";
import type { Authorization } from "@/lib/oauth/oauth-schema";
import { TOKEN_SCOPES } from "@/lib/tokens/token-schema";

const PATH = "/api/oauth/authorization";

/** Nobody typed what a program's link says: "check your data" would help nobody. */
const isMalformed = (error: unknown) => error instanceof ApiError && error.status === 422;

type Asked = Record<string, string>;
type State = { kind: "asking" | "leaving" } | { kind: "refused"; error: unknown } | Authorized;
type Authorized = { kind: "asked"; authorization: Authorization };

/** Asks the person who is in whether a program may act for them, then sends their browser back to it. */
export function ConnectScreen({ asked }: { asked: Asked }) {
  const t = useTranslations("auth.connect");
  const words = useTranslations("errors");
  const [state, setState] = useState<State>({ kind: "asking" });

  useEffect(() => {
    api<Authorization>(PATH, { query: asked }).then(
      (authorization) => setState({ kind: "asked", authorization }),
      (error) => setState({ kind: "refused", error }),
    );
  }, [asked]);

  const answer = async (body: Record<string, unknown>) => {
    const { redirectUrl } = await api<{ redirectUrl: string }>(PATH, {
      method: "POST",
      body: { ...body, request: asked },
    });
    setState({ kind: "leaving" });
    location.assign(redirectUrl);
  };

  if (state.kind === "asked") return <Question authorization={state.authorization} answer={answer} />;
  if (state.kind === "refused") {
    return (
      <>
        <AuthHeading
          title={t("refusedTitle")}
          text={isMalformed(state.error) ? t("refusedText") : undefined}
        />
        {!isMalformed(state.error) && <FormAlert>{errorText(state.error, words)}</FormAlert>}
        <Link
          href="/profile/connections"
          className={buttonClass({ variant: "secondary", className: "mt-4 w-full" })}
        >
          {t("toConnections")}
        </Link>
      </>
    );
  }
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <LoaderCircle className="size-5 animate-spin" aria-hidden />
      {t(state.kind)}
    </p>
  );
}

function Question({
  authorization: { client, receiver, scope, days, asksPassword },
  answer,
}: {
  authorization: Authorization;
  answer: (body: Record<string, unknown>) => Promise<void>;
}) {
  const t = useTranslations("auth.connect");
  const words = useTranslations("errors");
  const say = useErrorText();
  const [failed, setFailed] = useState<string | null>(null);
  const form = useForm(["scope", "password"], {
    check: ({ password }) => ({ password: password || !asksPassword ? null : words("fields.required") }),
    send: ({ scope, password }) => answer({ answer: "allow", scope, ...(password ? { password } : {}) }),
    say,
    about: { wrong_password: "password" },
  });
  const refuse = () => {
    setFailed(null);
    answer({ answer: "refuse" }).catch((error) => setFailed(errorText(error, words)));
  };
  return (
    <>
      <AuthHeading title={t("title", { client })} text={t("text", { client })} />
      <p className="-mt-3 mb-6 text-sm text-muted">
        {receiver ? t("receiver", { receiver }) : t("device")} {t("term", { days })}
      </p>
      <PasswordForm
        form={form}
        password={t("password")}
        hasPassword={asksPassword}
        submit={t("allow")}
        beside={
          <Button variant="secondary" onClick={refuse}>
            {t("refuse")}
          </Button>
        }
      >
        <Field name="scope" label={t("scope")}>
          {(control) => (
            <Select {...control} defaultValue={scope}>
              {TOKEN_SCOPES.map((known) => (
                <option key={known} value={known}>
                  {t(`scopes.${known}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </PasswordForm>
      <FormAlert>{failed}</FormAlert>
    </>
  );
}
