import fc from "fast-check";
import { expect, it } from "vitest";
import { suggestEmail } from "@/lib/auth/account/email-suggestion";

it.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gmal.com", "ana@gmail.com"],
  ["ana@gmaill.com", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@gmail.co", "ana@gmail.com"],
  ["ana@gmail.com.br", "ana@gmail.com"],
  [" Ana@HOTNAIL.com ", "Ana@hotmail.com"],
  ["ana@yaho.com.br", "ana@yahoo.com.br"],
  ["ana@outlok.com", "ana@outlook.com"],
])("%s was meant to be %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  "ana@gmail.com",
  "ana@GMAIL.com",
  "ana@email.com",
  "ana@ymail.com",
  "ana@hotmail.com.br",
  "ana@exemplo.com.br",
  "ana@garfo.test",
  "@gmial.com",
  "gmial.com",
  "",
])("“%s” is left alone", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

it("never asks again about what it has suggested", () => {
  const usual = fc.constantFrom("gmail.com", "hotmail.com", "yahoo.com.br", "icloud.com");
  const slip = fc.record({ domain: usual, at: fc.nat(8), letter: fc.constantFrom("", "a", "m", "o") });
  fc.assert(
    fc.property(slip, ({ domain, at, letter }) => {
      const meant = suggestEmail(`ana@${domain.slice(0, at)}${letter}${domain.slice(at + 1)}`);
      expect(meant === null ? null : suggestEmail(meant)).toBeNull();
    }),
  );
});
