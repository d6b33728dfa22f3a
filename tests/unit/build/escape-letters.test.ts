import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { escapeLetters } from "@/scripts/build/escape-letters";
import { scratchFolder } from "@/tests/scratch";

function escaped(script: string): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, "server"));
  const file = join(folder, "server", "a.js");
  writeFileSync(file, script);
  escapeLetters(folder);
  return readFileSync(file, "utf8");
}

it.each([
  ["a sentence", "'Só um instante… “já” – 🍕'"],
  ["a template", "`está…`"],
  ["a class of letters", "'a–b…c'.split(/[–…]/).join('|')"],
  ["a character of two halves", "/^[🍎-🍕]$/u.test('🍓')"],
])("%s comes to the same in Latin-1", (_, script) => {
  const written = escaped(script);
  // biome-ignore lint/security/noGlobalEval: what a script comes to is what counts
  expect(globalThis.eval(written)).toEqual(globalThis.eval(script));
  expect(written).toMatch(/^[\0-\xff]*$/);
});

it("leaves alone where an escape would be another text", () => {
  const script = "String.raw`a–b`";
  expect(escaped(script)).toBe(script);
});
