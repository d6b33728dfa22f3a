import { useState } from "react";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { publicApi } from "@/lib/client/api";

/** Nobody who goes on is held up for longer, in ms. */
const MOST_MS = 4_000;

type ReferralCheck = {
  /** Whether the code as it is typed is nobody's, as far as is known. */
  isUnknown: boolean;
  /** The same of a code that somebody has left or goes on with, asked for where it is not known yet. */
  findUnknown: (typed: string) => Promise<boolean>;
};

/** Checks a referral code with the server. None is fine, and a check that fails says nothing. */
export function useReferralCheck(typed: string): ReferralCheck {
  const [known, setKnown] = useState<{ code: string; exists: boolean } | null>(null);

  async function findUnknown(going: string): Promise<boolean> {
    const code = codeOf(going);
    if (!code || signUpRefusal("referralCode", code)) return false;
    if (known?.code === code) return !known.exists;
    const call = { method: "POST", body: { code }, signal: AbortSignal.timeout(MOST_MS) } as const;
    const answer = await publicApi<{ exists: boolean }>("/api/check-referral", call).catch(() => null);
    if (answer) setKnown({ code, exists: answer.exists });
    return answer?.exists === false;
  }

  return { isUnknown: known?.exists === false && known.code === codeOf(typed), findUnknown };
}

function codeOf(typed: string): string {
  return typed.trim().toUpperCase();
}
