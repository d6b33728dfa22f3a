import "server-only";
import type { Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";

const RETRY_AFTER_S = { unavailable: 5, maintenance: 60 } as const;

/**
 * What a page answers when nobody can say who is asking, or while the product is being maintained: plain, self-contained,
 * and to be tried again.
 */
export function unavailablePage(
  locale: Locale,
  why: "unavailable" | "maintenance" = "unavailable",
): Response {
  const t = translator(locale);
  const title = t(why === "unavailable" ? "errors.access.check_failed" : "errors.page.title");
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title} | Garfo</title>
<style>body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:32rem;margin:18vh auto;padding:0 1.5rem;text-align:center}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border:1px solid;border-radius:.75rem;color:inherit}</style>
<main><h1>${title}</h1><p>${t(`errors.page.${why}`)}</p><a href="">${t("errors.page.retry")}</a></main>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      "Retry-After": String(RETRY_AFTER_S[why]),
      "Cache-Control": "no-store",
    },
  });
}
