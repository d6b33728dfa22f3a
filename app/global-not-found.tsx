import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { bricolage, instrument } from "@/app/fonts";
import { NotFoundPage } from "@/components/layout/errors/not-found-page";
import { THEME_SCRIPT } from "@/components/layout/preferences/theme-script";
import { chooseLocale, LOCALE_COOKIE, type Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import "@/app/globals.css";

async function readersLocale(): Promise<Locale> {
  const stored = (await cookies()).get(LOCALE_COOKIE)?.value;
  return chooseLocale(stored, (await headers()).get("accept-language"));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = translator(await readersLocale());
  return { title: t("layout.notFound.title"), robots: { index: false } };
}

/** A file that is not there. Middleware, which leads unknown pages to the dashboard, leaves files alone. */
export default async function GlobalNotFound() {
  const locale = await readersLocale();
  const t = translator(locale);
  return (
    <html lang={locale} className={`${bricolage.variable} ${instrument.variable}`} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} suppressHydrationWarning />
      </head>
      <body>
        <NotFoundPage
          title={t("layout.notFound.title")}
          text={t("layout.notFound.text")}
          action={t("layout.notFound.action")}
        />
      </body>
    </html>
  );
}
