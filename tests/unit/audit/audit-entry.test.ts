import { expect, it } from "vitest";
import { auditDigest, auditKey } from "@/lib/audit/audit-entry";

const [ID, KEY] = ["3f0c1a52-0000-4000-8000-000000000001", auditKey("a secret")];

it("names a subject by a digest that only the deployment can make", () => {
  expect(auditDigest(ID, KEY)).toMatch(/^[\w-]{43}$/);
  expect(auditDigest(ID.toUpperCase(), KEY)).toBe(auditDigest(ID, KEY));
  expect(auditDigest(ID, auditKey("another"))).not.toBe(auditDigest(ID, KEY));
});
