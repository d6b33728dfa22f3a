import { expect, it } from "vitest";
import { COUNCIL_REGIONS, councilName, readCouncilNumber } from "@/lib/care/council";

it.each([
  ["12345", "12345"],
  [" 12.345 ", "12345"],
  ["12345/P", "12345"],
  ["012345", "12345"],
  ["CRN-3 12345", "12345"],
  ["CRN3 12345", "12345"],
  ["7", "7"],
  ["", null],
  ["0", null],
  ["1234567", null],
  ["doze mil", null],
  ["123 45", null],
])("reads %j as %j", (text, number) => {
  expect(readCouncilNumber(text)).toBe(number);
});

it("names a council number as prescriptions do", () => {
  expect(councilName({ councilRegion: 3, councilNumber: "12345" })).toBe("CRN-3 12345");
  expect(councilName(null)).toBeNull();
});

it("has each state in one region", () => {
  const states = Object.values(COUNCIL_REGIONS).flatMap((region) => region.split(", "));
  expect(new Set(states).size).toBe(27);
  expect(states.length).toBe(27);
});
