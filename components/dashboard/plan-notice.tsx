"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ClipboardList, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { planNewsQuery, putPlanNewsAway } from "@/components/dashboard/api";
import { useDayFormat } from "@/components/figures/use-day-format";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { focusPage } from "@/components/ui/focus-page";
import { Link } from "@/components/ui/link";
import { notify } from "@/components/ui/toaster";
import { Tooltip } from "@/components/ui/tooltip";
import type { PlanChanges, PlanNews } from "@/lib/care/plans/plan-schema";
import { errorText } from "@/lib/client/api-error";

type PlanNoticeProps = {
  news: PlanNews;
  /** The plan itself stands below. */
  isBesidePlan?: boolean;
};

/** A nutritionist handed the reader a plan: what it changes and since when, until it is put away. */
export function PlanNotice({ news, isBesidePlan = false }: PlanNoticeProps) {
  const t = useTranslations("dashboard.plan");
  const errors = useTranslations("errors");
  const day = useDayFormat();
  const client = useQueryClient();
  const away = useMutation({
    mutationFn: putPlanNewsAway,
    onSuccess: (left) => {
      // The notice goes, and its button with it.
      focusPage();
      client.setQueryData(planNewsQuery.queryKey, left);
    },
    onError: (error) => notify.error(errorText(error, errors)),
  });
  const { id, title, nutritionist, releasedAt, startsOn, endsOn, changes } = news;
  const period = { from: day(startsOn), until: day(endsOn), day: day(releasedAt) };
  return (
    <section
      aria-labelledby="plan-notice-title"
      className="flex items-start gap-3 rounded-card border border-leaf bg-leaf-soft p-4 md:px-6"
    >
      <ClipboardList className="mt-0.5 size-5 shrink-0 text-leaf" aria-hidden />
      <div className="min-w-0 grow text-sm">
        <h2 id="plan-notice-title" className="text-base text-pretty wrap-anywhere">
          {nutritionist ? t("title", { nutritionist }) : t("titleAlone")}
        </h2>
        <p className="mt-0.5 text-pretty wrap-anywhere">{t("text", { title, ...period })}</p>
        {changes && <Changes changes={changes} />}
        {!isBesidePlan && (
          <Link
            href="/nutritionist-dashboard"
            className={buttonClass({ variant: "secondary", size: "sm", className: "mt-3" })}
          >
            {t("open")}
          </Link>
        )}
      </div>
      <Tooltip text={t("dismiss")}>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-2 -mr-2"
          aria-label={t("dismiss")}
          busy={away.isPending}
          onClick={() => away.mutate(id)}
        >
          <X className="size-4" aria-hidden />
        </Button>
      </Tooltip>
    </section>
  );
}

function Changes({ changes }: { changes: PlanChanges }) {
  const t = useTranslations("dashboard.plan");
  const kinds = useTranslations("dashboard.meals");
  const format = useFormatter();
  const lines = (["changed", "added", "removed"] as const).flatMap((how) =>
    changes[how].length > 0 ? t(how, { meals: format.list(changes[how].map((kind) => kinds(kind))) }) : [],
  );
  if (changes.guidance) lines.push(t("guidance"));
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t("changes")} className="mt-2 list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
