"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Stethoscope } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters } from "@/components/panel/list-filters";
import { stayHere, TAB } from "@/components/panel/panel-tabs";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import type { PracticeRow } from "@/lib/admin/business/practice-schema";
import { api } from "@/lib/client/api";

const TONE = { open: "amber", approved: "leaf", refused: "neutral", withdrawn: "neutral" } as const;

/** Who asks to be a nutritionist here: the council number is looked up, then it is decided. */
export function PracticesSection() {
  const t = useTranslations("admin.practices");
  const shown = useShown();
  const client = useQueryClient();
  const state = useAddress().read("situacao") === "decided" ? "decided" : "open";
  const list = useList<PracticeRow>("/api/admin/nutritionists", "requests", { state });

  const decide =
    ({ id, user }: PracticeRow, action: "approve" | "refuse") =>
    async ({ reason }: Record<string, string>) => {
      const body = { userId: user.id, id, action, reason };
      await api("/api/admin/nutritionists", { method: "POST", body });
      await client.invalidateQueries({ queryKey: ["/api/admin/nutritionists"] });
    };

  const columns: Column<PracticeRow>[] = [
    {
      key: "who",
      title: t("who"),
      cell: ({ user }) => (
        <>
          <a
            data-row
            href={`?${TAB}=pessoas&pessoa=${user.id}`}
            onClick={stayHere}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {user.name}
          </a>
          <span className="block text-xs text-muted">
            {user.confirmed ? user.email : t("unconfirmed", { email: user.email })}
          </span>
        </>
      ),
    },
    {
      key: "council",
      title: t("council"),
      cell: ({ council, region }) => (
        <>
          <b className="tabular-nums">{council}</b>
          <span className="block text-xs text-muted">{region}</span>
        </>
      ),
    },
    { key: "practice", title: t("practice"), cell: ({ practice }) => practice || "—" },
    { key: "at", title: t("at"), cell: ({ requestedAt }) => shown.moment(requestedAt) },
    {
      key: "status",
      title: t("status"),
      cell: ({ status }) => <Badge tone={TONE[status]}>{t(`statuses.${status}`)}</Badge>,
    },
    {
      key: "do",
      actions: "several",
      title: t("do"),
      cell: (row) =>
        row.status === "open" && (
          <span className="flex gap-2">
            <ActionDialog
              action={t("approve")}
              label={t("approveOf", { name: row.user.name })}
              title={t("approveOf", { name: row.user.name })}
              text={t("approveText", { council: row.council })}
              done={t("approved")}
              look="primary"
              send={decide(row, "approve")}
            />
            <ActionDialog
              action={t("refuse")}
              label={t("refuseOf", { name: row.user.name })}
              title={t("refuseOf", { name: row.user.name })}
              text={t("refuseText")}
              done={t("refused")}
              isDangerous
              send={decide(row, "refuse")}
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
          label={t("status")}
          all={t("open")}
          options={[{ value: "decided", title: t("decided") }]}
        />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<Stethoscope className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
