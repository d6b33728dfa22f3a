import {
  isOwnOfAdministrator,
  SUPPORT_COOKIE,
  supportCookieValue,
  supportViewEnd,
  supportViewId,
} from "@/lib/access/support-view";
import { documentCookies, keepCookie } from "@/lib/client/page-cookie";

/** Whose screens the administrator of this browser sees on this page, if any: on their own pages they are themselves. */
export function currentSupportView(): { id: string; endsAt: Date } | null {
  if (typeof document === "undefined" || isOwnOfAdministrator(location.pathname)) return null;
  const value = documentCookies().get(SUPPORT_COOKIE);
  const id = supportViewId(value);
  return value && id ? { id, endsAt: supportViewEnd(value) } : null;
}

/** Shows the first of their screens that support may see; the page loads anew as theirs. */
export function enterSupportView(view: { id: string; endsAt: Date }): void {
  const seconds = Math.max(0, Math.floor((view.endsAt.getTime() - Date.now()) / 1_000));
  keepCookie(SUPPORT_COOKIE, supportCookieValue(view), seconds);
  location.assign("/subscription");
}

/** Forgets the view here. Whoever leaves for an administrator's page is themselves again. */
export function forgetSupportView(): void {
  keepCookie(SUPPORT_COOKIE, "", 0);
}
