import { expect, it } from "vitest";
import { errorReportSchema, fingerprintText, pagePath } from "@/lib/admin/error-report";

it("keeps text, without what is nobody's business", () => {
  const { message, stack } = errorReportSchema.parse({
    message: "Falha\u0000 de ana@garfo.test\u001b[31m, CPF 529.982.247-25",
    stack: "Error\n\tat f (eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc)",
  });
  expect(message).toBe("Falha de [email][31m, CPF [number]");
  expect(stack).toBe("Error\n\tat f ([token])");
});

it("cuts what is too long instead of refusing it", () => {
  expect(errorReportSchema.parse({ message: "x".repeat(5_000) }).message).toHaveLength(1_000);
});

it("folds the same error of two builds and two people", () => {
  const report = (host: string, line: number, id: number) => ({
    message: `Item ${id} missing`,
    stack: `Error: x\n    at render (https://${host}/_next/static/a.js:${line}:12)`,
  });
  const one = fingerprintText(report("garfo.app", 10, 7));
  expect(fingerprintText(report("127.0.0.1:3000", 99, 8))).toBe(one);
  expect(fingerprintText({ ...report("garfo.app", 10, 7), message: "Other" })).not.toBe(one);
});

it("keeps the path of a page alone", () => {
  expect(pagePath("http://127.0.0.1:3000/reset-password?token_hash=x#y")).toBe("/reset-password");
  expect(pagePath("not an address?x=1")).toBe("not an address");
});
