import { chooseLocale, LOCALE_COOKIE, type Locale } from "@/lib/i18n/locale";

/** Reader's language of a call: the stored choice in its cookie, else the languages that the header asks for. */
export function localeOf(request: Request): Locale {
  const cookie = request.headers.get("cookie") ?? "";
  const stored = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`).exec(cookie)?.[1];
  return chooseLocale(stored, request.headers.get("accept-language"));
}
