import { useCallback, useEffect, useRef, useState } from "react";
import { carry, takeCarried } from "@/lib/client/carried";
import { openRecovery, type RecoveryProof, recoveryProof } from "@/lib/client/recovery";
import type { Tokens } from "@/lib/client/session-store";

export type Recovery = {
  /** Tokens of the recovery session; null until the link has been checked. */
  recovery: Tokens | null;
  /** Takes over the tokens of the same session after its second factor. */
  keep: (recovery: Tokens) => void;
  /** Whether the page was opened without any link: the letter's code is asked for. */
  isBare: boolean;
  /** Why there is none. */
  broken: unknown;
  /** Checks the link again, after a failure that may pass. */
  open: () => void;
};

/** Opens the link of the recovery mail, once; a change of language keeps what it gave. */
export function useRecovery(): Recovery {
  const [recovery, setRecovery] = useState<Tokens | null>(null);
  const [isBare, setIsBare] = useState(false);
  const [broken, setBroken] = useState<unknown>(null);
  const proof = useRef<RecoveryProof | null | undefined>(undefined);

  const open = useCallback(() => {
    setBroken(null);
    if (!proof.current) return setIsBare(true);
    openRecovery(proof.current).then(setRecovery, setBroken);
  }, []);

  useEffect(() => {
    if (proof.current !== undefined) return;
    proof.current = recoveryProof(new URL(location.href));
    // The proof must not stay in the address bar, the history or a later report.
    history.replaceState(history.state, "", location.pathname);
    const carried = takeCarried<Tokens>("recovery");
    if (carried) setRecovery(carried);
    else open();
  }, [open]);

  useEffect(() => carry("recovery", () => recovery), [recovery]);

  return { recovery, keep: setRecovery, isBare, broken, open };
}
