import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { refusalOf, type SignUpField } from "@/lib/auth/account/sign-up-check";

/** Field -> sentence. */
export type Refused = Record<string, string>;

type Refusals = {
  refused: Refused;
  setRefused: (refused: Refused) => void;
  /** What the rules have against these fields. */
  refusalsOf: (fields: readonly SignUpField[], draft: SignupDraft) => Refused;
  /** Looks at one field now; `text` is what stands in it. */
  check: (field: SignUpField, text: string) => void;
  /** Takes back what was said about fields that are being changed. */
  forgive: (names: readonly string[]) => void;
};

/** What stands beside the fields. */
export function useSignupRefusals(): Refusals {
  const words = useTranslations("errors.fields");
  const [refused, setRefused] = useState<Refused>({});

  function refusalsOf(fields: readonly SignUpField[], draft: SignupDraft): Refused {
    const pairs = fields.flatMap((field) => {
      const key = refusalOf(field, draft[field]);
      return key ? [[field, words(key)] as const] : [];
    });
    return Object.fromEntries(pairs);
  }

  function check(field: SignUpField, text: string) {
    const key = refusalOf(field, text);
    // What the server has against it stands until it is changed.
    if (key) setRefused((now) => ({ ...now, [field]: words(key) }));
  }

  function forgive(names: readonly string[]) {
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))));
  }

  return { refused, setRefused, refusalsOf, check, forgive };
}
