import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("what the page for contributors names is there", () => {
  const page = readFileSync("docs/contributing.md", "utf8");
  const paths = [
    ...page.matchAll(/`((?:app|components|docs|lib|local|messages|prisma|scripts|tests)\/[\w./-]+)`/g),
  ];
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.map(([, path]) => path as string).filter((path) => !existsSync(path))).toEqual([]);
});
