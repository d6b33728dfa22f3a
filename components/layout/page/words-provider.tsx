"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { useTimeZone } from "@/components/figures/use-time-zone";
import type { Locale } from "@/lib/i18n/locale";

type WordsProviderProps = { locale: Locale; json: string; children: ReactNode };

/**
 * Words for scripts, as one text: of anything else the framework looks at each word on its way into the browser. Times
 * are those of where the reader lives.
 */
export function WordsProvider({ locale, json, children }: WordsProviderProps) {
  const messages = useMemo(() => JSON.parse(json), [json]);
  return (
    <NextIntlClientProvider locale={locale} timeZone={useTimeZone()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
