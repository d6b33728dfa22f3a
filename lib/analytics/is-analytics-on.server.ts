import "server-only";
import { readFlags } from "@/lib/flags/read-flags.server";
import { scriptAttributes } from "@/lib/integrations/analytics/analytics-service";

/** Whether visits may be told to a service at all: one is named, and the administrator has not turned it off. */
export async function isAnalyticsOn(): Promise<boolean> {
  return scriptAttributes() !== null && (await readFlags()).analytics;
}
