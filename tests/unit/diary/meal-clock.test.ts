import { expect, it } from "vitest";
import { instantOf, isToCome } from "@/components/diary/items/meal-clock";

const ZONE = "America/Sao_Paulo";
const NOON = new Date("2026-11-20T15:00:00Z");

it.each(["25:99", "24:00", "12:60", "", "7"])("%j is no time of a day", (clock) => {
  expect(instantOf("2026-11-20", clock, ZONE)).toBeNull();
});

it.each([
  ["later today", "2026-11-20", "23:59", [ZONE], true],
  ["a minute ahead", "2026-11-20", "12:01", [ZONE], true],
  ["now", "2026-11-20", "12:00", [ZONE], false],
  ["this morning", "2026-11-20", "07:30", [ZONE], false],
  ["yesterday night", "2026-11-19", "23:59", [ZONE], false],
  ["what it is already where the device is", "2026-11-20", "15:30", [ZONE, "Europe/Berlin"], false],
  ["later there as well", "2026-11-20", "16:30", [ZONE, "Europe/Berlin"], true],
  ["no time", "2026-11-20", "25:99", [ZONE], false],
] as const)("%s", (_, day, clock, zones, isAhead) => {
  expect(isToCome(day, clock, NOON, zones)).toBe(isAhead);
});
