import { expect, it } from "vitest";
import { isFromGarfo } from "@/docs/examples/receiver.mjs";
import { hookSignature } from "@/lib/hooks/hook-signature";

it("the example of the docs takes what we sign, and nothing else or older", () => {
  const now = new Date("2026-11-22T15:00:00Z");
  const header = hookSignature("garfo_whsec_x", '{"a":1}', now);
  const check = (secret: string, body: string, later = 0) =>
    isFromGarfo(secret, header, body, now.getTime() + later);
  expect(check("garfo_whsec_x", '{"a":1}')).toBe(true);
  expect([
    check("garfo_whsec_y", '{"a":1}'),
    check("garfo_whsec_x", '{"a":2}'),
    check("garfo_whsec_x", '{"a":1}', 301_000),
  ]).toEqual([false, false, false]);
  expect(isFromGarfo("x", undefined, "")).toBe(false);
});
