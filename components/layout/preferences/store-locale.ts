import { isLocale, LOCALE_COOKIE, type Locale } from "@/lib/i18n/locale";

const YEAR_S = 31_536_000;

/** Keeps the reader's choice of language; an unsupported one is refused. @returns it, or null when it was refused */
export function storeLocale(value: string): Locale | null {
  if (!isLocale(value)) {
    // biome-ignore lint/suspicious/noConsole: the product says so when it refuses a language
    console.warn(`Unsupported language: ${value}`);
    return null;
  }
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not to be had on plain http
  document.cookie = `${LOCALE_COOKIE}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
  return value;
}

/** The reader's choice of language as it was kept, supported or not; null when there is none. */
export function storedLocale(): string | null {
  const kept = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`));
  return kept?.slice(LOCALE_COOKIE.length + 1) ?? null;
}
