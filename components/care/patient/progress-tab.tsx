"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { patientProgressQuery } from "@/components/care/common/api";
import { CHART_SPANS, type ChartSpan } from "@/components/progress/api";
import { ChartCards } from "@/components/progress/chart-cards";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";

/** A patient's weight, energy, macronutrients and water as lines and bars, each with its table. */
export function ProgressTab({ id }: { id: string }) {
  const t = useTranslations("care.progress");
  const [span, setSpan] = useState<ChartSpan>(30);
  const { data, isPending, isFetching, refetch } = useQuery(patientProgressQuery(id, span));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one choice, which no field set draws */}
      <div role="group" aria-label={t("span")} className="flex gap-2">
        {CHART_SPANS.map((days) => (
          <Button
            key={days}
            size="sm"
            variant={days === span ? "soft" : "ghost"}
            aria-pressed={days === span}
            onClick={() => setSpan(days)}
          >
            {t("days", { days })}
          </Button>
        ))}
      </div>
      {isPending ? (
        <Skeleton className="h-96" />
      ) : data ? (
        <ChartCards progress={data} span={span} />
      ) : (
        <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
      )}
    </>
  );
}
