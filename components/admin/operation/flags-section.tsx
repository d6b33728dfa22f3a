"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/panel/action-dialog";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import type { FlagRow } from "@/lib/admin/operation/operation-schema";
import { api } from "@/lib/client/api";

const FLAGS = "/api/admin/flags";

/** What is on and off for everybody; each says what it does. */
export function FlagsSection() {
  const t = useTranslations("admin.flags");
  const shown = useShown();
  const client = useQueryClient();
  const answer = useAnswer<{ flags: FlagRow[] }>(FLAGS);
  return (
    <Card aria-labelledby="flags-title">
      <CardHeader id="flags-title" title={t("title")} />
      <Loaded answer={answer} height="h-48">
        {({ flags }) => (
          <ul className="flex flex-col divide-y divide-line">
            {flags.map(({ name, isOn, changedAt }) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-3 py-4">
                <div className="min-w-0 basis-96 grow">
                  <p className="flex items-center gap-2 font-semibold">
                    {t(`names.${name}`)}
                    <Badge tone={isOn ? "leaf" : "neutral"}>{t(isOn ? "on" : "off")}</Badge>
                  </p>
                  <p className="text-sm text-muted">{t(`does.${name}`)}</p>
                  {changedAt && (
                    <p className="text-xs text-muted tabular-nums">
                      {t("since", { at: shown.moment(changedAt) })}
                    </p>
                  )}
                </div>
                <ActionDialog
                  action={t(isOn ? "turnOff" : "turnOn")}
                  label={t(isOn ? "turnOffOf" : "turnOnOf", { name: t(`names.${name}`) })}
                  title={t(isOn ? "turnOffOf" : "turnOnOf", { name: t(`names.${name}`) })}
                  text={t(`does.${name}`)}
                  done={t("done")}
                  isDangerous={name === "maintenance" && !isOn}
                  send={async ({ reason }) => {
                    const changed = await api(FLAGS, {
                      method: "PUT",
                      body: { name, isOn: !isOn, reason },
                    });
                    client.setQueryData([FLAGS], changed);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
