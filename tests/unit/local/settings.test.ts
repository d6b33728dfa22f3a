import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readSettings } from "@/scripts/settings";

const root = mkdtempSync(join(tmpdir(), "garfo settings "));
afterEach(() => rmSync(root, { recursive: true, force: true }));

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
