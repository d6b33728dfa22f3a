import { useChange } from "@/components/hooks/use-change";
import { api } from "@/lib/client/api";
import { keepHealthConsent } from "@/lib/client/session-store";
import type { ConsentBody, Consents } from "@/lib/consents/consent";

export const CONSENTS_KEY = ["consents"] as const;

/** What follows from a consent is felt beyond it: the assistant's number, what may be logged. */
export function useChangeConsent() {
  return useChange(
    async (body: ConsentBody) => {
      const answer = await api<Consents>("/api/consents", { method: "POST", body });
      const health = answer.consents.find(({ kind }) => kind === "health");
      keepHealthConsent(health?.granted ?? null);
      return answer;
    },
    [CONSENTS_KEY, ["whatsapp-optin"], ["dashboard"]],
  );
}
