import { type Choice, cookieOf } from "@/lib/analytics/choice";
import type { VisitorQuestion } from "@/lib/analytics/visitor-question";
import { publicApi } from "@/lib/client/api";

const A_YEAR_S = 31_536_000;
const SCRIPT_ID = "analytics-script";

/** The question and what begins once it was allowed, in the reader's language. @throws ApiError */
export function fetchQuestion(): Promise<VisitorQuestion> {
  return publicApi<VisitorQuestion>("/api/analytics");
}

/**
 * Keeps an answer in this browser. Allowed, it begins at once; taken back, the page loads anew where the script was running: what runs
 * cannot be taken out of a page.
 */
export function answerQuestion(choice: Choice, attributes: VisitorQuestion["attributes"]): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookieStore everywhere
  document.cookie = `${cookieOf(choice)}; path=/; max-age=${A_YEAR_S}; samesite=lax${secure}`;
  if (choice === "yes") runAnalytics(attributes);
  else if (document.getElementById(SCRIPT_ID)) location.reload();
}

/** Runs the service's script from our own origin; one that cannot be had leaves the page as it is. */
export function runAnalytics(attributes: VisitorQuestion["attributes"]): void {
  if (!attributes || document.getElementById(SCRIPT_ID)) return;
  const script = document.createElement("script");
  script.id = SCRIPT_ID;
  script.src = "/api/analytics/script";
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}
