"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Banknote } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import type { PayoutRow } from "@/lib/admin/business/business-schema";
import { api } from "@/lib/client/api";

const TONE = { requested: "amber", paid: "leaf", refused: "neutral" } as const;

/** What companies ask to be paid out: made at the bank, then noted here. */
export function PayoutsSection() {
  const state = useAddress().read("situacao") === "settled" ? "settled" : "requested";
  return <PayoutList state={state} />;
}

function PayoutList({ state }: { state: "requested" | "settled" }) {
  const t = useTranslations("admin.payouts");
  const shown = useShown();
  const client = useQueryClient();
  const list = useList<PayoutRow>("/api/admin/payouts", "payouts", { state });

  const settle = (id: string, to: "paid" | "refused") => async (values: Record<string, string>) => {
    await api(`/api/admin/payouts/${id}`, { method: "POST", body: { state: to, reason: values.reason } });
    await client.invalidateQueries({ queryKey: ["/api/admin/payouts"] });
  };

  const columns: Column<PayoutRow>[] = [
    { key: "company", title: t("company"), cell: (row) => <b>{row.company.name}</b> },
    { key: "amount", title: t("amount"), cell: (row) => shown.reais(row.amount), isFigure: true },
    { key: "pix", title: t("pixKey"), cell: ({ pixKey }) => <span className="font-mono">{pixKey}</span> },
    { key: "at", title: t("requested"), cell: (row) => shown.moment(row.requestedAt) },
    {
      key: "state",
      title: t("state"),
      cell: (row) => <Badge tone={TONE[row.state]}>{t(`states.${row.state}`)}</Badge>,
    },
    {
      key: "note",
      title: t("note"),
      cell: ({ note }) => note ?? "—",
      isProse: true,
      className: "sm:min-w-40",
    },
    {
      key: "do",
      actions: "several",
      title: t("do"),
      cell: ({ id, company, amount, state: now }) =>
        now === "requested" && (
          <span className="flex gap-2">
            <ActionDialog
              action={t("pay")}
              label={t("payLabel", { company: company.name, amount: shown.reais(amount) })}
              title={t("payOf", { company: company.name, amount: shown.reais(amount) })}
              text={t("payText")}
              done={t("paid")}
              look="primary"
              reasonLabel={t("reference")}
              reasonHint={t("referenceHint")}
              send={settle(id, "paid")}
            />
            <ActionDialog
              action={t("refuse")}
              label={t("refuseOf", { company: company.name })}
              title={t("refuseOf", { company: company.name })}
              text={t("refuseText")}
              done={t("refused")}
              isDangerous
              send={settle(id, "refused")}
            />
          </span>
        ),
    },
  ];
  return (
    <Card className="min-w-0">
      <ListFilters>
        <FilterSelect
          name="situacao"
          label={t("state")}
          all={t("open")}
          options={[{ value: "settled", title: t("settled") }]}
        />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<Banknote className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
