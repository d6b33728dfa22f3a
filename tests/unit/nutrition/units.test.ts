import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  energyIn,
  feetAndInches,
  kcalFrom,
  kgFrom,
  shownWeight,
  weightIn,
} from "@/lib/nutrition/figures/units";

describe("weights", () => {
  it.each([
    ["kg", 72.4, 72.4],
    ["lb", 72.4, 159.5],
    ["lb", 72.6, 160],
    ["lb", 45.4, 100],
  ] as const)("in %s, %d kg reads %d", (unit, kg, shown) => expect(shownWeight(unit, kg)).toBe(shown));

  it("come back as they were typed, kg to the 100 g and pounds to the half", () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 1_700 }), (halves) => {
        expect(shownWeight("lb", kgFrom("lb", halves / 2))).toBe(halves / 2);
        expect(shownWeight("kg", kgFrom("kg", halves / 10))).toBe(halves / 10);
      }),
    );
  });

  it("keep their order in every unit", () => {
    const kg = fc.double({ min: 20, max: 400, noNaN: true });
    fc.assert(fc.property(kg, kg, (a, b) => weightIn("lb", a) < weightIn("lb", b) === a < b));
  });
});

describe("energy", () => {
  it("is what labels say: 2,000 kcal are 8,368 kJ", () =>
    expect(energyIn("kJ", 2_000)).toBeCloseTo(8_368, 6));

  it("of whole kcal comes back from kJ unchanged", () => {
    const kcal = fc.integer({ min: 1, max: 20_000 });
    fc.assert(fc.property(kcal, (kcal) => kcalFrom("kJ", Math.round(energyIn("kJ", kcal))) === kcal));
  });
});

it.each([
  [170, 5, 7],
  [183, 6, 0],
  [152, 5, 0],
])("%d cm are %d ft %d in", (cm, feet, inches) => expect(feetAndInches(cm)).toEqual({ feet, inches }));
