"use client";

import { useQueryClient } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { BacklogFigures } from "@/components/admin/operation/backlog-figures";
import { ActionDialog } from "@/components/panel/action-dialog";
import { type Column, DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters } from "@/components/panel/list-filters";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Table, Td, Th } from "@/components/ui/table";
import type { OutboxRow, Queues } from "@/lib/admin/operation/operation-schema";
import { api } from "@/lib/client/api";

const QUEUES = "/api/admin/queues";

/** The jobs and what is still to be sent. */
export function QueuesSection() {
  const address = useAddress();
  const filters = {
    channel: address.read("canal") === "mail" ? ("mail" as const) : ("whatsapp" as const),
    state: address.read("situacao") === "failed" ? ("failed" as const) : ("waiting" as const),
  };
  return (
    <div className="flex flex-col gap-4">
      <Jobs />
      <Outbox filters={filters} />
    </div>
  );
}

function Jobs() {
  const t = useTranslations("admin.queues");
  const shown = useShown();
  const client = useQueryClient();
  const answer = useAnswer<Queues>(QUEUES);
  return (
    <Card className="min-w-0" aria-labelledby="jobs-title">
      <CardHeader id="jobs-title" title={t("title")} />
      <Loaded answer={answer} height="h-64">
        {({ backlog, queues }) => (
          <>
            <BacklogFigures backlog={backlog} />
            <Table label={t("title")} className="[&_td]:py-2">
              <thead>
                <tr>
                  <Th>{t("name")}</Th>
                  <Th>{t("cron")}</Th>
                  <Th className="text-right">{t("waiting")}</Th>
                  <Th className="text-right">{t("active")}</Th>
                  <Th className="text-right">{t("failed")}</Th>
                  <Th>{t("lastDone")}</Th>
                  <Th>{t("do")}</Th>
                </tr>
              </thead>
              <tbody>
                {queues.map((queue) => (
                  <tr key={queue.name}>
                    <Td>
                      <span className="font-semibold">{queue.name}</span>
                      {queue.lastFailure && (
                        <span className="block text-xs text-danger">{queue.lastFailure}</span>
                      )}
                    </Td>
                    <Td className="font-mono text-xs whitespace-nowrap">{queue.cron ?? "—"}</Td>
                    <Td className="text-right">{shown.number(queue.waiting)}</Td>
                    <Td className="text-right">{shown.number(queue.active)}</Td>
                    <Td className="text-right">{shown.number(queue.failed)}</Td>
                    <Td className="whitespace-nowrap">{shown.moment(queue.lastDoneAt)}</Td>
                    <Td>
                      <ActionDialog
                        action={t("run")}
                        label={t("runOf", { name: queue.name })}
                        title={t("runOf", { name: queue.name })}
                        text={t("runText")}
                        done={t("ran")}
                        send={async ({ reason }) => {
                          await api(`/api/admin/queues/${queue.name}/run`, {
                            method: "POST",
                            body: { reason },
                          });
                          await client.invalidateQueries({ queryKey: [QUEUES] });
                        }}
                      />
                    </Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </>
        )}
      </Loaded>
    </Card>
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
    { key: "error", title: t("error"), cell: ({ error }) => error ?? "—", className: "whitespace-normal" },
    {
      key: "do",
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
