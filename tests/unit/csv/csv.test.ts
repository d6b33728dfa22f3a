import fc from "fast-check";
import { expect, it } from "vitest";
import { csvLine, csvStyle } from "@/lib/csv";

const COMMA = csvStyle("comma", "pt-BR");

it.each([
  [undefined, "pt-BR", ";", ","],
  [undefined, "en-US", ",", "."],
  ["comma", "pt-BR", ",", "."],
  ["semicolon", "en-US", ";", ","],
] as const)("asked for %s in %s", (asked, locale, separator, decimal) => {
  expect(csvStyle(asked, locale)).toEqual({ separator, decimal });
});

it.each([
  [[1.5, "a"], ",", "1.5,a\r\n"],
  [[1.5, "a"], ";", "1,5;a\r\n"],
  [[-3, null, undefined, true], ",", "-3,,,true\r\n"],
  [['diz "oi"', "a,b", "duas\nlinhas"], ",", '"diz ""oi""","a,b","duas\nlinhas"\r\n'],
  [["=1+1", "+1", "-1", "@x"], ",", "'=1+1,'+1,'-1,'@x\r\n"],
  [[{ a: [1] }], ";", '"{""a"":[1]}"\r\n'],
] as const)("%j with %s", (cells, separator, expected) => {
  expect(csvLine(cells, csvStyle(separator === "," ? "comma" : "semicolon", "pt-BR"))).toBe(expected);
});

it("keeps one line apart from the next, whatever is in it", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
      const line = csvLine(cells, COMMA);
      const outside = line.replace(/"(?:[^"]|"")*"/g, "");
      expect(outside.match(/\r\n/g)).toHaveLength(1);
      expect(outside.split(",")).toHaveLength(cells.length);
    }),
  );
});
