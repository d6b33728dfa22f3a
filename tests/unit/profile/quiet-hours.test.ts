import { expect, it } from "vitest";
import { nextQuietStart } from "@/lib/profile/quiet-hours";

const at = (after: string, timeZone: string, quiet_start: string, quiet_end = "07:00") =>
  nextQuietStart(new Date(after), timeZone, { quiet_start, quiet_end })?.toISOString() ?? null;

it("begins on the person's clock, today or tomorrow", () => {
  expect(at("2026-11-20T20:00:00Z", "America/Sao_Paulo", "22:00")).toBe("2026-11-21T01:00:00.000Z");
  expect(at("2026-11-21T12:00:00Z", "America/Sao_Paulo", "22:00")).toBe("2026-11-22T01:00:00.000Z");
  expect(at("2026-11-21T12:00:00Z", "America/Sao_Paulo", "22:00", "22:00")).toBeNull();
});

it("begins when the clocks go past its beginning", () => {
  // One o'clock becomes two.
  expect(at("2027-03-28T00:00:00Z", "Europe/Lisbon", "01:01", "00:00")).toBe("2027-03-28T01:00:00.000Z");
  expect(at("2027-03-28T00:00:00Z", "Europe/Lisbon", "02:30", "00:00")).toBe("2027-03-28T01:30:00.000Z");
});
