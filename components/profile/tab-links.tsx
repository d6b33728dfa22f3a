"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { PROFILE_TABS, type ProfileTab } from "@/components/profile/profile-tabs";
import { tabClass } from "@/components/ui/tabs";

/** Tabs that are pages of their own, hence links: the one being shown follows the path. */
export function TabLinks({ current }: { current: ProfileTab }) {
  const t = useTranslations("profile.tabs");
  return (
    <nav aria-label={t("label")} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
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
