import { describe, expect, it } from "vitest";
import type { PlanMeal } from "@/lib/care/plans/meal-plan";
import { planChanges } from "@/lib/care/plans/plan-changes";
import { ZERO } from "@/lib/nutrition/figures/nutrients";

const rice = { food: "arroz-branco", name: "Arroz branco", portion: null, salt: "usual", ...ZERO } as const;
const meal = (kind: PlanMeal["kind"], grams: number, more: Partial<PlanMeal> = {}): PlanMeal => ({
  ...{ kind, time: "", weekdays: [1, 2, 3, 4, 5, 6, 7], note: "" },
  options: [{ name: "", items: [{ ...rice, grams }] }],
  ...more,
});
const plan = (meals: PlanMeal[], guidance = "") => ({ meals, guidance });
const NOTHING = { changed: [], added: [], removed: [], guidance: false };

describe("what a plan changes of the one before it", () => {
  it("is told by meal, in the order of the day", () => {
    const before = plan([meal("supper", 50), meal("lunch", 100), meal("breakfast", 40)]);
    const after = plan([meal("dinner", 80), meal("lunch", 150), meal("breakfast", 40)], "Beba água.");
    expect(planChanges(before, after)).toEqual({
      ...{ changed: ["lunch"], added: ["dinner"], removed: ["supper"], guidance: true },
    });
  });

  it.each([
    ["its time", { time: "12:30" }],
    ["its days", { weekdays: [1, 3] }],
    ["its note", { note: "Sem pressa." }],
    ["its options", { options: [{ name: "Na rua", items: [] }] }],
  ])("counts %s", (_, more) => {
    const changes = planChanges(plan([meal("lunch", 100)]), plan([meal("lunch", 100, more)]));
    expect(changes).toEqual({ ...NOTHING, changed: ["lunch"] });
  });

  it("counts neither order nor the figures that a food has by now", () => {
    const early = meal("lunch", 100, { time: "11:00" });
    const late = meal("lunch", 90, { time: "14:00" });
    const recomputed = structuredClone(early);
    recomputed.options[0]!.items[0]!.kcal = 128;
    expect(planChanges(plan([early, late], "Beba água."), plan([late, recomputed], " Beba água. "))).toEqual(
      NOTHING,
    );
  });
});
