import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARE_AREAS, type CareArea, type Grant, mayRead } from "@/lib/care/access";
import { HEALTH_CONSENTS } from "@/lib/consents/health/health-consent";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

const GRANT: Grant = { areas: ["diary"], endsOn: TODAY, revokedAt: null, healthConsent: "given" };

describe.each(CARE_AREAS)("%s", (area) => {
  it.each([
    ["nobody asked", null, false],
    ["granted", { ...GRANT, areas: [area] }, true],
    ["the others granted", { ...GRANT, areas: CARE_AREAS.filter((other) => other !== area) }, false],
    ["nothing granted", { ...GRANT, areas: [] }, false],
    ["ended yesterday", { ...GRANT, areas: [area], endsOn: "2026-03-09" }, false],
    ["revoked", { ...GRANT, areas: [area], revokedAt: new Date(0) }, false],
    ["no consent to health data any more", { ...GRANT, areas: [area], healthConsent: "withdrawn" }, false],
    ["never asked for it", { ...GRANT, areas: [area], healthConsent: "never_asked" }, false],
  ] as const)("%s", (_name, grant, expected) => {
    expect(mayRead(grant, area, TODAY)).toBe(expected);
  });
});

it("never opens what was not granted, whatever the rest", () => {
  const grants = fc.record({
    areas: fc.uniqueArray(fc.constantFrom(...CARE_AREAS)),
    endsOn: fc.constantFrom("2026-03-09", TODAY, "2026-03-11"),
    revokedAt: fc.option(fc.date()),
    healthConsent: fc.constantFrom(...HEALTH_CONSENTS),
  });
  fc.assert(
    fc.property(grants, fc.constantFrom<CareArea>(...CARE_AREAS), (grant, area) => {
      if (!mayRead(grant, area, TODAY)) return;
      expect(grant.areas).toContain(area);
      expect(grant).toMatchObject({ revokedAt: null, healthConsent: "given" });
      expect(grant.endsOn >= TODAY).toBe(true);
    }),
  );
});
