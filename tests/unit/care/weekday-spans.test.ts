import fc from "fast-check";
import { expect, it } from "vitest";
import { weekdaySpans } from "@/lib/care/plans/weekday-spans";

it.each<[number[], unknown]>([
  [[], []],
  [[1, 2, 3, 4, 5], [[1, 5]]],
  [
    [6, 7],
    [[6], [7]],
  ],
  [
    [7, 3, 1, 2],
    [[1, 3], [7]],
  ],
])("%j is said as %j", (weekdays, spans) => {
  expect(weekdaySpans(weekdays)).toEqual(spans);
});

it("names the same days, each once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7 })), (weekdays) => {
      const named = weekdaySpans(weekdays).flatMap(([from, until = from]) =>
        Array.from({ length: until - from + 1 }, (_, nth) => from + nth),
      );
      expect(named).toEqual([...new Set(weekdays)].sort());
    }),
  );
});
