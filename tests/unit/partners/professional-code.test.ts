import fc from "fast-check";
import { expect, it } from "vitest";
import {
  CODE_LENGTH,
  codeRefusal,
  professionalCodeOf,
  readCode,
  shownCode,
} from "@/lib/partners/professional-code";

const NOW = new Date("2026-03-10T12:00:00Z");
const OPEN = { active: true, expiresAt: null, uses: 0, usesLimit: null };
const ROOM = { seats: 10, taken: 3 };

it.each([
  ["GARFO-DEMO-ACA", "GARF0DEM0ACA"],
  [" garfo demo aca ", "GARF0DEM0ACA"],
  ["garf0dem0aca", "GARF0DEM0ACA"],
  ["GARF–0DEM—0ACA", "GARF0DEM0ACA"],
  ["1lI0oO234567", "111000234567"],
  ["GARFO-DEMO", null],
  ["GARFO-DEMO-ACAD", null],
  ["GARFU-DEMO-ACA", null],
  ["", null],
])("reads “%s” as %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it("reads every code back from how it is shown, in any case", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: CODE_LENGTH, maxLength: 20 }), (bytes) => {
      const code = professionalCodeOf(bytes);
      expect(readCode(code)).toBe(code);
      expect(readCode(shownCode(code).toLowerCase())).toBe(code);
      expect(readCode(shownCode(code).replaceAll("-", " "))).toBe(code);
    }),
  );
});

it("makes sixty bits out of the bytes", () => {
  const seen = new Set(
    Array.from({ length: 32 }, (_, value) => professionalCodeOf(new Uint8Array(12).fill(value))),
  );
  expect(seen.size).toBe(32);
});

it.each([
  ["open", OPEN, ROOM, null],
  ["inactive", { ...OPEN, active: false }, ROOM, "code_invalid"],
  ["expired", { ...OPEN, expiresAt: NOW }, ROOM, "code_invalid"],
  ["not expired yet", { ...OPEN, expiresAt: new Date(NOW.getTime() + 1) }, ROOM, null],
  ["used up", { ...OPEN, uses: 5, usesLimit: 5 }, ROOM, "code_used_up"],
  ["one use left", { ...OPEN, uses: 4, usesLimit: 5 }, ROOM, null],
  ["the company is full", OPEN, { seats: 10, taken: 10 }, "code_used_up"],
] as const)("%s", (_name, code, company, refusal) => {
  expect(codeRefusal(code, company, NOW)).toBe(refusal);
});
