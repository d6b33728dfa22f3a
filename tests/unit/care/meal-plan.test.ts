import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { periodFigures, type ReportDay } from "@/lib/care/papers/period";
import {
  comparedDay,
  isFilled,
  mealsOn,
  type PlanMeal,
  planTotals,
  planWeekday,
  WEEKDAYS,
} from "@/lib/care/plans/meal-plan";
import { addDays } from "@/lib/nutrition/calendar/day";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";

const item = (food: string, kcal: number) => ({
  ...{ food, name: food, grams: 100, portion: null, salt: "usual" as const },
  ...{ kcal, protein_g: 10, carbs_g: 20, fat_g: 5, fibre_g: 2, sodium_mg: 30 },
});
const LUNCH: PlanMeal = {
  ...{ kind: "lunch", time: "12:30", weekdays: [1, 2, 3, 4, 5], note: "" },
  options: [
    { name: "Frango", items: [item("arroz", 130), item("frango", 170)] },
    { name: "Peixe", items: [item("batata", 90), item("peixe", 110)] },
  ],
};
const BREAKFAST: PlanMeal = {
  ...{ kind: "breakfast", time: "", weekdays: [...WEEKDAYS], note: "" },
  options: [{ name: "", items: [item("pao", 140)] }],
};
const MONDAY = "2026-11-23";

it("knows Monday as the first day of the week", () => {
  expect(WEEKDAYS.map((_, at) => planWeekday(addDays(MONDAY, at)))).toEqual([...WEEKDAYS]);
});

it("sums a weekday by the first option of each of its meals, in the order of the day", () => {
  const plan = [LUNCH, BREAKFAST];
  expect(mealsOn(plan, 1).map(({ kind }) => kind)).toEqual(["breakfast", "lunch"]);
  expect(planTotals(plan, 1).kcal).toBe(440);
  expect(planTotals(plan, 6).kcal).toBe(140);
  expect(isFilled(plan)).toBe(true);
  expect(isFilled([{ ...LUNCH, options: [{ name: "", items: [] }] }])).toBe(false);
});

describe("a day beside the plan", () => {
  const eaten = (kind: "lunch" | "dinner", ...foods: [string, number][]) => ({
    kind,
    items: foods.map(([food, kcal]) => item(food, kcal)),
  });

  it("takes the option that was eaten, and counts what matches", () => {
    const day = comparedDay([LUNCH], MONDAY, [eaten("lunch", ["peixe", 120], ["arroz", 130])]);
    expect(day.meals).toMatchObject([{ option: "Frango", foods: 2, matched: 1, eaten: { kcal: 250 } }]);
    const fish = comparedDay([LUNCH], MONDAY, [eaten("lunch", ["peixe", 120], ["batata", 95])]);
    expect(fish.meals).toMatchObject([{ option: "Peixe", foods: 2, matched: 2, planned: { kcal: 200 } }]);
  });

  it("counts meals outside of the plan in the day alone, and a day without meals as none", () => {
    const day = comparedDay([LUNCH], MONDAY, [eaten("dinner", ["pizza", 800])]);
    expect(day.meals[0]).toMatchObject({ eaten: null, matched: 0, option: "Frango" });
    expect(day.eaten?.kcal).toBe(800);
    expect(comparedDay([LUNCH], MONDAY, []).eaten).toBeNull();
    expect(comparedDay([LUNCH], addDays(MONDAY, 5), []).meals).toEqual([]);
  });
});

it("reports means over the days that have something, whatever the gaps", () => {
  const row = (day: string, kcal: number, weightKg: number | null): ReportDay => ({
    ...{ day, kcal, weightKg, meals: kcal > 0 ? 3 : 0, waterMl: 0 },
    ...{ proteinG: 0, carbsG: 0, fatG: 0, fibreG: 0, sodiumMg: 0 },
  });
  const period = { from: MONDAY, to: addDays(MONDAY, 6) };
  const rows = [row(MONDAY, 1_800, 80), row(addDays(MONDAY, 2), 2_000, null), row(addDays(MONDAY, 6), 0, 79)];
  expect(periodFigures(rows, period)).toMatchObject({
    ...{ days: 7, logged: 2, mean: { kcal: 1_900 }, meanWater: null, firstKg: 80, lastKg: 79 },
    kcal: [1_800, null, 2_000, null, null, null, null],
  });
  fc.assert(
    fc.property(fc.subarray([0, 1, 2, 3, 4, 5, 6]), (present) => {
      const figures = periodFigures(
        present.map((at) => row(addDays(MONDAY, at), 1_000, null)),
        period,
      );
      expect(figures.logged).toBe(present.length);
      expect(figures.mean?.kcal ?? null).toBe(present.length === 0 ? null : 1_000);
    }),
  );
});

describe("a question about the plan", () => {
  const now = new Date(`${MONDAY}T15:00:00Z`);
  const ask = (text: string) =>
    understand(text, { now, timeZone: "America/Sao_Paulo", conversation: EMPTY_CONVERSATION }).question;

  it.each([
    ["o que tem no meu plano hoje?", MONDAY, []],
    ["O que tem no meu plano alimentar amanhã?", addDays(MONDAY, 1), []],
    ["qual o meu plano alimentar?", MONDAY, []],
    ["o que diz o plano pro almoço?", MONDAY, ["lunch"]],
    ["me mostra o plano de hoje", MONDAY, []],
    ["qual minha dieta de hoje", MONDAY, []],
    ["meu plano alimentar", MONDAY, []],
  ])("%s", (text, day, meals) => {
    expect(ask(text)).toEqual({ kind: "plan", day, meals });
  });

  it.each(["quando vence meu plano?", "quero mudar de plano", "o que comi hoje?", "o que posso jantar?"])(
    "is not %s",
    (text) => {
      expect(ask(text)?.kind).not.toBe("plan");
    },
  );
});
