import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/nutrition/calendar/day";
import { STREAK_REACH, streakOf } from "@/lib/nutrition/views/streak";
import english from "@/messages/en-US.json";
import portuguese from "@/messages/pt-BR.json";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

/** Days as a picture, oldest first, today last: "xx.x". */
function streak(picture: string) {
  const days = [...picture].flatMap((mark, i) =>
    mark === "x" ? [addDays(TODAY, i - picture.length + 1)] : [],
  );
  return streakOf(new Set(days), TODAY);
}

describe("streak", () => {
  it.each([
    ["", 0],
    [".", 0],
    ["x", 1],
    ["xxx", 3],
    // Today is not over yet.
    ["xxx.", 3],
    // One missed day is forgiven, two in a row are not.
    ["xx.xx", 4],
    ["xxx..xx", 2],
    // Two in one week are not, two more than a week apart are.
    ["xxx.x.xx", 3],
    ["xx.xxxxxx.xx", 10],
    ["xxx..", 3],
    ["xxx...", 0],
  ])("%s is %d days", (picture, days) => {
    expect(streak(picture).days).toBe(days);
  });

  it("names the days it forgave, none before its beginning", () => {
    expect(streak("xx.xx").forgiven).toEqual([addDays(TODAY, -2)]);
    expect(streak(".xx").forgiven).toEqual([]);
    expect(streak("...").forgiven).toEqual([]);
  });

  it("says whether today counts and whether it goes on further back", () => {
    expect(streak("xx")).toMatchObject({ logged_today: true, capped: false });
    expect(streak("xx.")).toMatchObject({ logged_today: false });
    expect(streak("x".repeat(200))).toMatchObject({ days: STREAK_REACH, capped: true });
  });

  it("is told in weeks, as many as are looked at, once it goes on further back", () => {
    const weeks = Math.floor(STREAK_REACH / 7);
    for (const { dashboard, chat } of [portuguese, english]) {
      for (const words of [
        dashboard.streak.capped,
        dashboard.share.streakCapped,
        chat.evening.streakCapped,
      ]) {
        expect(words).toContain(` ${weeks} `);
      }
    }
  });

  it("never grows when a day is taken away", () => {
    const marks = fc.array(fc.constantFrom("x", "."), { minLength: 1, maxLength: 70 });
    fc.assert(
      fc.property(marks, fc.nat(), (days, at) => {
        const fewer = days.map((mark, i) => (i === at % days.length ? "." : mark));
        expect(streak(fewer.join("")).days).toBeLessThanOrEqual(streak(days.join("")).days);
      }),
    );
  });
});
