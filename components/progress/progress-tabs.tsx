"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { DiarySkeleton } from "@/components/diary/screen/diary-skeleton";
import { diaryHref, goTo, useDiaryParam } from "@/components/layout/member/use-diary-param";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { ProgressScreen } from "@/components/progress/progress-screen";
import { tabClass } from "@/components/ui/tab-class";

const DiaryScreen = dynamic(
  () => import("@/components/diary/screen/diary-screen").then((file) => file.DiaryScreen),
  {
    loading: DiarySkeleton,
  },
);

/** Progress and diary are addresses of their own, hence links; the one being shown follows the address. */
export function ProgressTabs() {
  const t = useTranslations("progress.tabs");
  const words = useTranslations("progress");
  const day = useDiaryParam();
  const tabs = [
    { name: "progress", href: "/progress", isHere: day === undefined },
    { name: "diary", href: diaryHref(null), isHere: day !== undefined },
  ] as const;
  return (
    <>
      <ScreenTitle>{words(day === undefined ? "title" : "diaryTitle")}</ScreenTitle>
      {/* The bar below leads to both where it is. */}
      <nav aria-label={t("label")} className="mb-5 border-b border-line max-lg:hidden">
        <ul className="flex gap-1">
          {tabs.map(({ name, href, isHere }) => (
            <li key={name}>
              <a
                href={href}
                className={tabClass}
                aria-current={isHere ? "page" : undefined}
                onClick={(event) => stayHere(event, href)}
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {day === undefined ? <ProgressScreen /> : <DiaryScreen day={day} />}
    </>
  );
}

/** A plain click changes the address only; any other opens a tab or a window, as links do. */
function stayHere(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(href);
}
