import { expect, it } from "vitest";
import { changedFacts } from "@/components/admin/users/changed-facts";

const moment = (at: string) => at.slice(0, 10);
const told = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  changedFacts(before, after, moment);

it("an act is told by what it changed, instants as people write them", () => {
  const before = { status: "trial", periodEnd: "2026-12-03T18:43:25.733Z" };
  const after = { status: "trial", periodEnd: "2026-12-10T18:43:25.733Z", days: 7 };
  expect(told(before, after)).toEqual([
    ["periodEnd", "2026-12-03 → 2026-12-10"],
    ["days", "7"],
  ]);
});

it("what came or went is told with what it was", () => {
  expect(told({ until: "2026-12-03T18:43:25Z" }, { until: null })).toEqual([["until", "2026-12-03 → –"]]);
  expect(told({ seats: 40 }, null)).toEqual([["seats", "40 → –"]]);
  expect(told(null, { seats: 40, note: null })).toEqual([["seats", "40"]]);
  expect(told(null, null)).toEqual([]);
});
