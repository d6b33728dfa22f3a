import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "@/lib/nutrition/calendar/day";
import { stripOf } from "@/lib/nutrition/calendar/strip";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

it("has seven days in a row, the shown one among them", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 400 }), (ago) => {
      const shown = addDays(TODAY, -ago);
      const strip = stripOf(shown, TODAY);
      expect(strip).toHaveLength(7);
      expect(strip).toContain(shown);
      for (const [index, day] of strip.entries()) expect(day).toBe(addDays(strip[0]!, index));
    }),
  );
});

it("stands still while one looks at the last week, and has its day in the middle before", () => {
  const last = stripOf(TODAY, TODAY);
  expect(last.at(-1)).toBe(TODAY);
  for (let ago = 0; ago < 7; ago++) expect(stripOf(addDays(TODAY, -ago), TODAY)).toEqual(last);
  expect(stripOf(addDays(TODAY, -7), TODAY)[3]).toBe(addDays(TODAY, -7));
});
