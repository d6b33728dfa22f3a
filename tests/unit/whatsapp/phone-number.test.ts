import { describe, expect, it } from "vitest";
import { canonicalNumber, displayDigits, parsePhone } from "@/lib/chat/channel/phone-number";

describe("canonicalNumber", () => {
  it.each([
    ["551188887777", "5511988887777"],
    ["5511988887777", "5511988887777"],
    ["556199998888", "5561999998888"],
    ["551133334444", "551133334444"],
    ["555533334444", "555533334444"],
    ["351912345678", "351912345678"],
    ["15551234567", "15551234567"],
    ["550188887777", "550188887777"],
  ])("%s is %s", (waId, canonical) => {
    expect(canonicalNumber(waId)).toBe(canonical);
    expect(canonicalNumber(canonical)).toBe(canonical);
  });
});

describe("parsePhone", () => {
  it.each([
    ["(11) 98888-7777", "5511988887777"],
    ["11988887777", "5511988887777"],
    ["1188887777", "5511988887777"],
    ["1133334444", "551133334444"],
    ["011 98888-7777", "5511988887777"],
    ["+55 11 98888-7777", "5511988887777"],
    ["551188887777", "5511988887777"],
    ["55999990001", "5555999990001"],
    ["+351 912 345 678", "351912345678"],
  ])("%s is %s", (typed, canonical) => {
    expect(parsePhone(typed)).toBe(canonical);
  });

  it.each([
    "",
    "abc",
    "119888877",
    "(11) 9888-777",
    "0000000000",
    "11088887777",
    "5501988887777",
    "1".repeat(16),
  ])("%s is none", (typed) => {
    expect(parsePhone(typed)).toBeNull();
  });
});

describe("displayDigits", () => {
  it("shows Brazilian numbers as their form takes them", () => {
    expect(displayDigits("5511988887777")).toBe("11988887777");
    expect(displayDigits("551133334444")).toBe("1133334444");
    expect(displayDigits("351912345678")).toBe("351912345678");
    expect(displayDigits("BR.123")).toBe("BR.123");
  });
});
