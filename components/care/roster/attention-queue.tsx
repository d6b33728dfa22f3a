"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useAttentionText } from "@/components/care/common/attention-text";
import { panelHref } from "@/components/care/common/panel-address";
import { PanelLink } from "@/components/care/common/panel-link";
import { Card, CardHeader } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { isUrgent } from "@/lib/care/roster/attention";
import type { Roster } from "@/lib/care/roster/roster-schema";

const SHOWN = 6;

/** Who needs to be looked at first, each with the figures that say so. */
export function AttentionQueue({ first }: { first: Pick<Roster, "counts" | "patients"> }) {
  const t = useTranslations("care.queue");
  const text = useAttentionText();
  if (first.counts.patients === 0) return null;
  const shown = first.patients.slice(0, SHOWN);
  return (
    <Card aria-labelledby="queue-title">
      <CardHeader
        id="queue-title"
        title={t("title", { count: first.counts.attention })}
        aside={
          first.counts.attention > SHOWN && (
            <PanelLink
              href={panelHref({ attention: true, sort: "urgency" })}
              className="text-sm text-leaf underline underline-offset-4"
            >
              {t("all")}
            </PanelLink>
          )
        }
      />
      {shown.length === 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck className="size-5 text-leaf" aria-hidden />
          {t("none")}
        </p>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {shown.map(({ id, name, attention }) => (
            <li
              key={id}
              className={cn(
                "rounded-control border-l-4 bg-sunken px-4 py-3",
                isUrgent(attention[0]!.kind) ? "border-danger" : "border-carbs-fill",
              )}
            >
              <PanelLink
                href={panelHref({ patient: id })}
                className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline md:min-h-8"
              >
                {name}
              </PanelLink>
              <ul className="text-sm text-muted">
                {attention.slice(0, 3).map((one) => (
                  <li key={one.kind}>{text(one)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
