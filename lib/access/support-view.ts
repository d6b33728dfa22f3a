/** The cookie by which pages, and the header by which calls, say that an administrator sees somebody's screens. */
export const SUPPORT_COOKIE = "garfo-support-view";
export const SUPPORT_HEADER = "X-Garfo-Support-View";

/** How long it lasts; then a new reason is asked for. */
export const SUPPORT_VIEW_SECONDS = 15 * 60;

/** The administrator's own pages stay theirs meanwhile. */
export function isOwnOfAdministrator(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}

/** What support sees of a person: their account, subscription, settings and company. Everything else tells of health. */
const SHOWN: readonly string[] = [
  ...["/subscription", "/post-payment", "/partner"],
  ...["/profile", "/profile/personal", "/profile/preferences"],
];

/**
 * Whether a screen is kept from support, as its calls are. A nutritionist's panel is their patients'; anybody else's side
 * of it names who follows them.
 */
export function isKeptFromSupport(pathname: string, role: string | undefined): boolean {
  if (pathname === "/nutritionist-dashboard") return role === "nutritionist";
  return !SHOWN.includes(pathname);
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of a view as a header has it, or the cookie before its dot; null for what can be none. */
export function supportViewId(value: string | null | undefined): string | null {
  const [id] = value?.split(".") ?? [];
  return id && ID.test(id) ? id : null;
}

/** What the cookie holds: which view, and until when. */
export function supportCookieValue({ id, endsAt }: { id: string; endsAt: Date }): string {
  return `${id}.${endsAt.getTime()}`;
}

/** When the view of a cookie ends, which only the screen believes. */
export function supportViewEnd(value: string): Date {
  return new Date(Number(value.split(".")[1]) || 0);
}
