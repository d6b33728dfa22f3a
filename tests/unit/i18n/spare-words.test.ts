import { expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/locale";
import { SPARE_WORDS } from "@/lib/i18n/spare-words";
import { messagesOf } from "@/lib/i18n/translator";

it.each(LOCALES)("the error page says the same in %s, whatever broke", (locale) => {
  expect(SPARE_WORDS[locale]).toEqual(messagesOf(locale).layout.error);
});
