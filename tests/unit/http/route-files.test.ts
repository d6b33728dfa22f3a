import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const files = globSync("app/api/**/route.ts");

it("finds the routes", () => {
  expect(files.length).toBeGreaterThan(10);
});

it.each(files)("%s answers every method, in JSON", (file) => {
  const exported = [...readFileSync(file, "utf8").matchAll(/export (?:const )?(\{[^}]*\}|\w+)/g)].map(
    ([, names]) => names,
  );
  const names = exported.join(" ");
  expect(METHODS.filter((method) => !new RegExp(`\\b${method}\\b`).test(names))).toEqual([]);
});
