"use client";

import { useTranslations } from "next-intl";
import { CalendarSection } from "@/components/profile/connections/calendar-section";
import { HooksSection } from "@/components/profile/connections/hooks-section";
import { ImportSection } from "@/components/profile/connections/import-section";
import { TokensSection } from "@/components/profile/connections/tokens-section";
import { SectionLoading } from "@/components/profile/security/section-state";
import { useSession } from "@/lib/client/session-store";

/** What comes in from elsewhere, what goes out, and which programs act for one. */
export function ConnectionsScreen() {
  const t = useTranslations("connections");
  const isRestored = useSession((state) => state.isRestored);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl tracking-tight">{t("title")}</h2>
      {isRestored ? (
        <>
          <ImportSection />
          <CalendarSection />
          <TokensSection />
          <HooksSection />
        </>
      ) : (
        <SectionLoading />
      )}
    </div>
  );
}
