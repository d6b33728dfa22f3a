import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "@/scripts/settings";
import { scratchFolder } from "@/tests/scratch";

const root = scratchFolder();

it("takes every setting that .env.example names from .env.local", () => {
  const example = readFileSync(join(process.cwd(), ".env.example"), "utf8");
  const names = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(20);
  writeFileSync(join(root, ".env.local"), names.map((name) => `${name}=of-${name}`).join("\n"));
  const given = readSettings(root);
  expect(Object.fromEntries(names.map((name) => [name, given[name]]))).toEqual(
    Object.fromEntries(names.map((name) => [name, process.env[name] ?? `of-${name}`])),
  );
});
