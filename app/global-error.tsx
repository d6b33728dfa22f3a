"use client";

import { useEffect, useState } from "react";
import { bricolage, instrument } from "@/app/fonts";
import { ErrorPage } from "@/components/layout/errors/error-page";
import { storedLocale } from "@/components/layout/preferences/store-locale";
import { THEME_SCRIPT } from "@/components/layout/preferences/theme-script";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locale";
import { SPARE_WORDS } from "@/lib/i18n/spare-words";
import "@/app/globals.css";

/** Even the frame of the page broke: brings its own frame and its own words. */
export default function GlobalError({ error }: { error: unknown }) {
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE);
  useEffect(() => {
    const read = [storedLocale(), ...navigator.languages].map((tag) => tag?.slice(0, 2));
    setLocale(read.find((language) => language === "pt" || language === "en") === "en" ? "en-US" : "pt-BR");
    // In a page that was there before, this frame has taken the theme away; the script in its head still listens.
    window.dispatchEvent(new Event("storage"));
  }, []);
  const words = SPARE_WORDS[locale];
  return (
    <html lang={locale} className={`${bricolage.variable} ${instrument.variable}`} suppressHydrationWarning>
      <head>
        <title>{words.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} suppressHydrationWarning />
      </head>
      <body>
        <ErrorPage error={error} words={words} />
      </body>
    </html>
  );
}
