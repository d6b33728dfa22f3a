import { useState } from "react";
import { api } from "@/lib/client/api";

export type Resend = {
  send: () => Promise<void>;
  busy: boolean;
  /** What the server said when another letter left. */
  sent: string | null;
  failure: unknown;
};

/** Asks for another letter that confirms one's address. */
export function useResend(): Resend {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function send() {
    setBusy(true);
    setFailure(null);
    setSent(null);
    try {
      setSent((await api<{ message: string }>("/api/confirm-email/resend", { method: "POST" })).message);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  return { send, busy, sent, failure };
}
