"use client";

import { PieChart } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { leanOf, macroShares } from "@/components/dashboard/macro-shares";
import { Ring } from "@/components/figures/ring";
import { Card, CardHeader } from "@/components/ui/card";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";

const PARTS = [
  { key: "protein", grams: "protein_g", dot: "bg-protein-fill" },
  { key: "carbs", grams: "carbs_g", dot: "bg-carbs-fill" },
  { key: "fat", grams: "fat_g", dot: "bg-fat-fill" },
] as const;

/** In g, as the person's own goals have them. */
type MacroGoals = { protein_goal: number | null; carb_goal: number | null; fat_goal: number | null };

/** @param goals what it is compared with; null where nothing is a goal of one's own */
export function MacroCard({ totals, goals }: { totals: Nutrients; goals: MacroGoals | null }) {
  const t = useTranslations("dashboard.macros");
  const format = useFormatter();
  const shares = macroShares(totals);
  const wanted = macroShares({
    protein_g: goals?.protein_goal ?? 0,
    carbs_g: goals?.carb_goal ?? 0,
    fat_g: goals?.fat_goal ?? 0,
  });
  const lean = shares && wanted && leanOf(shares, wanted);
  return (
    <Card aria-labelledby="macros-title">
      <CardHeader
        id="macros-title"
        title={t("title")}
        icon={<PieChart className="size-5 text-protein" aria-hidden />}
      />
      {shares ? (
        <div className="flex flex-wrap items-center gap-4 sm:gap-6">
          <Ring
            className="w-20 shrink-0 sm:w-24"
            thickness={16}
            parts={PARTS.map(({ key }) => ({ tone: key, percent: shares[key] }))}
            label={t("ring", shares)}
          />
          <dl className="flex grow basis-44 flex-col gap-2 text-sm">
            {PARTS.map(({ key, grams, dot }) => (
              <div key={key} className="flex items-center gap-2">
                <span className={`size-2.5 shrink-0 rounded-full ${dot}`} aria-hidden />
                <dt className="grow">{t(key)}</dt>
                <dd className="whitespace-nowrap text-muted tabular-nums">
                  {t("share", {
                    percent: shares[key],
                    grams: format.number(totals[grams], { maximumFractionDigits: 0 }),
                  })}
                </dd>
              </div>
            ))}
          </dl>
          {lean && (
            <p className="basis-full text-sm">{lean.part ? t(`lean.${lean.part}`, lean) : t("near")}</p>
          )}
        </div>
      ) : (
        <p className="text-sm text-muted">{t("empty")}</p>
      )}
    </Card>
  );
}
