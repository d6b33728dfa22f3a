import { expect, it } from "vitest";
import { isPastTarget } from "@/lib/nutrition/goals/target-date";

const TODAY = "2026-11-20";

it.each([
  ["a day long ago", "2020-03-31", null, true],
  ["yesterday", "2026-11-19", null, true],
  ["today", TODAY, null, false],
  ["a day to come", "2027-03-31", null, false],
  ["a past day that is there already", "2026-03-31", "2026-03-31", false],
  ["a past day in the place of another", "2026-03-30", "2026-03-31", true],
  ["no day", "", null, false],
  ["what is none, which is refused for that", "31/02/2020", null, false],
])("%s", (_, wanted, kept, isPast) => {
  expect(isPastTarget(wanted, kept, TODAY)).toBe(isPast);
});
