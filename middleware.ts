import { createHash } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { EARLY_SCRIPT } from "@/components/forms/early-script";
import { THEME_SCRIPT } from "@/components/layout/preferences/theme-script";
import { guardPage } from "@/lib/access/guard-page.server";
import { isCountedPage, pageKind } from "@/lib/access/pages";
import { SUPPORT_COOKIE } from "@/lib/access/support-view";
import { UNCONFIRMED_HEADER } from "@/lib/access/unconfirmed-header";
import { isAnalyticsOn } from "@/lib/analytics/is-analytics-on.server";
import type { CookieChange } from "@/lib/auth/session/session-cookie";
import { now as readClock } from "@/lib/clock";
import { env } from "@/lib/env";
import { logUnexpected } from "@/lib/http/log-unexpected";
import { contentPolicy } from "@/lib/http/security-headers";
import { unavailablePage } from "@/lib/http/unavailable-page";
import { chooseLocale, LOCALE_COOKIE, type Locale } from "@/lib/i18n/locale";

export const config = {
  runtime: "nodejs",
  // Pages only: API calls carry their own bearer, and files are nobody's.
  matcher: [
    "/((?!api/|api$|_next/|\\.well-known/|.*\\.(?:ico|png|jpg|jpeg|svg|webp|avif|woff2|txt|xml|webmanifest|js|css|map)$).*)",
    // The one path below a language that any name answers to, a file's too.
    "/:locale/profile/:tab+",
  ],
};

/** app/[locale]/(development): the components in their states. */
const DESIGN_PAGE = "/design";

const SCRIPT_HASHES = [THEME_SCRIPT, EARLY_SCRIPT].map(
  (script) => `sha256-${createHash("sha256").update(script).digest("base64")}`,
);

/** A proxy in front may keep it for a minute; browsers ask each time, since they may have come in meanwhile. */
const SHARED = "public, max-age=0, must-revalidate, s-maxage=60";

/** Decides nothing itself: who may see a page is lib/access's to say; the language is the reader's. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const locale = chooseLocale(
    request.cookies.get(LOCALE_COOKIE)?.value,
    request.headers.get("accept-language"),
  );
  const cookies = new Map(request.cookies.getAll().map(({ name, value }) => [name, value]));
  if (process.env.NODE_ENV === "development" && pathname === DESIGN_PAGE) return show(request, locale);
  try {
    const page = { pathname, target: targetOf(request), cookies };
    const { decision, changes, unconfirmed } = await guardPage(page, readClock());
    if (decision === "maintenance") return unavailablePage(locale, "maintenance");
    const response = decision.show
      ? await show(request, locale, unconfirmed)
      : redirect(decision.to, request);
    setCookies(response, changes);
    return response;
  } catch (error) {
    logUnexpected(error, request);
    return unavailablePage(locale);
  }
}

function redirect(path: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(path, request.url));
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** Path and query as the reader sees them, without what Next's own client adds. */
function targetOf(request: NextRequest): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_rsc");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

async function show(request: NextRequest, locale: Locale, unconfirmed?: string): Promise<NextResponse> {
  const { NEXT_PUBLIC_SUPABASE_URL, NODE_ENV } = env();
  const isStatic = pageKind(request.nextUrl.pathname) === "public";
  if (!isStatic && comesFromStaticPage(request)) return new NextResponse(null, { status: 204 });
  const policy = contentPolicy({
    nonce: isStatic ? null : crypto.randomUUID(),
    scriptHashes: SCRIPT_HASHES,
    connect: [new URL(NEXT_PUBLIC_SUPABASE_URL).origin],
    development: NODE_ENV === "development",
  });
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  headers.delete(UNCONFIRMED_HEADER);
  if (unconfirmed) headers.set(UNCONFIRMED_HEADER, encodeURIComponent(unconfirmed));
  const url = new URL(request.url);
  url.pathname = `/${locale}${url.pathname === "/" ? "" : url.pathname}`;
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("Content-Language", locale);
  if (isCountedPage(request.nextUrl.pathname) && (await isAnalyticsOn())) {
    // The one header that a page's script can read: see lib/client/analytics-standing.ts.
    response.headers.set("Server-Timing", "analytics");
  }
  const isForAll = isStatic && !hasSession(request);
  // One address, two languages, and another answer for whoever has a session.
  if (isForAll) response.headers.set("Vary", "Accept-Language, Cookie");
  response.headers.set(
    "Cache-Control",
    isForAll ? SHARED : isStatic ? "private, no-cache" : "private, no-store",
  );
  return response;
}

/**
 * Whether Next's client asks for a page in order to swap it into a static one. The document would keep the static
 * page's content policy, so it gets nothing to swap in and loads the page anew.
 */
function comesFromStaticPage(request: NextRequest): boolean {
  if (!request.headers.has("rsc")) return false;
  const referrer = request.headers.get("referer") ?? "";
  return URL.canParse(referrer) && pageKind(new URL(referrer).pathname) === "public";
}

function hasSession(request: NextRequest): boolean {
  return request.cookies
    .getAll()
    .some(({ name }) => /-auth-token(?:\.\d+)?$/.test(name) || name === SUPPORT_COOKIE);
}

function setCookies(response: NextResponse, changes: readonly CookieChange[]): void {
  const secure = env().NEXT_PUBLIC_APP_URL.startsWith("https:");
  for (const { name, value, maxAgeSeconds } of changes) {
    response.cookies.set({ name, value, path: "/", maxAge: maxAgeSeconds, sameSite: "lax", secure });
  }
}
