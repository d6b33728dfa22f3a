"use client";

import { useQuery } from "@tanstack/react-query";
import { Webhook } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { HookForm } from "@/components/profile/connections/hook-form";
import { ListedSection } from "@/components/profile/connections/listed-section";
import { hooksQuery, useDropHook, useTestHook } from "@/components/profile/connections/out-api";
import { SecretDialog } from "@/components/profile/connections/secret-dialog";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { HookRow } from "@/lib/hooks/hook-schema";

/** Addresses of one's own programs that are told of meals and days, and how they are doing. */
export function HooksSection() {
  const t = useTranslations("connections.hooks");
  return (
    <ListedSection
      icon={Webhook}
      title={t("title")}
      text={t("text")}
      none={t("none")}
      query={useQuery(hooksQuery)}
      items={({ hooks }) => hooks.map((hook) => <HookItem key={hook.id} hook={hook} />)}
    >
      <SecretDialog
        create={t("create")}
        createText={t("createText")}
        madeTitle={t("madeTitle")}
        madeText={t("madeText")}
        form={(onMade) => <HookForm onMade={(made) => onMade({ secret: made.secret })} />}
      />
    </ListedSection>
  );
}

function HookItem({ hook }: { hook: HookRow }) {
  const t = useTranslations("connections.hooks");
  const words = useTranslations("errors");
  const format = useFormatter();
  const test = useTestHook();
  const drop = useDropHook();
  const { id, url, events, active, lastSentAt, failingSince, waiting } = hook;
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  const onError = (error: unknown) => notify.error(errorText(error, words));
  const ask = () =>
    test.mutate(id, {
      onSuccess: ({ delivered, status }) =>
        delivered ? notify.success(t("tested")) : notify.error(t("testFailed", { status: status ?? 0 })),
      onError,
    });
  const end = (done: () => void) =>
    drop.mutate(id, {
      onSuccess: ({ message }) => {
        notify.success(message);
        done();
      },
      onError,
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-all">{url}</span>
          <Badge tone={active ? "leaf" : "danger"}>{active ? t("active") : t("inactive")}</Badge>
        </p>
        <p className="text-sm text-muted">{format.list(events.map((event) => t(`events.${event}`)))}</p>
        <p className="text-sm text-muted">
          {lastSentAt ? t("sent", { at: moment(lastSentAt) }) : t("unsent")}
        </p>
        {failingSince && <p className="text-sm text-danger">{t("failing", { at: moment(failingSince) })}</p>}
        {waiting > 0 && <p className="text-sm text-muted">{t("waiting", { count: waiting })}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={test.isPending} onClick={ask} aria-label={`${t("test")}: ${url}`}>
          {t("test")}
        </Button>
        <ConfirmDialog
          action={t("end")}
          title={t("endTitle")}
          text={t("endText")}
          yes={t("endYes")}
          no={t("back")}
          busy={drop.isPending}
          onYes={end}
        />
      </div>
    </li>
  );
}
