"use client";

import { useTranslations } from "next-intl";
import { AnalyticsSection } from "@/components/profile/security/analytics-section";
import { ConnectionsSection } from "@/components/profile/security/connections-section";
import { ConsentsSection } from "@/components/profile/security/consents-section";
import { DeletionSection } from "@/components/profile/security/deletion-section";
import { ExportSection } from "@/components/profile/security/export-section";
import { FactorSection } from "@/components/profile/security/factor-section";
import { IdentitiesSection } from "@/components/profile/security/identities-section";
import { PasswordSection } from "@/components/profile/security/password-section";
import { SectionLoading } from "@/components/profile/security/section-state";
import { SessionsSection } from "@/components/profile/security/sessions-section";
import { SharingSection } from "@/components/profile/security/sharing-section";
import { SupportSection } from "@/components/profile/security/support-section";
import { useSession } from "@/lib/client/session-store";

/** Who gets into the account, and what becomes of what is in it. */
export function SecurityScreen() {
  const t = useTranslations("security");
  const isRestored = useSession((state) => state.isRestored);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl tracking-tight">{t("title")}</h2>
      {/* Without its script a form would send a password by the address. */}
      {isRestored ? (
        <>
          <PasswordSection />
          <IdentitiesSection />
          <FactorSection />
          <SessionsSection />
          <ConsentsSection />
          <AnalyticsSection />
          <SharingSection />
          <ConnectionsSection />
          <SupportSection />
          <ExportSection />
          <DeletionSection />
        </>
      ) : (
        <SectionLoading />
      )}
    </div>
  );
}
