"use client";

import { useQueryClient } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Jobs } from "@/components/admin/operation/jobs-card";
import { OperationCard } from "@/components/admin/operation/operation-card";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import type { OutboxRow } from "@/lib/admin/operation/operation-schema";
import { api } from "@/lib/client/api";

/** How it goes, the jobs, and what is still to be sent. */
export function QueuesSection() {
  const address = useAddress();
  const filters = {
    channel: address.read("canal") === "mail" ? ("mail" as const) : ("whatsapp" as const),
    state: address.read("situacao") === "failed" ? ("failed" as const) : ("waiting" as const),
  };
  return (
    <div className="flex flex-col gap-4">
      <OperationCard />
      <Jobs />
      <Outbox filters={filters} />
    </div>
  );
}

type Filters = { channel: "whatsapp" | "mail"; state: "waiting" | "failed" };

function Outbox({ filters }: { filters: Filters }) {
  const t = useTranslations("admin.outbox");
  const shown = useShown();
  const client = useQueryClient();
  const list = useList<OutboxRow>("/api/admin/outbox", "messages", filters);
  const columns: Column<OutboxRow>[] = [
    { key: "kind", title: t("kind"), cell: ({ kind }) => <b>{kind}</b> },
    { key: "to", title: t("to"), cell: ({ to }) => to },
    { key: "at", title: t("created"), cell: (row) => shown.moment(row.createdAt) },
    { key: "next", title: t("next"), cell: (row) => shown.moment(row.nextAttemptAt) },
    { key: "attempts", title: t("attempts"), cell: (row) => shown.number(row.attempts), isFigure: true },
    { key: "error", title: t("error"), cell: ({ error }) => error ?? "—", isProse: true },
    {
      key: "do",
      actions: "one",
      title: t("do"),
      cell: ({ id, canRetry, to }) =>
        canRetry && (
          <ActionDialog
            action={t("retry")}
            label={t("retryOf", { to })}
            title={t("retryOf", { to })}
            text={t("retryText")}
            done={t("retried")}
            send={async ({ reason }) => {
              await api(`/api/admin/outbox/${id}/retry`, { method: "POST", body: { reason } });
              await client.invalidateQueries({ queryKey: ["/api/admin/outbox"] });
            }}
          />
        ),
    },
  ];
  return (
    <Card className="min-w-0" aria-labelledby="outbox-title">
      <CardHeader id="outbox-title" title={t("title")} />
      <ListFilters>
        <FilterSelect
          name="canal"
          label={t("channel")}
          all={t("whatsapp")}
          options={[{ value: "mail", title: t("mail") }]}
        />
        <FilterSelect
          name="situacao"
          label={t("state")}
          all={t("waiting")}
          options={[{ value: "failed", title: t("failed") }]}
        />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<MailCheck className="size-5" aria-hidden />}
            title={t(filters.state === "waiting" ? "none" : "noneFailed")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
