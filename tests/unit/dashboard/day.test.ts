import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayAt, daysBetween, instantAt, isDay, localTime } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY, isLoggable } from "@/lib/nutrition/calendar/loggable-day";

const SAO_PAULO = "America/Sao_Paulo";

describe("day", () => {
  it.each(["2026-02-28", "2024-02-29", "2000-01-01", "2999-12-31"])("%s exists", (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    "2026-02-31",
    "2025-02-29",
    "1899-12-31",
    "3000-01-01",
    "9999-12-31",
    "2026-13-01",
    "2026-00-10",
    "26-01-01",
    "2026-1-1",
    "",
    "hoje",
    "2026-01-01T00",
  ])("%s does not exist", (day) => {
    expect(isDay(day)).toBe(false);
  });

  it("is the person's own: late evening in São Paulo is the next day in London", () => {
    const instant = new Date("2026-03-11T01:30:00Z");
    expect(dayAt(instant, SAO_PAULO)).toBe("2026-03-10");
    expect(dayAt(instant, "Europe/London")).toBe("2026-03-11");
    expect(localTime(instant, SAO_PAULO)).toEqual({ day: "2026-03-10", hour: 22.5 });
  });

  it("midnight is hour 0 of the new day", () => {
    expect(localTime(new Date("2026-03-10T03:00:00Z"), SAO_PAULO)).toEqual({ day: "2026-03-10", hour: 0 });
  });

  it("finds the instant of a wall clock, and back", () => {
    const day = fc.integer({ min: 0, max: 12_000 }).map((n) => addDays(FIRST_DAY, n));
    const minute = fc.integer({ min: 0, max: 1439 });
    const zone = fc.constantFrom(SAO_PAULO, "America/Manaus", "Asia/Kolkata", "Pacific/Kiritimati", "UTC");
    fc.assert(
      fc.property(day, minute, zone, (d, m, timeZone) => {
        const shown = localTime(instantAt(d, m / 60, timeZone), timeZone);
        // Hours that a change to summer time skipped do not exist: São Paulo had such until 2019.
        const isSkipped = timeZone === SAO_PAULO && m < 60;
        if (!isSkipped) expect(shown).toEqual({ day: d, hour: Math.floor(m / 60) + (m % 60) / 60 });
      }),
    );
  });

  it("adds and counts days over months, years and changes of the clock", () => {
    expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(daysBetween("2026-03-01", "2026-02-27")).toBe(-2);
  });

  it("takes entries from the first day until tomorrow", () => {
    const today = "2026-03-10";
    expect(
      ["1999-12-31", "2000-01-01", today, "2026-03-11", "2026-03-12"].map((d) => isLoggable(d, today)),
    ).toEqual([...[false, true, true, true, false]]);
  });
});
