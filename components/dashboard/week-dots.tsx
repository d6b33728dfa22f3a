"use client";

import { Check } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { dateOf } from "@/lib/nutrition/calendar/day";
import type { Streak } from "@/lib/nutrition/views/streak";

/** The last seven days by their weekdays: logged, forgiven, missed, and today while it is open. */
export function WeekDots({ streak: { week, forgiven } }: { streak: Streak }) {
  const t = useTranslations("dashboard.streak.dots");
  const format = useFormatter();
  const weekday = (day: string, style: "narrow" | "long") =>
    format.dateTime(dateOf(day), { timeZone: "UTC", weekday: style });
  const today = week.at(-1)?.day;
  return (
    <ol className="mt-4 grid grid-cols-7 gap-1">
      {week.map(({ day, logged }) => {
        const state = logged
          ? "logged"
          : forgiven.includes(day)
            ? "forgiven"
            : day === today
              ? "open"
              : "missed";
        return (
          <li key={day} className="flex flex-col items-center gap-1.5">
            <span
              className={cn(
                "grid size-8 place-items-center rounded-full border-2",
                state === "logged" && "border-leaf bg-leaf text-on-leaf",
                state === "forgiven" && "border-dashed border-leaf",
                state === "open" && "border-leaf",
                state === "missed" && "border-line",
              )}
            >
              {logged && <Check className="size-4" aria-hidden />}
            </span>
            <span className="text-xs text-muted uppercase" aria-hidden>
              {weekday(day, "narrow")}
            </span>
            <span className="sr-only">{t(state, { day: weekday(day, "long") })}</span>
          </li>
        );
      })}
    </ol>
  );
}
