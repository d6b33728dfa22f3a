"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDayFormat } from "@/components/figures/use-day-format";
import { Card, CardHeader } from "@/components/ui/card";
import { Summary } from "@/components/ui/summary";
import { Table, Td, Th } from "@/components/ui/table";
import type { ChartDay } from "@/lib/nutrition/views/progress-series";

export type ChartColumn = {
  key: "calories" | "protein" | "carbs" | "fat" | "water" | "weight" | "trend" | "calorieGoal" | "waterGoal";
  name: string;
  decimals: 0 | 1;
};

type ChartCardProps = {
  id: string;
  title: string;
  icon: ReactNode;
  /** What the chart comes to, in a sentence. */
  summary: string;
  legend?: ReactNode;
  days: readonly ChartDay[];
  columns: readonly ChartColumn[];
  children: ReactNode;
};

/** A drawing for who would rather look, a sentence for all, and the figures in a table. */
export function ChartCard({ id, title, icon, summary, legend, days, columns, children }: ChartCardProps) {
  const t = useTranslations("progress.charts");
  const format = useFormatter();
  const dayFormat = useDayFormat();
  const logged = columns.filter(({ key }) => key !== "calorieGoal" && key !== "waterGoal");
  const rows = days.filter((day) => logged.some(({ key }) => day[key] !== null)).reverse();
  return (
    <Card className="flex flex-col" aria-labelledby={id}>
      <CardHeader id={id} title={title} icon={icon} />
      <p className="-mt-2 mb-3 text-sm text-muted">{summary}</p>
      {rows.length > 0 && (
        <>
          {legend}
          {children}
          <details className="group mt-auto pt-2 not-open:-mb-3 text-sm">
            <Summary>{t("table")}</Summary>
            <div className="max-h-80 overflow-y-auto">
              <Table label={t("tableOf", { title })}>
                <thead>
                  <tr>
                    <Th className="pl-0">{t("day")}</Th>
                    {columns.map(({ key, name }) => (
                      <Th key={key} className="text-right last:pr-0">
                        {name}
                      </Th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((day) => (
                    <tr key={day.day}>
                      <Td className="pl-0 whitespace-nowrap">
                        <time dateTime={day.day}>{dayFormat(day.day)}</time>
                        {day.isToday && <span className="ml-2 text-xs text-muted">{t("today")}</span>}
                      </Td>
                      {columns.map(({ key, decimals }) => (
                        <Td key={key} className="text-right last:pr-0">
                          {day[key] === null
                            ? t("none")
                            : format.number(day[key], {
                                minimumFractionDigits: decimals,
                                maximumFractionDigits: decimals,
                              })}
                        </Td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </div>
          </details>
        </>
      )}
    </Card>
  );
}
