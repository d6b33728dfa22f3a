import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/architecture.md", "utf8");
const table = page.slice(page.indexOf("## Where is"), page.indexOf("## The naming rule"));
const files = [...table.matchAll(/`([\w./[\]-]+\.tsx?)`/g)].map(([, file]) => file!);

it("names thirty behaviours and more", () => {
  expect(table.match(/^\| (?!behaviour|---)/gm)?.length).toBeGreaterThanOrEqual(30);
});

it.each(files)("%s is where the map says", (file) => {
  expect(existsSync(file)).toBe(true);
});
