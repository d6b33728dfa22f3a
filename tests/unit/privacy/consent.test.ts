import { describe, expect, it } from "vitest";
import { isNews } from "@/lib/consents/consent";
import { CONSENT_KINDS, CONSENT_VERSIONS } from "@/lib/consents/consent-kind";
import { consentHash } from "@/lib/consents/consent-text";
import { allowsHealth, healthConsentOf } from "@/lib/consents/health/health-consent";

it.each([
  [true, "given", true],
  [false, "withdrawn", false],
  [null, "never_asked", false],
] as const)("a newest decision of %s is %s", (granted, consent, allowed) => {
  expect(healthConsentOf(granted)).toBe(consent);
  expect(allowsHealth(consent)).toBe(allowed);
});

describe("whether a decision is news", () => {
  it.each([
    [null, true, true],
    [null, false, true],
    [{ granted: true, version: "1", textHash: "…" }, true, false],
    [{ granted: true, version: "0", textHash: "…" }, true, true],
    [{ granted: true, version: "1", textHash: null }, true, true],
    [{ granted: true, version: "1", textHash: "…" }, false, true],
    [{ granted: true, version: "1", textHash: null }, false, true],
    [{ granted: false, version: "1", textHash: "…" }, false, false],
    [{ granted: false, version: "0", textHash: "…" }, false, false],
    [{ granted: false, version: "1", textHash: "…" }, true, true],
  ])("after %j, %s", (newest, granted, expected) => {
    expect(isNews(newest, granted, "1")).toBe(expected);
  });
});

/**
 * First characters of the digests of each text in force. When one differs, people agreed to other words than those that
 * are shown now: give the kind a new version in lib/consents/consent-kind.ts, then note its digests here.
 */
const DIGESTS = {
  terms: ["2026-11", "ff56562205c3", "293ee45bf101"],
  privacy: ["2026-11-26.2", "493bdbb992a4", "aab2a540c39d"],
  health: ["2026-11", "23082d3d5f4e", "437e8caa6c5a"],
  whatsapp: ["2026-11", "e865cde886c1", "9e1bf8078cfa"],
  marketing: ["2026-11", "1a8f64a5f10b", "6ea2b0722886"],
};

it.each(CONSENT_KINDS)("the text of %s is the one of its version", (kind) => {
  const digests = [consentHash(kind, "pt-BR"), consentHash(kind, "en-US")].map((hash) => hash.slice(0, 12));
  expect([CONSENT_VERSIONS[kind], ...digests]).toEqual(DIGESTS[kind]);
});
