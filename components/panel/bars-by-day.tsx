"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { CHART, GRID, useDayLook, VALUE_AXIS } from "@/components/figures/chart-look";

type BarsByDayProps = {
  label: string;
  color: string;
  days: readonly { day: string; value: number }[];
};

/** A bar a day; its figures stand in a table that opens under it. */
export function BarsByDay({ label, color, days }: BarsByDayProps) {
  const t = useTranslations("panels.chart");
  const format = useFormatter();
  const { short, dayAxis, box } = useDayLook();
  return (
    <>
      <div role="img" aria-label={label} className="h-48 w-full">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={[...days]} {...CHART}>
            <CartesianGrid {...GRID} />
            <XAxis {...dayAxis} />
            <YAxis width={40} allowDecimals={false} {...VALUE_AXIS} />
            <Tooltip cursor={{ fill: "var(--sunken)" }} {...box} />
            <Bar
              dataKey="value"
              name={label}
              fill={color}
              isAnimationActive={false}
              maxBarSize={28}
              radius={[3, 3, 0, 0]}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf underline underline-offset-4">
          {t("table")}
        </summary>
        <ul className="mt-1 grid max-h-48 grid-cols-2 gap-x-6 overflow-y-auto tabular-nums sm:grid-cols-3">
          {days.map(({ day, value }) => (
            <li key={day} className="flex justify-between gap-3">
              <span className="text-muted">{short(day)}</span>
              {format.number(value)}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
