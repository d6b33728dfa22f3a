"use client";

import { useLocale, useTranslations } from "next-intl";
import { LanguageSelect } from "@/components/layout/language-select";
import { Logo } from "@/components/layout/logo";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { Controls } from "@/components/showcase/controls";
import { Figures } from "@/components/showcase/figures";
import { Overlays } from "@/components/showcase/overlays";
import { Places } from "@/components/showcase/places";
import { Tokens } from "@/components/showcase/tokens";
import { LOCALES } from "@/lib/i18n/locale";

const THEMES = ["light", "dark"] as const;

/** Light and dark side by side; what opens over the page follows the page's own theme. */
export function Showcase() {
  const t = useTranslations("layout");
  const locale = useLocale();
  return (
    <>
      <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-canvas px-5">
        <h1 className="mr-auto">
          <Logo name={t("brand")} />
        </h1>
        <LanguageSelect
          current={locale}
          label={t("language.label")}
          options={LOCALES.map((value) => ({ value, name: t(`language.${value}`) }))}
        />
        <ThemeToggle label={t("theme.toggle")} />
      </header>
      <main className="grid lg:grid-cols-2">
        {THEMES.map((theme) => (
          <div key={theme} className={`${theme} flex min-w-0 flex-col gap-10 bg-canvas p-5 text-ink md:p-6`}>
            <Tokens />
            <Controls />
            <Figures />
            <Places />
            <Overlays />
          </div>
        ))}
      </main>
    </>
  );
}
