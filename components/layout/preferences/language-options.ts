import { LOCALES, type Locale } from "@/lib/i18n/locale";

/** The languages by their own names. */
export function languageOptions(nameOf: (locale: Locale) => string): { value: Locale; name: string }[] {
  return LOCALES.map((value) => ({ value, name: nameOf(value) }));
}
