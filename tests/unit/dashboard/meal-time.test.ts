import { describe, expect, it } from "vitest";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";

const SAO_PAULO = "America/Sao_Paulo";
/** 13:05 in São Paulo. */
const now = new Date("2026-03-10T16:05:00Z");
const at = (said: Parameters<typeof mealTime>[0]) => {
  const { day, kind, eatenAt } = mealTime(said, now, SAO_PAULO);
  return [day, kind, eatenAt.toISOString()];
};

describe("meal time", () => {
  it("is now and the hour's meal when nothing is said", () => {
    expect(at({})).toEqual(["2026-03-10", "lunch", now.toISOString()]);
  });

  it("is the usual hour of another meal or day", () => {
    expect(at({ kind: "breakfast" })).toEqual(["2026-03-10", "breakfast", "2026-03-10T10:30:00.000Z"]);
    expect(at({ day: "2026-03-08", kind: "dinner" })).toEqual([
      "2026-03-08",
      "dinner",
      "2026-03-08T22:30:00.000Z",
    ]);
  });

  it("is never later than now", () => {
    expect(at({ kind: "dinner" })).toEqual(["2026-03-10", "dinner", now.toISOString()]);
  });

  it("follows a time that was said", () => {
    const eatenAt = new Date("2026-03-10T10:00:00Z");
    expect(at({ eatenAt })).toEqual(["2026-03-10", "breakfast", eatenAt.toISOString()]);
  });

  it("lets a supper after midnight count for the day before", () => {
    const eatenAt = new Date("2026-03-10T03:20:00Z");
    expect(at({ day: "2026-03-09", kind: "supper", eatenAt })[0]).toBe("2026-03-09");
  });

  it.each([
    { day: "2026-03-12" },
    { day: "1999-12-31" },
    { day: "2026-03-10", eatenAt: new Date("2026-03-01T12:00:00Z") },
    { eatenAt: new Date("2027-01-01T12:00:00Z") },
  ])("refuses %j", (said) => {
    expect(() => at(said)).toThrow("invalid_day");
  });
});
