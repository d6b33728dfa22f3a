import { useSession } from "@/lib/client/session-store";

/** Where people live until they say otherwise. */
const USUAL_TIME_ZONE = "America/Sao_Paulo";

/** The time zone of whoever is logged in. */
export function useTimeZone(): string {
  return useSession((state) => state.user?.preferences?.time_zone) ?? USUAL_TIME_ZONE;
}
