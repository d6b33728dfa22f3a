import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARE_AREAS } from "@/lib/care/access";
import { attentionOf, urgencyOf } from "@/lib/care/roster/attention";
import { type PatientFacts, sharedFacts } from "@/lib/care/roster/patient-facts";
import { rosterRow, standingOf } from "@/lib/care/roster/roster";
import { addDays } from "@/lib/nutrition/calendar/day";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

const ago = (days: number) => addDays(TODAY, -days);

/** All is well. */
const WELL: PatientFacts = {
  ...{ id: "1", patientId: "p", name: "Ana", areas: CARE_AREAS, since: ago(60), endsOn: addDays(TODAY, 90) },
  ...{ today: TODAY, lastLog: TODAY, logged7: 7, days7: 7, logged30: 28, days30: 30 },
  ...{ meanKcal: 1_700, meanDays: 6, gender: "female", planEndsOn: addDays(TODAY, 30), allergens: [] },
  weight: { kg: 70, day: ago(1) },
  weightBefore: { kg: 70.5, day: ago(9) },
};

const first = (more: Partial<PatientFacts>) => attentionOf({ ...WELL, ...more })[0] ?? null;

describe("what calls for attention", () => {
  it.each<[string, Partial<PatientFacts>, object | null]>([
    ["all is well", {}, null],
    ["a log seven days ago", { lastLog: ago(7) }, null],
    ["a log eight days ago", { lastLog: ago(8) }, { kind: "no_log", days: 8 }],
    ["no log ever, let in two months ago", { lastLog: null }, { kind: "no_log", days: null }],
    ["no log ever, let in this week", { lastLog: null, since: ago(3) }, null],
    ["a weigh-in eight days ago", { weight: { kg: 70, day: ago(8) } }, { kind: "no_weight", days: 8 }],
    ["half of the days", { logged30: 15 }, null],
    [
      "fewer than half of the days",
      { logged30: 14 },
      { kind: "low_adherence", percent: 47, logged: 14, days: 30 },
    ],
    ["a new account with few days", { logged30: 1, days30: 6 }, null],
    ["energy at the floor", { meanKcal: 1_200 }, null],
    ["energy under it", { meanKcal: 1_199.6 }, { kind: "low_intake", kcal: 1_200, floor: 1_200, days: 6 }],
    [
      "a man's floor",
      { gender: "male", meanKcal: 1_400 },
      { kind: "low_intake", kcal: 1_400, floor: 1_500, days: 6 },
    ],
    ["too few whole days", { meanKcal: 900, meanDays: 2 }, null],
    [
      "2.3 % of weight lost in 10 days",
      { weight: { kg: 78.1, day: ago(0) }, weightBefore: { kg: 80, day: ago(10) } },
      { kind: "fast_loss", percent: 1.7, kg: 1.9, days: 10 },
    ],
    ["1.5 % in a week", { weight: { kg: 78.8, day: ago(0) }, weightBefore: { kg: 80, day: ago(7) } }, null],
    ["weight gained", { weight: { kg: 85, day: ago(0) }, weightBefore: { kg: 80, day: ago(7) } }, null],
    ["a plan that ends in eight days", { planEndsOn: addDays(TODAY, 8) }, null],
    [
      "a plan that ends in a week",
      { planEndsOn: addDays(TODAY, 7) },
      { kind: "plan_ending", endsOn: addDays(TODAY, 7), days: 7 },
    ],
    [
      "an allergen, the latest of two",
      {
        allergens: [
          { food: "a", name: "Paçoca", said: "Amendoim", day: ago(5) },
          { food: "b", name: "Pé de moleque", said: "Amendoim", day: ago(2) },
        ],
      },
      { kind: "allergen", food: "Pé de moleque", said: "Amendoim", day: ago(2) },
    ],
  ])("%s", (_name, more, reason) => {
    expect(first(more)).toEqual(reason);
  });

  it("tells what is urgent first", () => {
    const reasons = attentionOf({
      ...WELL,
      ...{ meanKcal: 900, planEndsOn: TODAY, weight: null, logged30: 2 },
      allergens: [{ food: "a", name: "Paçoca", said: "Amendoim", day: TODAY }],
    });
    expect(reasons.map(({ kind }) => kind)).toEqual([
      "allergen",
      "low_intake",
      "low_adherence",
      "plan_ending",
      "no_weight",
    ]);
    expect(urgencyOf(reasons)).toBeLessThan(urgencyOf(reasons.slice(1)));
    expect(urgencyOf(reasons.slice(1))).toBeLessThan(urgencyOf([]));
  });

  it("calls for nothing that is not shared", () => {
    const alarming: PatientFacts = {
      ...WELL,
      ...{ lastLog: null, logged30: 0, meanKcal: 500, weight: null, planEndsOn: TODAY },
      allergens: [{ food: "a", name: "Paçoca", said: "Amendoim", day: TODAY }],
    };
    const kindsOf = {
      diary: ["low_intake", "no_log", "low_adherence"],
      measures: ["fast_loss", "no_weight"],
    };
    fc.assert(
      fc.property(fc.subarray([...CARE_AREAS]), (areas) => {
        const kinds = attentionOf(sharedFacts({ ...alarming, areas })).map(({ kind }) => kind);
        for (const [area, own] of Object.entries(kindsOf))
          if (!areas.includes(area as never)) expect(kinds.filter((kind) => own.includes(kind))).toEqual([]);
        if (!areas.includes("plan")) expect(kinds).not.toContain("plan_ending");
        if (!areas.includes("profile") || !areas.includes("diary")) expect(kinds).not.toContain("allergen");
      }),
    );
  });
});

