import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWater } from "@/components/diary/measures/read-water";

describe("an amount of water being typed", () => {
  it.each([
    ["350", 350],
    [" 350 ml ", 350],
    ["1.500", 1500],
    ["1,500", 1500],
    ["1,5 l", 1500],
    ["1.5L", 1500],
    ["2 litros", 2000],
    ["0,25 l", 250],
    ["0", 0],
  ])("reads %j as %i ml", (typed, ml) => {
    expect(readWater(typed)).toBe(ml);
  });

  it.each(["1,5", "0.5", "350,5", "-200", "", "muita", "2 copos", "1.2.3"])(
    "does not guess at %j",
    (typed) => {
      expect(readWater(typed)).toBeNull();
    },
  );

  it("reads whole millilitres as they are, with and without their unit", () => {
    fc.assert(
      fc.property(fc.nat(5000), (ml) => {
        expect(readWater(String(ml))).toBe(ml);
        expect(readWater(`${ml}ml`)).toBe(ml);
      }),
    );
  });
});
