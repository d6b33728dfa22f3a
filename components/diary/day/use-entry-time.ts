import { useFormatter } from "next-intl";
import { dayAt } from "@/lib/nutrition/calendar/day";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/**
 * Writes the time at which an entry was made, on the person's own clock; nothing where it was made on another day than
 * the one it counts for, because that time says nothing about it.
 */
export function useEntryTime({ day, time_zone }: DiaryDay): (at: string) => string {
  const format = useFormatter();
  return (at) => {
    const instant = new Date(at);
    if (dayAt(instant, time_zone) !== day) return "";
    return format.dateTime(instant, { timeZone: time_zone, timeStyle: "short" });
  };
}
