import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("every decision has a row in the index, and a number of its own", () => {
  const pages = readdirSync("docs/decisions").filter((name) => name !== "README.md");
  const index = readFileSync("docs/decisions/README.md", "utf8");
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  const linked = [...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name as string);
  expect(linked.filter((name) => !pages.includes(name))).toEqual([]);
  expect(new Set(pages.map((name) => name.slice(0, 4))).size).toBe(pages.length);
});
