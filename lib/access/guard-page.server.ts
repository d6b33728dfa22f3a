import "server-only";
import { openSupportView } from "@/lib/access/open-support-view.server";
import { decidePage, type PageDecision, pageKind } from "@/lib/access/pages";
import { isOwnOfAdministrator, SUPPORT_COOKIE } from "@/lib/access/support-view";
import { loadViewer } from "@/lib/auth/session/load-viewer.server";
import { closePageSession, openPageSession } from "@/lib/auth/session/page-session.server";
import type { CookieChange } from "@/lib/auth/session/session-cookie";
import { env } from "@/lib/env";
import { readFlags } from "@/lib/flags/read-flags.server";

/** `maintenance`: nobody but the administrator is shown anything now. */
export type Guarded = {
  decision: PageDecision | "maintenance";
  changes: CookieChange[];
  /** The address that whoever sees the page has yet to confirm. */
  unconfirmed?: string;
};

const ANONYMOUS: Guarded = { decision: { show: true }, changes: [] };

/**
 * Decides a page for whoever the cookies say is asking. What everybody may see is shown even when the session cannot
 * be read, and costs no query unless the first administrator asks.
 * @throws whatever keeps the session of a protected page from being read: the page must then not be shown
 */
export async function guardPage(
  page: { pathname: string; target: string; cookies: ReadonlyMap<string, string> },
  now: Date,
): Promise<Guarded> {
  const kind = pageKind(page.pathname);
  // The ways in stay open, or nobody could end the maintenance.
  const isWayIn = page.pathname === "/login" || kind === "second_step";
  if (!isWayIn && (await readFlags()).maintenance && !(await isAdministrator(page.cookies, now))) {
    return { decision: "maintenance", changes: [] };
  }
  const isOpen = kind === "public" || kind === "guest" || kind === "recovery";
  try {
    return await decide(page, now, kind === "public");
  } catch (error) {
    if (isOpen) return ANONYMOUS;
    throw error;
  }
}

async function isAdministrator(cookies: ReadonlyMap<string, string>, now: Date): Promise<boolean> {
  const { claims } = await openPageSession(cookies, now);
  const viewer = claims && (await loadViewer(claims));
  return viewer !== null && typeof viewer !== "string" && viewer.isSuperAdmin;
}

async function decide(
  { pathname, target, cookies }: { pathname: string; target: string; cookies: ReadonlyMap<string, string> },
  now: Date,
  isPublic: boolean,
): Promise<Guarded> {
  const { claims, changes } = await openPageSession(cookies, now);
  if (!claims) return { decision: decidePage(pathname, null, now, target), changes };
  if (isPublic && claims.email !== env().SUPER_ADMIN_EMAIL) return { ...ANONYMOUS, changes };
  const viewer = await loadViewer(claims);
  if (typeof viewer === "string") {
    return { decision: decidePage(pathname, null, now, target), changes: closePageSession(cookies) };
  }
  const isOwn = !viewer.isSuperAdmin || isAlwaysOwn(pathname);
  const seen = isOwn ? null : await openSupportView(viewer, cookies.get(SUPPORT_COOKIE), now);
  const shown = seen ?? viewer;
  return {
    decision: decidePage(pathname, shown, now, target),
    changes,
    ...(shown.isEmailConfirmed ? {} : { unconfirmed: shown.email }),
  };
}

/** Where an administrator is always themselves, whoever's screens they see elsewhere. */
function isAlwaysOwn(pathname: string): boolean {
  return isOwnOfAdministrator(pathname) || pageKind(pathname) === "recovery";
}
