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

it("a name that it puts into a file is in that file", () => {
  const page = readFileSync("docs/contributing.md", "utf8").replace(/\s+/g, " ");
  const named = [
    ...page.matchAll(
      /`([A-Za-z_]{4,})`(?: \([^)]*\))? (?:of|in) `((?:lib|components|tests)\/[\w./-]+\.tsx?)`/g,
    ),
  ];
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter(
    ([, name, file]) => !readFileSync(String(file), "utf8").includes(String(name)),
  );
  expect(missing.map(([all]) => all)).toEqual([]);
});
