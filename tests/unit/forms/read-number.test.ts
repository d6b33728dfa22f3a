import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDecimal, readHeight, readInteger, readNumber } from "@/components/forms/inputs/read-number";

describe("a number as people write it", () => {
  it.each([
    ["70,5", 70.5],
    ["70.5", 70.5],
    [" 70,5 ", 70.5],
    ["1.234,5", 1234.5],
    ["1,234.5", 1234.5],
    ["12.345.678,9", 12_345_678.9],
    ["1 234", 1234],
    [",5", 0.5],
    ["70,", 70],
    ["0", 0],
  ])("reads %j as %j", (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it.each(["", " ", ",", ".", "um", "-1", "1e9", "1,2,3", "1.23,4", "12.34.5", "70,5 kg"])(
    "finds none in %j",
    (typed) => {
      expect(readNumber(typed)).toBeNull();
    },
  );

  it("reads back whatever either language writes", () => {
    const tenths = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(tenths, fc.constantFrom("pt-BR", "en-US"), fc.boolean(), (n, locale, useGrouping) => {
        const written = new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits: 1 }).format(
          n / 10,
        );
        expect(readNumber(written)).toBeCloseTo(n / 10, 6);
      }),
    );
  });
});

it.each([
  ["70,5", 70.5],
  ["70.55", 70.6],
  ["setenta", 0],
  ["", 0],
])("reads %j to one decimal as %j", (typed, value) => {
  expect(readDecimal(typed)).toBe(value);
});

it.each([
  ["2.000", 2000],
  ["2,000", 2000],
  ["2000", 2000],
  ["170,9", 170],
  ["dois mil", 0],
])("reads %j as the whole number %j", (typed, value) => {
  expect(readInteger(typed)).toBe(value);
});

it.each([
  ["165", 165],
  ["165,9", 165],
  ["1,65", 165],
  ["1.65", 165],
  ["2", 200],
  ["alta", 0],
  ["", 0],
])("reads the height %j as %j cm", (typed, value) => {
  expect(readHeight(typed)).toBe(value);
});
