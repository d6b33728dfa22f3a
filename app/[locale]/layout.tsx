import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { bricolage, instrument } from "@/app/fonts";
import { SITE } from "@/app/site";
import { EARLY_SCRIPT } from "@/components/forms/early-script";
import { ErrorWordsProvider } from "@/components/layout/errors/error-words";
import { Analytics } from "@/components/layout/page/analytics";
import { CountView } from "@/components/layout/page/count-view";
import { THEME_SCRIPT } from "@/components/layout/preferences/theme-script";
import { isLocale, LOCALES } from "@/lib/i18n/locale";
import "@/app/globals.css";

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  // A phone's keyboard takes room from the page instead of covering what stands at its lower edge.
  interactiveWidget: "resizes-content",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf6ef" },
    { media: "(prefers-color-scheme: dark)", color: "#15120e" },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.meta");
  return {
    metadataBase: SITE,
    title: { default: t("title"), template: t("template") },
    description: t("description"),
    applicationName: "Garfo",
    formatDetection: { telephone: false },
  };
}

type RootLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function RootLayout({ children, params }: RootLayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("layout.error");
  const words = { title: t("title"), text: t("text"), reload: t("reload"), home: t("home") };
  return (
    <html lang={locale} className={`${bricolage.variable} ${instrument.variable}`} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: likewise, before the first press of a button */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} suppressHydrationWarning />
      </head>
      <body>
        <ErrorWordsProvider words={words}>{children}</ErrorWordsProvider>
        <CountView />
        <Analytics />
      </body>
    </html>
  );
}
