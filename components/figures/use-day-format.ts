import { useFormatter } from "next-intl";

/** Writes a day ("2026-11-20") as the reader's language does: 20/11/2026. A day has no time zone to shift it. */
export function useDayFormat(): (day: string) => string {
  const format = useFormatter();
  return (day) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), {
      timeZone: "UTC",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
    });
}
