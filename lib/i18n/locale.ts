export const LOCALES = ["pt-BR", "en-US"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "pt-BR";
/** Cookie that carries the stored choice to the server. */
export const LOCALE_COOKIE = "garfo-locale";

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** Best supported language of one tag: exact, else same base language ("pt-PT" reads pt-BR). */
export function matchLocale(tag: string): Locale | null {
  const wanted = tag.trim().toLowerCase();
  const exact = LOCALES.find((locale) => locale.toLowerCase() === wanted);
  if (exact) return exact;
  const base = wanted.split("-")[0];
  return LOCALES.find((locale) => locale.toLowerCase().split("-")[0] === base) ?? null;
}

/** The stored choice, else the browser's languages in its order, else pt-BR. */
export function chooseLocale(
  stored: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  if (isLocale(stored)) return stored;
  const tags = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part, position) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = Number(
        parameters
          .find((p) => p.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag, quality: Number.isFinite(quality) ? quality : 0, position };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position);
  for (const { tag } of tags) {
    const locale = matchLocale(tag);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
