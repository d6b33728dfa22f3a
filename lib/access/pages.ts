import { homeOf } from "@/lib/access/home";
import { safeNext } from "@/lib/access/safe-next";
import { gateReason } from "@/lib/access/subscription-gate";
import { roleOf, type Viewer } from "@/lib/auth/session/viewer";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";

/**
 * - public: for everyone
 * - guest: makes no sense with a session (login, sign-up)
 * - second_step: where a session passes its second factor, and every other page leads until it has
 * - recovery: for everyone, because a mailed link, or a provider, leads there with and without a session
 * - expired_allowed, subscriber: subject to the subscription rule
 * - subscription: where the subscription rule sends people; open to everyone with a session, or they would go in circles
 * - account: for everyone with a session, the administrator and people without a subscription among them
 * - signed_in, partner, admin: panels, by role alone
 */
export type PageKind =
  | "public"
  | "guest"
  | "second_step"
  | "recovery"
  | "expired_allowed"
  | "subscriber"
  | "subscription"
  | "account"
  | "signed_in"
  | "partner"
  | "admin"
  | "unknown";

const PAGES: Readonly<Record<string, PageKind>> = {
  "/": "public",
  "/pricing": "public",
  "/partnerships": "public",
  "/terms": "public",
  "/privacy": "public",
  "/faq": "public",
  "/login": "guest",
  "/signup": "guest",
  "/forgot-password": "guest",
  "/second-factor": "second_step",
  "/reset-password": "recovery",
  "/confirm-email": "recovery",
  "/sign-in": "recovery",
  "/dashboard": "expired_allowed",
  "/progress": "expired_allowed",
  "/foods": "expired_allowed",
  "/profile": "expired_allowed",
  "/profile/security": "account",
  "/profile/connections": "account",
  "/connect": "account",
  "/subscription": "subscription",
  "/post-payment": "subscriber",
  "/admin": "admin",
  "/admin/advanced": "admin",
  "/partner": "partner",
  "/nutritionist-dashboard": "signed_in",
};

/** What kind of page a path leads to; anything that is not on the list is unknown. */
export function pageKind(pathname: string): PageKind {
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  if (Object.hasOwn(PAGES, path)) return PAGES[path]!;
  return path.startsWith("/profile/") ? "expired_allowed" : "unknown";
}

const COUNTED: readonly PageKind[] = ["public", "expired_allowed", "subscriber", "subscription", "account"];

/** Whether a view of such a page may be told to an analytics service: none of the panels', nor of the ways in. */
export function isCountedPage(pathname: string): boolean {
  return COUNTED.includes(pageKind(pathname));
}

export type PageDecision = { show: true } | { show: false; to: string };

const SHOW: PageDecision = { show: true };

/**
 * Whether a page is shown to this viewer, or where they are sent instead (always a path of ours). Unknown paths and
 * whatever is not expressly allowed are redirected.
 * @param target path and query that were asked for: where login leads back to
 */
export function decidePage(
  pathname: string,
  viewer: Viewer | null,
  now: Date,
  target = pathname,
): PageDecision {
  const kind = pageKind(pathname);
  if (!viewer) {
    if (kind === "public" || kind === "guest" || kind === "recovery") return SHOW;
    return to(kind === "unknown" ? "/dashboard" : entrance("/login", target));
  }
  if (viewer.needsSecondFactor) {
    const isOpen = kind === "public" || kind === "guest" || kind === "recovery" || kind === "second_step";
    return isOpen ? SHOW : to(entrance("/second-factor", target));
  }
  const home = homeOf({ role: roleOf(viewer), company: viewer.company });
  if (kind === "recovery" || kind === "account") return SHOW;
  if (viewer.isSuperAdmin) return kind === "admin" ? SHOW : to(home);
  switch (kind) {
    case "public":
    case "subscription":
    case "signed_in":
      return SHOW;
    case "guest":
      return to(planWished(target) ?? nextOf(target) ?? home);
    case "second_step":
      return to(home);
    case "partner":
      return viewer.company ? SHOW : to("/dashboard");
    case "admin":
    case "unknown":
      return to("/dashboard");
    case "expired_allowed":
    case "subscriber": {
      const reason = gateReason(viewer.subscription, { allowExpired: kind === "expired_allowed" }, now);
      return reason ? to(`/subscription?reason=${reason}`) : SHOW;
    }
  }
}

/** Leads back afterwards, except to the page where one ends up anyway. */
function entrance(page: "/login" | "/second-factor", target: string): string {
  return target === "/dashboard" ? page : `${page}?next=${encodeURIComponent(target)}`;
}

/** Somebody with an account who chooses a plan wants that plan, not another account. */
function planWished(target: string): string | null {
  const [, plan] = /^\/signup\?(?:.*&)?plan=([\w-]{1,40})(?:&|$)/.exec(target) ?? [];
  return plan && plan !== TRIAL_PLAN_ID ? `/subscription?plan=${plan}` : null;
}

/** Where a login was to lead back to, for whoever is in by then. */
function nextOf(target: string): string | null {
  const next = safeNext(new URLSearchParams(target.split("?")[1]).get("next"));
  return next && pageKind(next.split("?")[0]!) !== "guest" ? next : null;
}

function to(path: string): PageDecision {
  return { show: false, to: path };
}
