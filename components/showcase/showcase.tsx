"use client";

import { useTranslations } from "next-intl";
import { PageChoices } from "@/components/layout/preferences/page-choices";
import { Controls } from "@/components/showcase/controls";
import { FigureSamples } from "@/components/showcase/figures";
import { Overlays } from "@/components/showcase/overlays";
import { Places } from "@/components/showcase/places";
import { TokenSamples } from "@/components/showcase/tokens";
import { Logo } from "@/components/ui/logo";

const THEMES = ["light", "dark"] as const;

/** Light and dark side by side; what opens over the page follows the page's own theme. */
export function Showcase() {
  const t = useTranslations("layout");
  return (
    <>
      <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-canvas px-5">
        <h1 className="mr-auto">
          <Logo name={t("brand")} />
        </h1>
        <PageChoices />
      </header>
      <main className="grid lg:grid-cols-2">
        {THEMES.map((theme) => (
          <div key={theme} className={`${theme} flex min-w-0 flex-col gap-10 bg-canvas p-5 text-ink md:p-6`}>
            <TokenSamples />
            <Controls />
            <FigureSamples />
            <Places />
            <Overlays />
          </div>
        ))}
      </main>
    </>
  );
}
