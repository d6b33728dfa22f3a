import fc from "fast-check";
import { expect, it } from "vitest";
import { paperName } from "@/lib/care/papers/paper-name";

it("says what it is, whose and of when", () => {
  expect(paperName(["plano", "Marcos Vinícius D'Ávila", "2026-10-13"], "pdf")).toBe(
    "plano-marcos-vinicius-d-avila-2026-10-13.pdf",
  );
  expect(paperName(["plano", "李", "2026-10-13"], "pdf")).toBe("plano-2026-10-13.pdf");
});

it("of whatever name stands in a header and in a folder", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (name) => {
      expect(paperName(["plano", name], "pdf")).toMatch(/^plano(-[a-z0-9]+)*\.pdf$/);
    }),
  );
});
