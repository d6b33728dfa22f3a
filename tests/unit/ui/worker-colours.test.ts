import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const HEX = /--([\w-]+): ?(#[\da-f]{3,6})/gi;

/** The colours of a block, "#fff" as "#ffffff". */
function coloursOf(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(HEX)].map(([, name = "", hex = ""]) => [
      name,
      hex.length === 4 ? hex.replace(/[\da-f]/gi, "$&$&") : hex,
    ]),
  );
}

it("the page without a network has the product's colours, by day and by night", () => {
  const [light = "", dark = ""] = readFileSync("app/tokens.css", "utf8").split(".dark {");
  const [byDay = "", byNight = ""] =
    readFileSync("public/sw.js", "utf8")
      .split(/const LOOK = `|body\{font/)[1]
      ?.split("@media (prefers-color-scheme:dark)") ?? [];
  expect(Object.keys(coloursOf(byDay))).toEqual(Object.keys(coloursOf(byNight)));
  expect(Object.keys(coloursOf(byDay)).length).toBeGreaterThan(3);
  expect(coloursOf(light)).toMatchObject(coloursOf(byDay));
  expect(coloursOf(dark)).toMatchObject(coloursOf(byNight));
});
