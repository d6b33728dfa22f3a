"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { PasswordInput } from "@/components/forms/inputs/password-input";
import { Link } from "@/components/ui/link";
import { suggestEmail } from "@/lib/auth/account/email-suggestion";
import type { SignUpField } from "@/lib/auth/account/sign-up-check";

export type StepProps = {
  draft: SignupDraft;
  /** Field -> sentence. */
  refused: Readonly<Record<string, string>>;
  change: (fields: Partial<SignupDraft>) => void;
  /** Looks at a field once somebody has left it. */
  check: (field: SignUpField, text: string) => void;
};

type AccountStepProps = StepProps & {
  /** Whether the address has an account already. */
  isTaken: boolean;
  /** Whether the referral code is nobody's. */
  isUnknown: boolean;
  /** After a reload, which the password does not survive. */
  isBack: boolean;
  /** Where somebody who has an account logs in. */
  login: string;
};

/** Who one is. */
export function SignupAccountStep(props: AccountStepProps) {
  const { draft, refused, change, check, isTaken, isUnknown, isBack } = props;
  const t = useTranslations("auth.signup");
  const [showsCode, setShowsCode] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  // Nobody is asked about an address that they are still typing.
  const [left, setLeft] = useState("");
  const meant = draft.email === left ? suggestEmail(left) : null;
  const login = (
    <Link href={props.login} className="font-semibold underline underline-offset-4">
      {t("login")}
    </Link>
  );
  return (
    <>
      <Field name="name" label={t("name")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={120}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={() => draft.name && check("name", draft.name)}
          />
        )}
      </Field>
      <Field
        name="email"
        label={t("email")}
        hint={
          meant &&
          !isTaken &&
          t.rich("emailMeant", {
            email: () => (
              <button
                type="button"
                className="min-h-6 font-semibold wrap-anywhere text-leaf underline underline-offset-4"
                onClick={() => {
                  change({ email: meant });
                  email.current?.focus();
                }}
              >
                {meant}
              </button>
            ),
          })
        }
        error={
          isTaken ? (
            <>
              {t("emailTaken")} {login}
            </>
          ) : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={email}
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
            onBlur={() => {
              setLeft(draft.email);
              if (draft.email) check("email", draft.email);
            }}
          />
        )}
      </Field>
      <Field
        name="password"
        label={t("password")}
        hint={refused.password ? null : t(isBack ? "passwordAgain" : "passwordHint")}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            maxLength={200}
            value={draft.password}
            onChange={(event) => change({ password: event.target.value })}
            onBlur={() => draft.password && check("password", draft.password)}
          />
        )}
      </Field>
      {showsCode || draft.referralCode || refused.referralCode ? (
        <Field name="referralCode" label={t("referral")} error={isUnknown ? t("referralUnknown") : undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={64}
              autoFocus={showsCode}
              value={draft.referralCode}
              onChange={(event) => {
                setShowsCode(true);
                change({ referralCode: event.target.value });
              }}
              onBlur={() => check("referralCode", draft.referralCode)}
            />
          )}
        </Field>
      ) : (
        <button
          type="button"
          className="-my-2 min-h-11 self-start text-sm font-semibold text-leaf underline underline-offset-4"
          onClick={() => setShowsCode(true)}
        >
          {t("haveReferral")}
        </button>
      )}
    </>
  );
}
