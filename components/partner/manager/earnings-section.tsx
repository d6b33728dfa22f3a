"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Copy, HandCoins } from "lucide-react";
import { useTranslations } from "next-intl";
import { DataTable } from "@/components/panel/data-table";
import { Figure } from "@/components/panel/facts";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { PayoutsCard } from "@/components/partner/manager/payouts-card";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import { notify } from "@/components/ui/toaster";
import type { CommissionRow, Earnings } from "@/lib/partners/earnings/earnings-schema";

const EARNINGS = "/api/partner/earnings";
const TONE = { clearing: "amber", cleared: "leaf", reversed: "neutral", refused: "neutral" } as const;

/** From the company's link to the money that it brings. */
export function EarningsSection() {
  const t = useTranslations("partner.earnings");
  const client = useQueryClient();
  const answer = useAnswer<Earnings>(EARNINGS);
  const refresh = () => client.invalidateQueries({ queryKey: [EARNINGS] });
  return (
    <Loaded answer={answer} height="h-96" title={t("failed")}>
      {(earnings) => (
        <div className="flex flex-col gap-4">
          <LinkCard earnings={earnings} />
          <Funnel earnings={earnings} />
          <PayoutsCard available={earnings.available} onAsked={refresh} />
          <Commissions />
        </div>
      )}
    </Loaded>
  );
}

function LinkCard({ earnings: { code, percent, clearingDays } }: { earnings: Earnings }) {
  const t = useTranslations("partner.earnings");
  const link = `${globalThis.location?.origin ?? ""}/signup?ref=${code}`;

  async function copy() {
    await navigator.clipboard.writeText(link).then(
      () => notify.success(t("copied")),
      () => notify.error(t("notCopied")),
    );
  }

  return (
    <Card aria-labelledby="link-title">
      <CardHeader id="link-title" title={t("link")} />
      <p className="mb-3 max-w-prose text-sm text-muted">{t("linkText", { percent, days: clearingDays })}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 rounded-control bg-sunken px-3 py-2 text-sm break-all">{link}</code>
        <Button variant="secondary" onClick={copy}>
          <Copy className="size-4" aria-hidden />
          {t("copy")}
        </Button>
      </div>
    </Card>
  );
}

function Funnel({ earnings }: { earnings: Earnings }) {
  const t = useTranslations("partner.earnings");
  const shown = useShown();
  const { visits, signUps, paid, clearing, available, requested, paidOut } = earnings;
  const share = (count: number, of: number) =>
    of === 0 ? undefined : t("shareOf", { share: shown.percent(count / of) });
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <Figure name={t("visits")} value={shown.number(visits)} />
      <Figure name={t("signUps")} value={shown.number(signUps)} how={share(signUps, visits)} />
      <Figure name={t("paid")} value={shown.number(paid)} how={share(paid, signUps)} />
      <Figure name={t("clearing")} value={shown.reais(clearing)} how={t("clearingHow")} />
      <Figure name={t("available")} value={shown.reais(available)} how={t("availableHow")} />
      <Figure
        name={t("paidOut")}
        value={shown.reais(paidOut)}
        how={requested > 0 ? t("requestedHow", { amount: shown.reais(requested) }) : undefined}
      />
    </div>
  );
}

function Commissions() {
  const t = useTranslations("partner.earnings");
  const shown = useShown();
  const list = useList<CommissionRow>("/api/partner/commissions", "commissions");
  const columns: Column<CommissionRow>[] = [
    { key: "at", title: t("at"), cell: ({ earnedAt }) => shown.day(earnedAt) },
    { key: "base", title: t("base"), cell: ({ paid }) => shown.reais(paid), isFigure: true },
    { key: "rate", title: t("rate"), cell: ({ percent }) => `${percent}%`, isFigure: true },
    { key: "amount", title: t("amount"), cell: ({ amount }) => shown.reais(amount), isFigure: true },
    {
      key: "state",
      title: t("state"),
      cell: ({ state }) => <Badge tone={TONE[state]}>{t(`states.${state}`)}</Badge>,
    },
    { key: "clears", title: t("clears"), cell: ({ clearsAt }) => shown.day(clearsAt) },
  ];
  return (
    <Card className="min-w-0" aria-labelledby="commissions-title">
      <CardHeader id="commissions-title" title={t("commissions")} />
      <DataTable
        label={t("commissions")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<HandCoins className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
