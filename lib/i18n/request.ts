import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { messagesOf } from "@/lib/i18n/translator";

/** Words and formats of a page: the language is the first segment of the rewritten address. */
export default getRequestConfig(async ({ locale: asked }) => {
  const wanted = asked ?? (await rootLocale());
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  return { locale, messages: messagesOf(locale), timeZone: "America/Sao_Paulo" };
});
