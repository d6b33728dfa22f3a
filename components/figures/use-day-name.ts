import { useFormatter, useTranslations } from "next-intl";
import { useTimeZone } from "@/components/figures/use-time-zone";
import { addDays, type Day, dateOf, dayAt, daysBetween } from "@/lib/nutrition/calendar/day";

/** Days that are called by their weekday. */
const NAMED_DAYS = 6;

/** The day it is where whoever is logged in lives. */
export function useToday(): Day {
  return dayAt(new Date(), useTimeZone());
}

/** Calls a day what people call it: "hoje", "ontem", "sexta, 20/11", "20/11", and with its year when that is another. */
export function useDayName(): { dayName: (day: Day) => string; ofDay: (day: Day) => string } {
  const t = useTranslations("common.days");
  const format = useFormatter();
  const today = useToday();
  const written = (day: Day, withYear: boolean) =>
    format.dateTime(dateOf(day), {
      timeZone: "UTC",
      day: "2-digit",
      month: "2-digit",
      ...(withYear && { year: "numeric" }),
    });

  function plainName(day: Day): string {
    const ago = daysBetween(day, today);
    if (ago <= 0 || ago > NAMED_DAYS) return written(day, day.slice(0, 4) !== today.slice(0, 4));
    const weekday = format.dateTime(dateOf(day), { timeZone: "UTC", weekday: "long" });
    return t("weekday", { weekday: weekday.replace("-feira", ""), date: written(day, false) });
  }
  const nearName = (day: Day) =>
    day === today ? "today" : day === addDays(today, -1) ? "yesterday" : ("other" as const);

  return {
    dayName: (day) => {
      const near = nearName(day);
      return near === "other" ? plainName(day) : t(near);
    },
    /** After a noun: "de hoje", "de sexta, 20/11". */
    ofDay: (day) => {
      const near = nearName(day);
      return near === "other" ? t("of.other", { day: plainName(day) }) : t(`of.${near}`);
    },
  };
}
