"use client";

import { useTranslations } from "next-intl";
import { CompaniesSection } from "@/components/admin/business/companies-section";
import { LeadsSection } from "@/components/admin/business/leads-section";
import { PayoutsSection } from "@/components/admin/business/payouts-section";
import { PracticesSection } from "@/components/admin/business/practices-section";
import { RefundsSection } from "@/components/admin/money/refunds-section";
import { BusinessOverview } from "@/components/admin/overview-section";
import { UsersSection } from "@/components/admin/users/users-section";
import { PanelTabs, TAB } from "@/components/panel/panel-tabs";
import { oneOf, useAddress } from "@/components/panel/use-address";

const TABS = ["visao", "pessoas", "reembolsos", "nutricionistas", "pedidos", "empresas", "repasses"] as const;
const SECTIONS = {
  visao: BusinessOverview,
  pessoas: UsersSection,
  reembolsos: RefundsSection,
  nutricionistas: PracticesSection,
  pedidos: LeadsSection,
  empresas: CompaniesSection,
  repasses: PayoutsSection,
} as const;

/** The business day by day; what is rarer is on the advanced panel. */
export function AdminScreen() {
  const t = useTranslations("admin.tabs");
  const here = oneOf(useAddress().read(TAB), TABS, "visao");
  const Section = SECTIONS[here];
  return (
    <>
      <PanelTabs label={t("label")} here={here} tabs={TABS.map((name) => ({ name, title: t(name) }))} />
      <Section />
    </>
  );
}
