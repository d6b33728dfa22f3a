"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useWeekdays } from "@/components/care/plan/use-weekdays";
import { useFigures } from "@/components/figures/use-figures";
import { Card, CardHeader } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";

type DaySumsProps = {
  days: readonly { weekday: number; totals: Nutrients }[];
  /** kcal a day that the patient aims at. */
  goal: number | null;
};

/** What a plan comes to: one row where all days are alike. */
export function DaySums({ days, goal }: DaySumsProps) {
  const t = useTranslations("care.builder");
  const name = useWeekdays();
  const format = useFormatter();
  const { energy, energyValue, energyUnit } = useFigures();
  const grams = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const isSame = days.every(({ totals }) => totals.kcal === days[0]?.totals.kcal);
  const shown = isSame ? days.slice(0, 1) : days;
  return (
    <Card className="min-w-0" aria-labelledby="sums-title">
      <CardHeader id="sums-title" title={t("sums")} />
      <Table label={t("sums")}>
        <thead>
          <tr>
            <Th className="pr-1.5 pl-0">{t("day")}</Th>
            <Th className="px-1.5 text-right">{t("energyIn", { unit: energyUnit })}</Th>
            <Th className="px-1.5 text-right">{t("protein")}</Th>
            <Th className="px-1.5 text-right">{t("carbs")}</Th>
            <Th className="pr-0 pl-1.5 text-right">{t("fat")}</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ weekday, totals }) => (
            <tr key={weekday}>
              <Td className="pr-1.5 pl-0">{isSame ? t("everyDay") : name(weekday)}</Td>
              <Td className="px-1.5 text-right font-semibold text-calories">{energyValue(totals.kcal)}</Td>
              <Td className="px-1.5 text-right">{grams(totals.protein_g)}</Td>
              <Td className="px-1.5 text-right">{grams(totals.carbs_g)}</Td>
              <Td className="pr-0 pl-1.5 text-right">{grams(totals.fat_g)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {goal !== null && <p className="mt-3 text-sm text-muted">{t("goal", { energy: energy(goal) })}</p>}
    </Card>
  );
}
