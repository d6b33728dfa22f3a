import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalBarcode, isBarcode } from "@/lib/nutrition/own-foods/barcode";

describe("a barcode", () => {
  it.each([
    ["7891000100103", true],
    ["96385074", true],
    ["036000291452", true],
    ["17891000100100", true],
    ["7891000100104", false],
    ["789100010010", false],
    ["0000000000000", false],
    ["78910001001O3", false],
    ["", false],
  ])("%s: %s", (code, valid) => {
    expect(isBarcode(code)).toBe(valid);
  });

  it("with one digit misread is none", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const valid = Array.from({ length: 10 }, (_, check) => [...body, check].join("")).filter(isBarcode);
        fc.pre(valid.length > 0);
        expect(valid).toHaveLength(1);
        const code = valid[0] as string;
        const misread = `${code.slice(0, at)}${(Number(code[at]) + by) % 10}${code.slice(at + 1)}`;
        expect(isBarcode(misread)).toBe(false);
      }),
    );
  });

  it("of the United States is the same with a zero before it", () => {
    expect(canonicalBarcode("036000291452")).toBe("0036000291452");
    expect(canonicalBarcode("07891000100103")).toBe("7891000100103");
    expect(canonicalBarcode("96385074")).toBe("96385074");
  });
});
