import "server-only";
import { agrees } from "@/lib/analytics/choice";
import { isAnalyticsOn } from "@/lib/analytics/is-analytics-on.server";
import { AppError } from "@/lib/errors";
import { fetchScript } from "@/lib/integrations/analytics/analytics-service";

const FRESH_MS = 60 * 60_000;
/** After a failure nobody asks the service for so long; what was had before goes on meanwhile. */
const PAUSE_MS = 60_000;

let kept: { script: string | null; until: number } | undefined;
let underWay: Promise<string | null> | undefined;

/**
 * The service's script, for whoever has agreed. Everybody who asks at the same time shares one look at the service.
 * @throws AppError not_found where nothing is to be loaded, unavailable while the service cannot be had
 */
export async function loadScript({ headers, now }: { headers: Headers; now: Date }): Promise<string> {
  if (!agrees(headers) || !(await isAnalyticsOn())) throw new AppError("not_found");
  if (!kept || kept.until <= now.getTime()) {
    underWay ??= fetchScript().finally(() => {
      underWay = undefined;
    });
    const script = await underWay;
    kept = { script: script ?? kept?.script ?? null, until: now.getTime() + (script ? FRESH_MS : PAUSE_MS) };
  }
  if (kept.script === null) throw new AppError("unavailable", { retryAfter: PAUSE_MS / 1_000 });
  return kept.script;
}
