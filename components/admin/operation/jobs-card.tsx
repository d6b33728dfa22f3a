"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { BacklogFigures } from "@/components/admin/operation/backlog-figures";
import { jobSchedule } from "@/components/admin/operation/job-schedule";
import { ActionDialog } from "@/components/panel/action-dialog";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useShown } from "@/components/panel/use-shown";
import { Card, CardHeader } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import type { Queues } from "@/lib/admin/operation/operation-schema";
import { api } from "@/lib/client/api";

const QUEUES = "/api/admin/queues";
const WIDE = "hidden md:table-cell";

/** The jobs, what each does and when, and what waits for them. */
export function Jobs() {
  const t = useTranslations("admin.queues");
  const shown = useShown();
  const client = useQueryClient();
  const answer = useAnswer<Queues>(QUEUES);
  const schedule = useSchedule();
  const did = (name: string) => (t.has(`jobs.${name as "sweep"}`) ? t(`jobs.${name as "sweep"}`) : null);
  return (
    <Card className="min-w-0" aria-labelledby="jobs-title">
      <CardHeader id="jobs-title" title={t("title")} />
      <Loaded answer={answer} height="h-64">
        {({ backlog, queues }) => (
          <>
            <BacklogFigures backlog={backlog} />
            <Table label={t("title")} className="mt-4 [&_td]:py-2">
              <thead>
                <tr>
                  <Th>{t("name")}</Th>
                  <Th className={WIDE}>{t("cron")}</Th>
                  <Th className={`${WIDE} text-right`}>{t("waiting")}</Th>
                  <Th className={`${WIDE} text-right`}>{t("active")}</Th>
                  <Th className={`${WIDE} text-right`}>{t("failed")}</Th>
                  <Th className={WIDE}>{t("lastDone")}</Th>
                  <Th>{t("do")}</Th>
                </tr>
              </thead>
              <tbody>
                {queues.map((queue) => (
                  <tr key={queue.name}>
                    <Td>
                      <span className="font-semibold">{queue.name}</span>
                      <span className="block text-xs text-muted">{did(queue.name)}</span>
                      {queue.lastFailure && (
                        <span className="block text-xs text-danger">{queue.lastFailure}</span>
                      )}
                    </Td>
                    <Td className={WIDE} title={queue.cron ?? undefined}>
                      {schedule(queue.cron)}
                    </Td>
                    <Td className={`${WIDE} text-right`}>{shown.number(queue.waiting)}</Td>
                    <Td className={`${WIDE} text-right`}>{shown.number(queue.active)}</Td>
                    <Td className={`${WIDE} text-right`}>{shown.number(queue.failed)}</Td>
                    <Td className={`${WIDE} whitespace-nowrap`}>{shown.moment(queue.lastDoneAt)}</Td>
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

/** When a job runs, in words: in the reader's own time where it has an hour. */
function useSchedule(): (cron: string | null) => string {
  const t = useTranslations("admin.queues.schedule");
  const format = useFormatter();
  return (cron) => {
    const at = cron ? jobSchedule(cron) : null;
    if (!at) return cron ?? t("called");
    if (at.kind === "minutes") return t("minutes", { every: at.every });
    const today = new Date();
    today.setUTCHours(at.hour, at.minute, 0, 0);
    return t("daily", { time: format.dateTime(today, { timeStyle: "short" }) });
  };
}
