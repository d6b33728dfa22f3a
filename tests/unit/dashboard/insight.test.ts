import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/nutrition/calendar/day";
import { insightOf, insightSchema, mondayOf } from "@/lib/nutrition/views/insight";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

/** The Monday of the last whole week. */
const MONDAY = addDays(mondayOf(TODAY), -7);
const NO_GOALS = { calorieGoal: null, proteinGoal: null, waterGoal: null, isLeft: false };

type Day = { calories?: number; protein_g?: number; water?: number };

/** Days from a Monday on; null was not logged. */
const from = (monday: string, days: readonly (Day | null)[]) =>
  days.flatMap((day, index) =>
    day === null ? [] : [{ date: addDays(monday, index), calories: 0, protein_g: 0, water: 0, ...day }],
  );
const seven = (day: Day) => Array.from({ length: 7 }, () => day);
/** What may be said in three weeks with the same figures: each has its turn. */
function said(facts: (monday: string) => Partial<Parameters<typeof insightOf>[0]>) {
  return [0, 7, 14].map((later) =>
    insightOf({
      ...NO_GOALS,
      today: addDays(TODAY, later),
      days: [],
      ...facts(addDays(MONDAY, later)),
    }),
  );
}

describe("one thing of the last week", () => {
  it("is nothing with fewer than four days", () => {
    expect(said((monday) => ({ days: from(monday, [{}, {}, {}]) }))).toEqual([null, null, null]);
  });

  it("counts the days, against those of the week before where they are more", () => {
    expect(said((monday) => ({ days: from(monday, seven({})) }))[0]).toEqual({ rule: "days", days: 7 });
    const more = (monday: string) => ({
      days: [...from(monday, seven({})), ...from(addDays(monday, -7), [{}, {}])],
    });
    expect(said(more)[0]).toEqual({ rule: "more_days", days: 7, before: 2 });
  });

  it("says what was met and what was short of a goal, with its numbers", () => {
    const low = said((monday) => ({
      proteinGoal: 100,
      days: from(monday, seven({ calories: 1800, protein_g: 60 })),
    }));
    expect(low).toContainEqual({ rule: "protein_low", average: 60, goal: 100, of: 7 });
    const met = said((monday) => ({
      proteinGoal: 100,
      days: from(monday, seven({ calories: 1800, protein_g: 96 })),
    }));
    expect(met).toContainEqual({ rule: "protein_met", days: 7, goal: 100, of: 7 });
    const water = said((monday) => ({ waterGoal: 2000, days: from(monday, seven({ water: 1200 })) }));
    expect(water).toContainEqual({ rule: "water_low", average: 1200, goal: 2000, of: 7 });
    const close = said((monday) => ({ calorieGoal: 1800, days: from(monday, seven({ calories: 1850 })) }));
    expect(close).toContainEqual({ rule: "calories_close", average: 1850, goal: 1800, of: 7 });
  });

  it("compares weekends over four weeks", () => {
    const four = (monday: string, weekend: number) =>
      [0, 7, 14, 21].flatMap((ago) =>
        from(addDays(monday, -ago), [
          ...Array.from({ length: 5 }, () => ({ calories: 1800 })),
          { calories: weekend },
          { calories: weekend },
        ]),
      );
    expect(said((monday) => ({ days: four(monday, 2400) }))).toContainEqual({
      rule: "weekend",
      weekend: 2400,
      weekdays: 1800,
    });
    expect(said((monday) => ({ days: four(monday, 1950) })).map((one) => one?.rule)).not.toContain("weekend");
  });

  it("never speaks of energy or protein to whom a professional decides for", () => {
    const day = fc.record({
      calories: fc.integer({ min: 0, max: 5000 }),
      protein_g: fc.integer({ min: 0, max: 300 }),
      water: fc.integer({ min: 0, max: 5000 }),
    });
    const month = fc.array(fc.option(day), { minLength: 28, maxLength: 28 });
    fc.assert(
      fc.property(month, fc.integer({ min: 0, max: 40 }), (days, later) => {
        const today = addDays(TODAY, later);
        const first = addDays(mondayOf(today), -28);
        const facts = { calorieGoal: 1800, proteinGoal: 90, waterGoal: 2000, days: from(first, days) };
        const insight = insightOf({ ...facts, today, isLeft: true });
        expect(["days", "more_days", "water_met", "water_low", undefined]).toContain(insight?.rule);
      }),
    );
  });

  it("stays the same all week, and keeps to its schema", () => {
    const day = fc.record({
      calories: fc.integer({ min: 0, max: 5000 }),
      protein_g: fc.double({ min: 0, max: 300, noNaN: true }),
      water: fc.integer({ min: 0, max: 5000 }),
    });
    fc.assert(
      fc.property(fc.array(fc.option(day), { minLength: 28, maxLength: 28 }), (days) => {
        const monday = mondayOf(TODAY);
        const facts = {
          ...{ calorieGoal: 1800, proteinGoal: 90, waterGoal: 2000, isLeft: false },
          days: from(addDays(monday, -28), days),
        };
        const first = insightOf({ ...facts, today: monday });
        for (let later = 1; later < 7; later++) {
          expect(insightOf({ ...facts, today: addDays(monday, later) })).toEqual(first);
        }
        if (first) expect(insightSchema.parse(first)).toEqual(first);
      }),
    );
  });
});

it("a week begins on Monday", () => {
  expect(mondayOf("2026-03-09")).toBe("2026-03-09");
  expect(mondayOf("2026-03-15")).toBe("2026-03-09");
  expect(mondayOf("2026-03-16")).toBe("2026-03-16");
});
