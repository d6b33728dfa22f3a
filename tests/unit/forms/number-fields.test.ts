import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedAmount } from "@/components/diary/items/read-amount";
import { readWater } from "@/components/diary/measures/read-water";
import { readDecimal, readInteger, readNumber } from "@/components/forms/inputs/read-number";

const ROOM = "components";
const READERS = { readNumber, readDecimal, readInteger, readTypedAmount, readWater } as const;
/** Fields of digits that are no amount: codes, documents, days and times. */
const DIGITS_ALONE =
  /auth\/sign-up\/signup-payment-step|profile\/personal\/personal-form|care\/practice\/become-card|own-foods\/product-finder|diary\/add\/log-barcode|forms\/(code-field|inputs\/(date-input|time-input|number-input))|subscription\/checkout\/checkout|showcase\//;

const files = readdirSync(ROOM, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
const textOf = (name: string) => readFileSync(join(ROOM, name), "utf8");

it("every field of a number is read by one of these", () => {
  const fields = files.filter((name) => /inputMode="(decimal|numeric)"|<NumberInput/.test(textOf(name)));
  expect(fields.length).toBeGreaterThan(10);
  const unread = fields.filter((name) => {
    const text = textOf(name);
    const reads = Object.keys(READERS).some((reader) => text.includes(`${reader}(`));
    return !reads && !/gramsOfDraft/.test(text) && !DIGITS_ALONE.test(name);
  });
  expect(unread).toEqual([]);
  // What JavaScript reads by itself stops at the comma, or knows no number at all.
  expect(files.filter((name) => /parseFloat|parseInt|valueAsNumber/.test(textOf(name)))).toEqual([]);
});

describe.each(Object.entries(READERS))("%s", (_, read) => {
  it("takes a decimal comma for what it is: the number, its whole part, or none; never ten times as much", () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.integer({ min: 1, max: 9 }), (whole, tenth) => {
        const value = whole + tenth / 10;
        for (const typed of [`${whole},${tenth}`, `${whole}.${tenth}`]) {
          const got = read(typed) ?? 0;
          expect([value, whole, 0].some((one) => Math.abs(one - got) < 1e-9)).toBe(true);
        }
      }),
    );
  });

  it("reads the same with a comma as with a point", () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(99), (whole, cents) => {
        expect(read(`${whole},${cents}`)).toBe(read(`${whole}.${cents}`));
      }),
    );
  });
});

it("70,5 is seventy and a half wherever halves are taken", () => {
  expect([readNumber("70,5"), readDecimal("70,5"), readTypedAmount("70,5")]).toEqual([70.5, 70.5, 70.5]);
  expect([readInteger("70,5"), readWater("70,5"), readWater("1,5 l")]).toEqual([70, null, 1500]);
});
