"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useTranslations } from "next-intl";
import { useScrollHint } from "@/components/hooks/use-scroll-hint";
import { PROFILE_TABS, profileTab } from "@/components/profile/screen/profile-tabs";
import { Link } from "@/components/ui/link";
import { tabClass } from "@/components/ui/tab-class";
import { useSession } from "@/lib/client/session-store";

/** Tabs that are pages of their own, hence links: the one being shown follows the path. */
export function TabLinks() {
  const t = useTranslations("profile.tabs");
  const current = profileTab(useSelectedLayoutSegments().filter(Boolean));
  const isAdmin = useSession((state) => state.user?.role === "admin");
  const hint = useScrollHint<HTMLElement>(current ?? null);

  // The administrator has a security page and no profile.
  if (isAdmin) return null;
  return (
    <nav
      ref={hint}
      aria-label={t("label")}
      className="fade-edges -mx-4 mb-5 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
    >
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
