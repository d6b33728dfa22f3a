import { chooseLocale, isLocale, LOCALE_COOKIE, type Locale } from "@/lib/i18n/locale";

/** Reader's language of a call: the stored choice in its cookie, else the languages that the header asks for. */
export function localeOf(request: Request): Locale {
  return chooseLocale(storedIn(request), request.headers.get("accept-language"));
}

/** The language that the reader has chosen themselves; null when they have not, whatever their browser speaks. */
export function chosenLocaleOf(request: Request): Locale | null {
  const stored = storedIn(request);
  return isLocale(stored) ? stored : null;
}

function storedIn(request: Request): string | undefined {
  const cookie = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`).exec(cookie)?.[1];
}
