"use client";

import { type DateTimeFormatOptions, useFormatter, useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";

type DayStripProps = { days: readonly Day[]; day: Day; today: Day; onGo: (day: Day) => void };

/** Seven days at a glance, each one tap away. */
export function DayStrip({ days, day: shown, today, onGo }: DayStripProps) {
  const t = useTranslations("diary.day");
  const format = useFormatter();
  const part = (day: Day, style: DateTimeFormatOptions) =>
    format.dateTime(dateOf(day), { ...style, timeZone: "UTC" });
  return (
    <ol aria-label={t("strip")} className="grid w-full grid-cols-7 gap-1 sm:max-w-md">
      {days.map((day) => (
        <li key={day}>
          <button
            type="button"
            disabled={day > today}
            aria-current={day === shown ? "date" : undefined}
            className={cn(
              "flex min-h-13 w-full flex-col items-center justify-center rounded-control text-muted tabular-nums hover:bg-sunken disabled:opacity-40",
              "aria-[current=date]:bg-leaf aria-[current=date]:text-on-leaf",
              day === today && day !== shown && "text-leaf",
            )}
            onClick={() => day !== shown && onGo(day)}
          >
            <span aria-hidden className="text-xs uppercase">
              {part(day, { weekday: "narrow" })}
            </span>
            <span className="sr-only">{day === today ? t("today") : part(day, { weekday: "long" })} </span>
            <span className="text-base font-semibold">{part(day, { day: "numeric" })}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
