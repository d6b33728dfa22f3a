"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Loaded } from "@/components/panel/loaded";
import { PanelTabs, TAB } from "@/components/panel/panel-tabs";
import { oneOf, useAddress } from "@/components/panel/use-address";
import { CodesSection } from "@/components/partner/manager/codes-section";
import { EarningsSection } from "@/components/partner/manager/earnings-section";
import { InvitationsSection } from "@/components/partner/manager/invitations-section";
import { MembersSection } from "@/components/partner/manager/members-section";
import { OverviewSection } from "@/components/partner/manager/overview-section";
import { partnerQuery } from "@/components/partner/manager/partner-api";
import { MemberSide } from "@/components/partner/member/member-side";
import { useSession } from "@/lib/client/session-store";
import type { PartnerView } from "@/lib/partners/members/member-schema";

const TABS = ["visao", "membros", "convites", "codigos", "indicacoes"] as const;

/** A manager runs the company's benefit here; a member sees whom they belong to and what is shared. */
export function PartnerScreen() {
  const t = useTranslations("partner");
  const isRestored = useSession((state) => state.isRestored);
  const answer = useQuery({ ...partnerQuery, enabled: isRestored });
  return (
    <Loaded answer={answer} height="h-96" title={t("failed")} text={t("failedText")}>
      {(view) => (view.cards ? <ManagerSide view={view} /> : <MemberSide view={view} />)}
    </Loaded>
  );
}

function ManagerSide({ view }: { view: PartnerView }) {
  const t = useTranslations("partner.tabs");
  const here = oneOf(useAddress().read(TAB), TABS, "visao");
  return (
    <>
      <p className="mb-4 text-lg font-semibold">{view.company.name}</p>
      <PanelTabs label={t("label")} here={here} tabs={TABS.map((name) => ({ name, title: t(name) }))} />
      {here === "visao" && view.cards && <OverviewSection cards={view.cards} />}
      {here === "membros" && <MembersSection />}
      {here === "convites" && <InvitationsSection />}
      {here === "codigos" && <CodesSection />}
      {here === "indicacoes" && <EarningsSection />}
    </>
  );
}
