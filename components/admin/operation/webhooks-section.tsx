"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters, SearchBox } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import type { WebhookRow } from "@/lib/admin/operation/operation-schema";
import { api } from "@/lib/client/api";

const TONE = { waiting: "amber", failed: "danger", done: "leaf" } as const;

/** What the providers delivered, and what became of it. */
export function WebhooksSection() {
  const address = useAddress();
  const filters = {
    provider: address.read("origem") === "whatsapp" ? ("whatsapp" as const) : ("mercado_pago" as const),
    state: address.read("situacao"),
    q: address.read("busca"),
  };
  return <WebhookList filters={filters} />;
}

/** A long name goes on in the next line after a word of it, not on a line of its own. */
function broken(kind: string): ReactNode[] {
  return kind.split("_").flatMap((word, index) => (index === 0 ? [word] : ["_", <wbr key={word} />, word]));
}

type Filters = { provider: "whatsapp" | "mercado_pago"; state: string; q: string };

function WebhookList({ filters }: { filters: Filters }) {
  const t = useTranslations("admin.webhooks");
  const shown = useShown();
  const client = useQueryClient();
  const { provider } = filters;
  const list = useList<WebhookRow>("/api/admin/webhooks", "webhooks", filters);
  const canReplay = ({ state }: WebhookRow) => provider === "mercado_pago" || state === "failed";

  const columns: Column<WebhookRow>[] = [
    {
      key: "id",
      title: t("event"),
      cell: ({ id, kind, facts }) => (
        <details>
          <summary data-row className="cursor-pointer font-semibold">
            {broken(kind)}{" "}
            <span className="font-mono text-xs font-normal break-all text-muted">{id.split(" ").at(-1)}</span>
          </summary>
          <pre className="mt-1 max-w-80 overflow-x-auto rounded-control bg-sunken p-2 text-xs">
            {JSON.stringify(facts, null, 1)}
          </pre>
        </details>
      ),
      isProse: true,
    },
    {
      key: "state",
      title: t("state"),
      cell: ({ state }) => <Badge tone={TONE[state]}>{t(`states.${state}`)}</Badge>,
    },
    { key: "received", title: t("received"), cell: (row) => shown.moment(row.receivedAt) },
    { key: "handled", title: t("handled"), cell: (row) => shown.moment(row.handledAt) },
    { key: "times", title: t("deliveries"), cell: (row) => shown.number(row.deliveries), isFigure: true },
    { key: "attempts", title: t("attempts"), cell: (row) => shown.number(row.attempts), isFigure: true },
    { key: "error", title: t("error"), cell: ({ error }) => error ?? "—", isProse: true },
    {
      key: "do",
      actions: "one",
      title: t("do"),
      cell: (row) =>
        canReplay(row) && (
          <ActionDialog
            action={t("replay")}
            label={t("replayOf", { id: row.id })}
            title={t("replayTitle")}
            text={t("replayText")}
            done={t("replayed")}
            send={async ({ reason }) => {
              await api("/api/admin/webhooks/replay", {
                method: "POST",
                body: { provider, id: row.id, reason },
              });
              await client.invalidateQueries({ queryKey: ["/api/admin/webhooks"] });
            }}
          />
        ),
    },
  ];
  return (
    <Card className="min-w-0">
      <ListFilters>
        <SearchBox label={t("search")} />
        <FilterSelect
          name="origem"
          label={t("provider")}
          all={t("mercadoPago")}
          options={[{ value: "whatsapp", title: t("whatsapp") }]}
        />
        <FilterSelect
          name="situacao"
          label={t("state")}
          all={t("all")}
          options={(["waiting", "failed", "done"] as const).map((value) => ({
            value,
            title: t(`states.${value}`),
          }))}
        />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<Webhook className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
