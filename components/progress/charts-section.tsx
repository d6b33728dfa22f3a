"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { CHART_SPANS, type ChartSpan, chartsQuery } from "@/components/progress/api";
import { ChartCards } from "@/components/progress/chart-cards";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { errorText } from "@/lib/client/api-error";

/** Weight, calories, macronutrients and water over the last 7, 30 or 90 days. */
export function ChartsSection() {
  const t = useTranslations("progress.charts");
  const words = useTranslations("errors");
  const [asked, setSpan] = useState<ChartSpan>(30);
  // The press shows at once; the charts are drawn after it.
  const span = useDeferredValue(asked);
  const { data, error, isFetching, refetch } = useQuery(chartsQuery(span));

  if (!data) {
    return error ? (
      <LoadFailed
        text={errorText(error, words)}
        retry={t("retry")}
        isFetching={isFetching}
        onRetry={() => refetch()}
      />
    ) : (
      // As tall as what comes: what stands below it would be pushed out of sight.
      <div role="status" aria-label={t("loading")} className="grid gap-4 xl:grid-cols-2">
        {["weight", "calories", "macros", "water"].map((chart) => (
          <Skeleton key={chart} className="h-96 rounded-card" />
        ))}
      </div>
    );
  }
  return (
    <section aria-label={t("title")} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t("title")}</h2>
        <fieldset className="flex gap-1 rounded-control bg-sunken p-1" aria-label={t("span")}>
          {CHART_SPANS.map((days) => (
            <Button
              key={days}
              variant={days === asked ? "secondary" : "ghost"}
              size="sm"
              aria-pressed={days === asked}
              onClick={() => setSpan(days)}
            >
              {t("days", { days })}
            </Button>
          ))}
        </fieldset>
      </div>
      <ChartCards progress={data} span={span} isOwn />
    </section>
  );
}
