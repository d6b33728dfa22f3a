"use client";

import { useTranslations } from "next-intl";
import { CouponsSection } from "@/components/admin/money/coupons-section";
import { PlansSection } from "@/components/admin/money/plans-section";
import { RevenueSection } from "@/components/admin/money/revenue-section";
import { AuditSection } from "@/components/admin/operation/audit-section";
import { ErrorsSection } from "@/components/admin/operation/errors-section";
import { FlagsSection } from "@/components/admin/operation/flags-section";
import { QueuesSection } from "@/components/admin/operation/queues-section";
import { WebhooksSection } from "@/components/admin/operation/webhooks-section";
import { PanelTabs, TAB } from "@/components/panel/panel-tabs";
import { oneOf, useAddress } from "@/components/panel/use-address";

const TABS = ["receita", "planos", "cupons", "webhooks", "filas", "erros", "auditoria", "recursos"] as const;
const SECTIONS = {
  receita: RevenueSection,
  planos: PlansSection,
  cupons: CouponsSection,
  webhooks: WebhooksSection,
  filas: QueuesSection,
  erros: ErrorsSection,
  auditoria: AuditSection,
  recursos: FlagsSection,
} as const;

/** What is needed more rarely: money in depth, and the machinery. */
export function AdvancedScreen() {
  const t = useTranslations("admin.advanced");
  const here = oneOf(useAddress().read(TAB), TABS, "receita");
  const Section = SECTIONS[here];
  return (
    <>
      <PanelTabs label={t("label")} here={here} tabs={TABS.map((name) => ({ name, title: t(name) }))} />
      <Section />
    </>
  );
}
