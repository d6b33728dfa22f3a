import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { protocolNumber } from "@/lib/billing/protocol-number";
import { receiptNumber } from "@/lib/billing/receipt-number";
import { isSigned } from "@/lib/integrations/mercado-pago/signature";

const secret = "mp_webhook_secret_example";
const example = {
  dataId: "123456789",
  requestId: "2066ca19-c6f1-498a-be75-1923005edd06",
  signature: "ts=1742505638,v1=2999a3e123c628b1e765844a01c73c9442eec89d70a8e154f93de92263f198c2",
};
const sign = (manifest: string, ts: string) =>
  `ts=${ts},v1=${createHmac("sha256", secret).update(manifest).digest("hex")}`;

describe("a notification's signature", () => {
  it("is the one of the provider's own example", () => {
    expect(isSigned(example, secret)).toBe(true);
    expect(isSigned({ ...example, signature: example.signature.replace(",", " , ") }, secret)).toBe(true);
  });

  it.each([
    ["another id", { dataId: "123456780" }],
    ["no id", { dataId: null }],
    ["another request", { requestId: "x" }],
    ["no request", { requestId: null }],
    ["no signature", { signature: null }],
    ["no time", { signature: "v1=2999a3e123c628b1e765844a01c73c9442eec89d70a8e154f93de92263f198c2" }],
    ["another time", { signature: example.signature.replace("638", "639") }],
  ])("does not hold with %s", (_, changed) => {
    expect(isSigned({ ...example, ...changed }, secret)).toBe(false);
  });

  it("never holds without a secret", () => {
    expect(isSigned(example, undefined)).toBe(false);
    expect(isSigned(example, "")).toBe(false);
  });

  it("holds for ids in capitals, signed as received or in lower case, and for times in milliseconds", () => {
    const ts = "1742505638123";
    for (const signed of ["ABC1", "abc1"]) {
      const signature = sign(`id:${signed};request-id:r;ts:${ts};`, ts);
      expect(isSigned({ dataId: "ABC1", requestId: "r", signature }, secret)).toBe(true);
    }
  });

  it("is told from any other text", () => {
    fc.assert(
      fc.property(fc.string(), (signature) => {
        expect(isSigned({ ...example, signature }, secret)).toBe(false);
      }),
    );
  });
});

describe("numbers that people refer to", () => {
  it("carry the day in Brazil, and the year of the payment", () => {
    const lateInBrazil = new Date("2027-01-01T01:00:00Z");
    expect(protocolNumber(lateInBrazil, new Uint8Array([0, 1, 2, 3, 30, 31]))).toBe("20261231-0123YZ");
    expect(receiptNumber(42, lateInBrazil)).toBe("000042/2026");
  });
});
