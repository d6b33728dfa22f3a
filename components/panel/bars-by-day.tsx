"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { dateOf } from "@/lib/nutrition/calendar/day";

const AXIS = { fontSize: 12, fill: "var(--muted)" };
const TOOLTIP = {
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: 12,
  color: "var(--ink)",
  fontSize: 14,
};

type BarsByDayProps = {
  label: string;
  color: string;
  days: readonly { day: string; value: number }[];
};

/** A bar a day; its figures stand in a table that opens under it. */
export function BarsByDay({ label, color, days }: BarsByDayProps) {
  const t = useTranslations("panels.chart");
  const format = useFormatter();
  const short = (day: string) =>
    format.dateTime(dateOf(day), { timeZone: "UTC", day: "2-digit", month: "2-digit" });
  return (
    <>
      <div role="img" aria-label={label} className="h-48 w-full">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={[...days]}
            margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="day"
              tickFormatter={short}
              tick={AXIS}
              tickLine={false}
              axisLine={{ stroke: "var(--line)" }}
              minTickGap={24}
            />
            <YAxis width={40} tick={AXIS} tickLine={false} axisLine={false} allowDecimals={false} />
            <Tooltip
              cursor={{ fill: "var(--sunken)" }}
              isAnimationActive={false}
              labelFormatter={(day) => short(String(day))}
              contentStyle={TOOLTIP}
              itemStyle={{ color: "var(--ink)" }}
            />
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