it.each<[string, Partial<PatientFacts>, string]>([
  ["let in this week", { since: ago(3), lastLog: null, planEndsOn: null }, "new"],
  ["silent for more than two weeks", { lastLog: ago(15) }, "inactive"],
  ["without a plan", { planEndsOn: null }, "needs_plan"],
  ["with a plan that ends soon", { planEndsOn: addDays(TODAY, 3) }, "plan_ending"],
  ["who weighs themselves no more", { weight: { kg: 70, day: ago(9) } }, "watch"],
  ["with nothing wanting", {}, "on_track"],
  ["whose plan is nobody's to see", { planEndsOn: null, areas: ["diary"] }, "on_track"],
])("puts who is %s into a segment", (_name, more, segment) => {
  expect(rosterRow({ ...WELL, ...more }).segment).toBe(segment);
});

it("never has anybody on track who is to be looked at, nor to be looked at for nothing", () => {
  const day = fc.option(fc.integer({ min: -40, max: 10 }).map((days) => addDays(TODAY, days)));
  const facts = fc.record({
    ...{ lastLog: day, planEndsOn: day, since: fc.integer({ min: 0, max: 60 }).map(ago) },
    ...{ logged30: fc.integer({ min: 0, max: 30 }), meanKcal: fc.integer({ min: 800, max: 2_500 }) },
    areas: fc.subarray([...CARE_AREAS]),
  });
  fc.assert(
    fc.property(facts, (more) => {
      const { segment, attention } = rosterRow(sharedFacts({ ...WELL, ...more }));
      const reasons = attention.map(({ kind }) => kind);
      if (segment === "on_track") expect(reasons).toEqual([]);
      if (segment === "watch") expect(reasons).not.toEqual([]);
      if (segment === "inactive") expect(reasons).toContain("no_log");
      if (segment === "plan_ending") expect(reasons).toContain("plan_ending");
    }),
  );
});

it("is sorted and counted by what the facts say", () => {
  expect(standingOf(rosterRow(WELL))).toEqual({
    ...{ segment: "on_track", reasons: 0, urgency: 100, adherence: 93, lastLog: TODAY },
  });
  const silent = standingOf(rosterRow({ ...WELL, lastLog: ago(20), logged30: 3 }));
  expect(silent).toMatchObject({ segment: "inactive", reasons: 1, adherence: 10, lastLog: ago(20) });
  expect(silent.urgency).toBeLessThan(100);
});
