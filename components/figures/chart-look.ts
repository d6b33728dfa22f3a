import { useFormatter } from "next-intl";
import { dateOf } from "@/lib/nutrition/calendar/day";

const TICK = { fontSize: 12, fill: "var(--muted)" };

/** How every chart by days looks: spread over recharts' own parts. */
export const CHART = {
  margin: { top: 8, right: 4, bottom: 0, left: 0 },
  accessibilityLayer: false,
} as const;
export const GRID = { vertical: false, stroke: "var(--line)" } as const;
export const VALUE_AXIS = { tick: TICK, tickLine: false, axisLine: false } as const;

/** The axis of days, and the box of the day that is pointed at: days as "24/11". */
export function useDayLook() {
  const format = useFormatter();
  const short = (day: string) =>
    format.dateTime(dateOf(day), { timeZone: "UTC", day: "2-digit", month: "2-digit" });
  return {
    short,
    dayAxis: {
      dataKey: "day",
      tickFormatter: short,
      tick: TICK,
      tickLine: false,
      axisLine: { stroke: "var(--line)" },
      minTickGap: 24,
    },
    box: {
      isAnimationActive: false,
      labelFormatter: (day: unknown) => short(String(day)),
      contentStyle: {
        background: "var(--surface)",
        border: "1px solid var(--line)",
        borderRadius: 12,
        color: "var(--ink)",
        fontSize: 14,
      },
      itemStyle: { color: "var(--ink)" },
    },
  };
}
