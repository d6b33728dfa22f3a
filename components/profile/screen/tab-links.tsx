"use client";

import Link from "next/link";
import { useSelectedLayoutSegments } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useScrollHint } from "@/components/hooks/use-scroll-hint";
import { PROFILE_TABS, profileTab } from "@/components/profile/screen/profile-tabs";
import { tabClass } from "@/components/ui/tab-class";
import { useSession } from "@/lib/client/session-store";

/** Tabs that are pages of their own, hence links: the one being shown follows the path. */
export function TabLinks() {
  const t = useTranslations("profile.tabs");
  const current = profileTab(useSelectedLayoutSegments().filter(Boolean));
  const isAdmin = useSession((state) => state.user?.role === "admin");
  const list = useRef<HTMLUListElement>(null);
  const hint = useScrollHint<HTMLElement>();

  // On a phone the later tabs lie outside of the screen.
  useEffect(() => {
    if (!current) return;
    const tab = list.current?.children[PROFILE_TABS.indexOf(current)];
    tab?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);

  // The administrator has a security page and no profile.
  if (isAdmin) return null;
  return (
    <nav
      ref={hint}
      aria-label={t("label")}
      className="fade-edges -mx-4 mb-5 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
    >
      <ul ref={list} className="flex gap-1">
        {PROFILE_TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={`/profile/${tab}`}
              className={tabClass}
              aria-current={tab === current ? "page" : undefined}
            >
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
