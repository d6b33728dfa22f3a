import { expect, it } from "vitest";
import { standingWords } from "@/components/care/common/segment-reason";

const silent = { kind: "no_log", days: 20 } as const;
const fast = { kind: "fast_loss", percent: 2, kg: 2.1, days: 10 } as const;

it("a reason alone says that somebody is to be looked at", () => {
  expect(standingWords("on_track", [])).toEqual({ segment: "on_track", reason: null });
  expect(standingWords("watch", [fast])).toEqual({ segment: null, reason: "fast_loss" });
});

it("a reason stands beside a segment that does not say it already", () => {
  expect(standingWords("needs_plan", [fast])).toEqual({ segment: "needs_plan", reason: "fast_loss" });
  expect(standingWords("inactive", [silent])).toEqual({ segment: "inactive", reason: null });
  expect(standingWords("inactive", [fast, silent])).toEqual({ segment: "inactive", reason: "fast_loss" });
});
