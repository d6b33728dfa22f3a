"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Bug } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters, SearchBox } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import type { ErrorRow } from "@/lib/admin/operation/operation-schema";
import { api } from "@/lib/client/api";

/** What broke in people's browsers, folded by kind and version. */
export function ErrorsSection() {
  const address = useAddress();
  const filters = { q: address.read("busca"), state: address.read("situacao") };
  return <ErrorList filters={filters} />;
}

function ErrorList({ filters }: { filters: { q: string; state: string } }) {
  const t = useTranslations("admin.errors");
  const shown = useShown();
  const client = useQueryClient();
  const list = useList<ErrorRow>("/api/admin/errors", "errors", filters);
  const columns: Column<ErrorRow>[] = [
    {
      key: "message",
      title: t("message"),
      isProse: true,
      className: "sm:min-w-64",
      cell: ({ message, stack, page }) => (
        <details>
          <summary data-row className="cursor-pointer font-semibold">
            {message || t("noMessage")}
            {page && <span className="block font-mono text-xs font-normal text-muted">{page}</span>}
          </summary>
          {stack && (
            <pre className="mt-1 max-h-48 max-w-xl overflow-auto rounded-control bg-sunken p-2 text-xs">
              {stack}
            </pre>
          )}
        </details>
      ),
    },
    { key: "count", title: t("count"), cell: ({ count }) => shown.number(count), isFigure: true },
    { key: "version", title: t("version"), cell: ({ version }) => version },
    {
      key: "last",
      title: t("last"),
      cell: (row) => (
        <>
          {shown.moment(row.lastSeen)}
          <span className="block text-xs text-muted">
            {t("since", { moment: shown.moment(row.firstSeen) })}
          </span>
        </>
      ),
    },
    {
      key: "browsers",
      title: t("browsers"),
      cell: ({ browsers }) => browsers.join(", ") || "—",
      isProse: true,
    },
    {
      key: "do",
      actions: "one",
      title: t("do"),
      cell: ({ id, message, resolvedAt }) =>
        !resolvedAt && (
          <ActionDialog
            action={t("resolve")}
            label={t("resolveOf", { message })}
            title={t("resolveTitle")}
            text={t("resolveText")}
            done={t("resolved")}
            send={async ({ reason }) => {
              await api(`/api/admin/errors/${id}/resolve`, { method: "POST", body: { reason } });
              await client.invalidateQueries({ queryKey: ["/api/admin/errors"] });
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
          name="situacao"
          label={t("state")}
          all={t("open")}
          options={[{ value: "resolved", title: t("done") }]}
        />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState icon={<Bug className="size-5" aria-hidden />} title={t("none")} text={t("noneText")} />
        }
      />
    </Card>
  );
}
