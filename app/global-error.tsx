"use client";

import { useEffect, useState } from "react";
import { bricolage, instrument } from "@/app/fonts";
import { ErrorPage } from "@/components/layout/error-page";
import type { ErrorWords } from "@/components/layout/error-words";
import { THEME_SCRIPT } from "@/components/layout/theme-script";
import { chooseLocale, DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locale";
import "@/app/globals.css";

const CATALOGUES = {
  "pt-BR": () => import("@/messages/pt-BR.json"),
  "en-US": () => import("@/messages/en-US.json"),
} as const;

/** Even the frame of the page broke: brings its own frame and fetches its words itself. */
export default function GlobalError({ error }: { error: unknown }) {
  const [shown, setShown] = useState<{ locale: Locale; words: ErrorWords } | null>(null);
  useEffect(() => {
    const locale = chooseLocale(null, navigator.languages.join(","));
    CATALOGUES[locale]().then(
      ({ layout }) => setShown({ locale, words: layout.error }),
      () => undefined,
    );
  }, []);
  return (
    <html
      lang={shown?.locale ?? DEFAULT_LOCALE}
      className={`${bricolage.variable} ${instrument.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} suppressHydrationWarning />
      </head>
      <body>
        <ErrorPage error={error} words={shown?.words ?? null} />
      </body>
    </html>
  );
}
