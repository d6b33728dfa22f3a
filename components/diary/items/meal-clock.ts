import { type Day, instantAt, localTime } from "@/lib/nutrition/calendar/day";

/** The clock's time of an instant where the person lives: "HH:MM", as time fields have it. */
export function clockOf(instant: string, timeZone: string): string {
  const minutes = Math.round(localTime(new Date(instant), timeZone).hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * Whether a time of a day is still to come on every clock that the person may go by: that of the zone they told us, and
 * that of the device, which travels with them.
 */
export function isToCome(day: Day, clock: string, now: Date, timeZones: readonly string[]): boolean {
  return timeZones.every((zone) => {
    const instant = instantOf(day, clock, zone);
    return instant !== null && new Date(instant) > now;
  });
}

/** The instant at which the person's clock shows this time on this day; null when the time is none. */
export function instantOf(day: Day, clock: string, timeZone: string): string | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock) ?? [];
  if (!hours || !minutes) return null;
  return instantAt(day, Number(hours) + Number(minutes) / 60, timeZone).toISOString();
}
