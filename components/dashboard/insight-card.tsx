"use client";

import { Lightbulb } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useFigures } from "@/components/figures/use-figures";
import type { Insight } from "@/lib/nutrition/views/insight";

/** What last week says, in one sentence with its numbers. */
export function InsightCard({ insight }: { insight: Insight }) {
  const t = useTranslations("dashboard.insight");
  return (
    <section
      aria-labelledby="insight-title"
      className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 md:px-6"
    >
      <Lightbulb className="mt-0.5 size-5 shrink-0 text-carbs" aria-hidden />
      <div className="min-w-0">
        <h2 id="insight-title" className="text-sm">
          {t("title")}
        </h2>
        <p className="mt-0.5 text-sm text-pretty tabular-nums">
          <Sentence insight={insight} />
        </p>
      </div>
    </section>
  );
}

function Sentence({ insight }: { insight: Insight }) {
  const t = useTranslations("dashboard.insight");
  const format = useFormatter();
  const { energy } = useFigures();
  switch (insight.rule) {
    case "weekend": {
      const { weekend, weekdays } = insight;
      const more = energy(weekend - weekdays);
      return t("weekend", { more, weekend: energy(weekend), weekdays: energy(weekdays) });
    }
    case "calories_close": {
      const { average, goal, of } = insight;
      return t("calories_close", { average: energy(average), goal: energy(goal), of });
    }
    case "water_met":
    case "water_low": {
      const { rule, goal, of } = insight;
      const value = "average" in insight ? format.number(insight.average) : String(insight.days);
      return t(rule, { value, goal: format.number(goal), of });
    }
    case "protein_met":
      return t("protein_met", insight);
    case "protein_low":
      return t("protein_low", insight);
    case "more_days":
      return t("more_days", insight);
    case "days":
      return t("days", insight);
  }
}
