import { useFormatter } from "next-intl";
import { useToday } from "@/components/figures/use-day-name";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";

/** The month of a day as people say it: "março", and "março de 2028" when that is not within a year. */
export function useMonthName(): (day: Day) => string {
  const format = useFormatter();
  const today = useToday();
  return (day) =>
    format.dateTime(dateOf(day), {
      timeZone: "UTC",
      month: "long",
      ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
    });
}
