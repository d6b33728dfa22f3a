import { useFormatter } from "next-intl";

/** The names of the weekdays, by their ISO number. */
export function useWeekdays(): (weekday: number, length?: "short" | "long") => string {
  const format = useFormatter();
  // The 5th of January 2026 was a Monday.
  return (weekday, length = "short") =>
    format
      .dateTime(new Date(Date.UTC(2026, 0, 4 + weekday, 12)), { weekday: length, timeZone: "UTC" })
      .replace(".", "");
}
