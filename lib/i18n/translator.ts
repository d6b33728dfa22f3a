import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locale";
import en from "@/messages/en-US.json";
import pt from "@/messages/pt-BR.json";

export type Messages = typeof pt;

// That both have the same keys is said by `npm run check`, key by key.
const CATALOGUES: Record<Locale, Messages> = { "pt-BR": pt, "en-US": en as Messages };

export function messagesOf(locale: Locale): Messages {
  return CATALOGUES[locale];
}

const make = (locale: Locale) => createTranslator({ locale, messages: CATALOGUES[locale] });

export type Translator = ReturnType<typeof make>;

/** A translator parses each sentence once. */
const TRANSLATORS = new Map<Locale, Translator>();

/** Words outside of React: API answers, mails, chat replies. */
export function translator(locale: Locale): Translator {
  let t = TRANSLATORS.get(locale);
  if (!t) {
    t = make(locale);
    TRANSLATORS.set(locale, t);
  }
  return t;
}
