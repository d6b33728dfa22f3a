import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readImport } from "@/lib/partners/members/read-import";
import { decodeFile } from "@/lib/read-table";

const rowsOf = (text: string) => {
  const read = readImport(text);
  return typeof read === "string"
    ? read
    : read.map(({ line, email, name, problem }) => [line, email, name, problem]);
};

describe("a file is read whatever wrote it", () => {
  const text = "nome;email\nJosé Araújo;jose@a.com.br";
  const latin = Buffer.from(text, "latin1");
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  const swapped = Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, "utf16le").swap16()]);
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
    ["Windows-1252", latin],
    ["UTF-16, little end first", utf16],
    ["UTF-16, big end first", swapped],
  ])("%s", (_name, bytes) => {
    expect(rowsOf(decodeFile(bytes))).toEqual([[2, "jose@a.com.br", "José Araújo", null]]);
  });
});

it.each([
  ["commas", 'name,email\n"Silva, Ana",ana@a.co', [[2, "ana@a.co", "Silva, Ana", null]]],
  ["semicolons with a comma in a name", "Silva, Ana;ana@a.co", [[1, "ana@a.co", "Silva, Ana", null]]],
  ["tabs", "E-mail\tNome completo\nana@a.co\tAna", [[2, "ana@a.co", "Ana", null]]],
  [
    "no titles, the address alone",
    "ana@a.co\nbia@a.co",
    [
      [1, "ana@a.co", null, null],
      [2, "bia@a.co", null, null],
    ],
  ],
  ["a formula as a name", "=cmd(),ana@a.co", [[1, "ana@a.co", "cmd()", null]]],
  ["a formula as an address", "nome,email\nAna,=cmd|x!A0@a.co", [[2, "=cmd|x!a0@a.co", "Ana", "email"]]],
  [
    "capitals",
    "ANA@A.CO\nana@a.co",
    [
      [1, "ana@a.co", null, null],
      [2, "ana@a.co", null, "twice"],
    ],
  ],
])("%s", (_name, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

it("of any bytes makes rows or a reason, and never a formula of a name", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const read = readImport(decodeFile(bytes));
      if (typeof read === "string") return;
      for (const { name } of read) expect(name ?? "").not.toMatch(/^[=+\-@]/);
    }),
  );
});
