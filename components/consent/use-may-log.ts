import { useSession } from "@/lib/client/session-store";
import { allowsHealth } from "@/lib/consents/health/health-consent";

/** Whether what one tells may be stored; while that is unknown, the server decides. */
export function useMayLog(): boolean {
  return useSession(({ user }) => allowsHealth(user?.health_consent ?? "given"));
}
