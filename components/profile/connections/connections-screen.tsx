"use client";

import { useTranslations } from "next-intl";
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
      {isRestored ? <TokensSection /> : <SectionLoading />}
    </div>
  );
}
