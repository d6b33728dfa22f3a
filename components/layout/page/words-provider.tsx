"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { Locale } from "@/lib/i18n/locale";

type WordsProviderProps = { locale: Locale; timeZone: string; json: string; children: ReactNode };

/** Words for scripts, as one text: of anything else the framework looks at each word on its way into the browser. */
export function WordsProvider({ locale, timeZone, json, children }: WordsProviderProps) {
  const messages = useMemo(() => JSON.parse(json), [json]);
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
