import "server-only";
import { agrees } from "@/lib/analytics/choice";
import { isAnalyticsOn } from "@/lib/analytics/is-analytics-on.server";
import { maskedPath } from "@/lib/analytics/page-path";
import { env } from "@/lib/env";
import { readEvent, sendView } from "@/lib/integrations/analytics/analytics-service";

const LONGEST_AGENT = 300;

/**
 * Hands on that a page was shown, for whoever has agreed. It is written anew: a path without ids, the origin that led here, the
 * language; no title, no query, no address, no cookie. Whatever else a script may send goes nowhere.
 */
export async function passView({ headers, body }: { headers: Headers; body: Uint8Array }): Promise<void> {
  if (!agrees(headers) || !(await isAnalyticsOn())) return;
  const seen = readEvent(jsonOf(body));
  const { origin } = new URL(env().NEXT_PUBLIC_APP_URL);
  if (!seen || !URL.canParse(seen.address, origin)) return;
  const from = URL.canParse(seen.referrer) ? new URL(seen.referrer).origin : "";
  const view = {
    path: maskedPath(new URL(seen.address, origin).pathname),
    referrer: from === origin || from === "null" ? "" : from,
    language: /^[a-z]{2,3}(-[A-Z]{2})?$/.exec(seen.language)?.[0] ?? "",
  };
  void sendView(view, (headers.get("user-agent") ?? "").slice(0, LONGEST_AGENT));
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
