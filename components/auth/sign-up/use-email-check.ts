import { useEffect, useEffectEvent, useState } from "react";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { publicApi } from "@/lib/client/api";

/** How long to wait for the next letter, in ms. */
const PAUSE_MS = 500;
/** Nobody is corrected in the middle of a word, in ms. */
const PATIENCE_MS = 1_200;
/** Nobody who goes on is held up for longer, in ms. */
const MOST_MS = 4_000;

type EmailCheck = {
  /** Whether the address as it is typed has an account already, as far as is known. */
  isTaken: boolean;
  /** The same of an address with which somebody goes on, asked for where it is not known yet. */
  findTaken: (typed: string) => Promise<boolean>;
};

/**
 * Checks an address as it is typed, and once more where somebody goes on before that has been answered. A check that
 * fails says nothing.
 * @param onWrong told when somebody has stopped at something that is no address
 */
export function useEmailCheck(typed: string, onWrong: () => void): EmailCheck {
  const email = addressOf(typed);
  const [known, setKnown] = useState<{ email: string; exists: boolean } | null>(null);
  const tellWrong = useEffectEvent(onWrong);

  async function findTaken(going: string): Promise<boolean> {
    const address = addressOf(going);
    if (known?.email === address) return known.exists;
    const exists = await ask(address, AbortSignal.timeout(MOST_MS)).catch(() => null);
    if (exists !== null) setKnown({ email: address, exists });
    return exists ?? false;
  }

  useEffect(() => {
    if (!email) return;
    const abort = new AbortController();
    const isWrong = signUpRefusal("email", email) !== null;
    const timer = setTimeout(
      () => {
        if (isWrong) return tellWrong();
        ask(email, abort.signal)
          .then((exists) => setKnown({ email, exists }))
          .catch(() => undefined);
      },
      isWrong ? PATIENCE_MS : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [email]);

  return { isTaken: known?.email === email && known.exists, findTaken };
}

function addressOf(typed: string): string {
  return typed.trim().toLowerCase();
}

async function ask(email: string, signal: AbortSignal): Promise<boolean> {
  const body = { email };
  const call = { method: "POST", body, signal } as const;
  return (await publicApi<{ exists: boolean }>("/api/check-email", call)).exists;
}
