import { timeZoneOf, useSession } from "@/lib/client/session-store";

/** The time zone of whoever is logged in. */
export function useTimeZone(): string {
  return useSession(timeZoneOf);
}
