import { describe, expect, it } from "vitest";
import {
  caretAfter,
  formatCpf,
  formatPhone,
  internationalPhone,
  keepDigits,
  maskPhone,
  shownPhone,
} from "@/lib/profile/mask";

describe("CPF", () => {
  it.each([
    ["", ""],
    ["529", "529"],
    ["5299", "529.9"],
    ["529982247", "529.982.247"],
    ["52998224725", "529.982.247-25"],
  ])("%s reads %s", (digits, shown) => expect(formatCpf(digits)).toBe(shown));
});

describe("phone", () => {
  it.each([
    ["1", "1"],
    ["11", "11"],
    ["119", "(11) 9"],
    ["11987654321", "(11) 98765-4321"],
    ["119876543", "(11) 98765-43"],
    ["1134567890", "(11) 3456-7890"],
  ])("%s reads %s", (digits, shown) => expect(formatPhone(digits)).toBe(shown));

  it.each([
    ["5511999990001", "(11) 99999-0001"],
    ["11999990001", "(11) 99999-0001"],
    ["351912345678", "+351912345678"],
  ])("stored as %s is shown as %s", (stored, shown) => expect(shownPhone(stored)).toBe(shown));

  it.each([
    ["+55 11 98765-4321", "(11) 98765-4321"],
    ["(11) 98765-43219", "(11) 98765-4321"],
    ["+351 912 345 678", "+351912345678"],
    ["abc", ""],
  ])("typed as %s becomes %s", (typed, shown) => expect(maskPhone(typed)).toBe(shown));
});

it("keeps digits and no more than asked for", () => expect(keepDigits("a1b2c3", 2)).toBe("12"));

describe("the caret", () => {
  it("stays behind the digit that was typed", () => {
    // A 9 typed in the middle of "(11) 8765-4321".
    expect(caretAfter("(11) 98765-4321", 6, "(11) 98765-4321")).toBe(6);
    expect(caretAfter("529.982.2", 1, "529.982.2")).toBe(1);
    expect(caretAfter("5299", 4, "529.9")).toBe(5);
  });
});

describe("a number with its country's code", () => {
  it.each([
    ["(11) 91234-5678", "+5511912345678"],
    ["11 3456-7890", "+551134567890"],
    ["+55 11 91234-5678", "+5511912345678"],
    ["5511912345678", "+5511912345678"],
    ["+351 912 345 678", "+351912345678"],
    ["+1 415 555 2671", "+14155552671"],
  ])("%s is %s", (typed, number) => {
    expect(internationalPhone(typed)).toBe(number);
  });

  it.each(["", "119", "(01) 91234-5678", "(11) 81234-5678", "+", "+0351912345678", "telefone"])(
    "%j is none",
    (typed) => {
      expect(internationalPhone(typed)).toBeUndefined();
    },
  );
});
