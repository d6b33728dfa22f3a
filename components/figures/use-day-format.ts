import { useFormatter } from "next-intl";

/**
 * Writes a day ("2026-11-20") as the reader's language does: 20/11/2026. A day has no time zone to shift it; of an instant
 * it is the day where the reader lives.
 */
export function useDayFormat(): (at: string) => string {
  const format = useFormatter();
  return (at) => {
    const isDay = at.length === 10;
    return format.dateTime(new Date(isDay ? `${at}T12:00:00Z` : at), {
      ...{ day: "2-digit", month: "2-digit", year: "numeric" },
      ...(isDay && { timeZone: "UTC" }),
    });
  };
}
