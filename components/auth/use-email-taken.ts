import { useEffect, useState } from "react";
import { refusalOf } from "@/lib/auth/sign-up-check";
import { publicApi } from "@/lib/client/api";

/** How long to wait for the next letter, in ms. */
const PAUSE_MS = 500;

/** Whether an address has an account already, asked as it is typed. A check that fails says nothing. */
export function useEmailTaken(typed: string): boolean {
  const email = typed.trim().toLowerCase();
  const [taken, setTaken] = useState<string | null>(null);

  useEffect(() => {
    if (refusalOf("email", email)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      publicApi<{ exists: boolean }>("/api/check-email", {
        method: "POST",
        body: { email },
        signal: abort.signal,
      })
        .then(({ exists }) => setTaken(exists ? email : null))
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [email]);

  return taken !== null && taken === email;
}
