"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Card, CardHeader } from "@/components/ui/card";
import type { Usage } from "@/lib/billing/subscription-status";

const FIGURES = ["mealsTracked", "chatMessages", "photosAnalyzed", "daysActive"] as const;

export function UsageCard({ usage }: { usage: Usage }) {
  const t = useTranslations("subscription.usage");
  const format = useFormatter();
  return (
    <Card aria-labelledby="usage-title">
      <CardHeader id="usage-title" title={t("title")} />
      <dl className="grid grid-cols-2 gap-4">
        {FIGURES.map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{t(figure)}</dt>
            <dd className="figures text-lg">{format.number(usage[figure])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
