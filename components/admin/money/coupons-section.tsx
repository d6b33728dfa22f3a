"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { TicketPercent } from "lucide-react";
import { useTranslations } from "next-intl";
import { CouponForm } from "@/components/admin/money/coupon-form";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters, SearchBox } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import type { CouponRow } from "@/lib/admin/money/coupon-schema";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { api } from "@/lib/client/api";
import { useSession } from "@/lib/client/session-store";

/** What takes something off the first period: made, watched and ended. */
export function CouponsSection() {
  const address = useAddress();
  const filters = { q: address.read("busca"), state: address.read("situacao") };
  return <CouponList filters={filters} />;
}

/** The plans that are offered, by their ids, with their names in the reader's language. */
function useOfferedPlans() {
  const names = usePlanNames();
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({
    queryKey: ["plans"],
    queryFn: ({ signal }) =>
      api<{ plans: { id: string; name: string }[] }>("/api/subscription", {
        query: { action: "plans" },
        signal,
      }),
    enabled: isRestored,
  });
  const offered = data?.plans.filter(({ id }) => id !== TRIAL_PLAN_ID) ?? [];
  return offered.map(({ id, name }) => ({ id, name: names.plan(name) }));
}

function CouponList({ filters }: { filters: { q: string; state: string } }) {
  const t = useTranslations("admin.coupons");
  const shown = useShown();
  const client = useQueryClient();
  const plans = useOfferedPlans();
  const list = useList<CouponRow>("/api/admin/coupons", "coupons", filters);
  const nameOf = (id: string) => plans.find((plan) => plan.id === id)?.name ?? id;
  const refresh = () => client.invalidateQueries({ queryKey: ["/api/admin/coupons"] });

  const columns: Column<CouponRow>[] = [
    {
      key: "code",
      title: t("code"),
      cell: ({ code }) => <span className="font-mono font-semibold">{code}</span>,
    },
    {
      key: "off",
      title: t("off"),
      cell: ({ percent, amount }) => (percent === null ? shown.reais(amount ?? 0) : `${percent}%`),
      isFigure: true,
    },
    {
      key: "plans",
      title: t("plans"),
      cell: (row) => (row.plans.length === 0 ? t("everyPlan") : row.plans.map(nameOf).join(", ")),
    },
    { key: "expires", title: t("expires"), cell: ({ expiresAt }) => shown.moment(expiresAt) },
    {
      key: "uses",
      title: t("uses"),
      cell: ({ uses, maxUses }) =>
        maxUses === null ? shown.number(uses) : t("usesOf", { uses, max: maxUses }),
      isFigure: true,
    },
    { key: "cost", title: t("cost"), cell: ({ discounted }) => shown.reais(discounted), isFigure: true },
    {
      key: "state",
      title: t("state"),
      cell: ({ state }) => <Badge tone={state === "open" ? "leaf" : "neutral"}>{t(`states.${state}`)}</Badge>,
    },
    {
      key: "do",
      actions: "one",
      title: t("do"),
      cell: ({ id, code, state }) =>
        state !== "ended" && (
          <ActionDialog
            action={t("end")}
            label={t("endOf", { code })}
            title={t("endOf", { code })}
            text={t("endText")}
            done={t("ended")}
            isDangerous
            send={async ({ reason }) => {
              await api(`/api/admin/coupons/${id}/end`, { method: "POST", body: { reason } });
              await refresh();
            }}
          />
        ),
    },
  ];
  return (
    <Card className="min-w-0" aria-labelledby="coupons-title">
      <CardHeader
        id="coupons-title"
        title={t("title")}
        aside={<CouponForm plans={plans} onMade={refresh} />}
      />
      <ListFilters>
        <SearchBox label={t("search")} />
        <FilterSelect
          name="situacao"
          label={t("state")}
          all={t("all")}
          options={(["open", "ended"] as const).map((value) => ({ value, title: t(`filters.${value}`) }))}
        />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<TicketPercent className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
