"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { feedQuery, useDropFeed, useRenewFeed } from "@/components/profile/connections/out-api";
import { ShownOnce } from "@/components/profile/connections/shown-once";
import { Section } from "@/components/profile/security/section";
import { SectionState } from "@/components/profile/security/section-state";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";

/** The reminders' address for calendars: made, changed, taken away. */
export function CalendarSection() {
  const t = useTranslations("connections.calendar");
  const words = useTranslations("errors");
  const format = useFormatter();
  const { data, isPending, isFetching, refetch } = useQuery(feedQuery);
  const renew = useRenewFeed();
  const drop = useDropFeed();
  const [address, setAddress] = useState<string | null>(null);
  const onError = (error: unknown) => notify.error(errorText(error, words));
  const make = (done?: () => void) =>
    renew.mutate(undefined, {
      onSuccess: (made) => {
        setAddress(made.address);
        done?.();
      },
      onError,
    });
  const end = (done: () => void) =>
    drop.mutate(undefined, {
      onSuccess: () => {
        setAddress(null);
        notify.success(t("ended"));
        done();
      },
      onError,
    });
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });

  return (
    <Section icon={CalendarClock} title={t("title")} text={t("text")}>
      {data ? (
        <div className="flex flex-col items-start gap-4">
          {address && (
            <ShownOnce
              title={t("madeTitle")}
              text={t("madeText")}
              secret={address}
              onKept={() => setAddress(null)}
            />
          )}
          {data.active && data.createdAt ? (
            <>
              <p className="text-sm text-muted">
                {t("on", { at: moment(data.createdAt) })}{" "}
                {data.lastReadAt ? t("read", { at: moment(data.lastReadAt) }) : t("unread")}
              </p>
              <div className="flex flex-wrap gap-3">
                <ConfirmDialog
                  action={t("renew")}
                  title={t("renewTitle")}
                  text={t("renewText")}
                  yes={t("renew")}
                  no={t("back")}
                  busy={renew.isPending}
                  onYes={make}
                />
                <ConfirmDialog
                  action={t("drop")}
                  title={t("dropTitle")}
                  text={t("dropText")}
                  yes={t("drop")}
                  no={t("back")}
                  busy={drop.isPending}
                  onYes={end}
                />
              </div>
            </>
          ) : (
            <>
              <p className="text-sm text-muted">{t("off")}</p>
              <Button variant="secondary" busy={renew.isPending} onClick={() => make()}>
                {t("create")}
              </Button>
            </>
          )}
        </div>
      ) : (
        <SectionState {...{ isPending, isFetching }} onRetry={() => refetch()} />
      )}
    </Section>
  );
}
