import { useEffect, useEffectEvent, useState } from "react";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { publicApi } from "@/lib/client/api";

/** How long to wait for the next letter, in ms. */
const PAUSE_MS = 500;
/** Nobody is corrected in the middle of a word, in ms. */
const PATIENCE_MS = 1_200;

/**
 * Checks an address as it is typed.
 * @param onWrong told when somebody has stopped at something that is no address
 * @returns whether it has an account already; a check that fails says nothing
 */
export function useEmailCheck(typed: string, onWrong: () => void): boolean {
  const email = typed.trim().toLowerCase();
  const [taken, setTaken] = useState<string | null>(null);
  const tellWrong = useEffectEvent(onWrong);

  useEffect(() => {
    if (!email) return;
    const abort = new AbortController();
    const isWrong = signUpRefusal("email", email) !== null;
    const timer = setTimeout(
      () => {
        if (isWrong) return tellWrong();
        publicApi<{ exists: boolean }>("/api/check-email", {
          method: "POST",
          body: { email },
          signal: abort.signal,
        })
          .then(({ exists }) => setTaken(exists ? email : null))
          .catch(() => undefined);
      },
      isWrong ? PATIENCE_MS : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [email]);

  return taken !== null && taken === email;
}
