import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { changedSince, noteSources, sourcesMark } from "@/scripts/build/sources";
import { scratchFolder } from "@/tests/scratch";

function project() {
  const root = scratchFolder();
  mkdirSync(join(root, "app"));
  mkdirSync(join(root, "lib", "generated"), { recursive: true });
  writeFileSync(join(root, "app", "page.tsx"), "one");
  return root;
}

describe("the mark of what a build is made of", () => {
  it("stays while nothing that is built changes", () => {
    const root = project();
    const mark = sourcesMark(root, { NEXT_PUBLIC_APP_URL: "http://a", DATABASE_URL: "x" });
    writeFileSync(join(root, "lib", "generated", "client.ts"), "generated anew");
    writeFileSync(join(root, "README.md"), "words");
    expect(sourcesMark(root, { NEXT_PUBLIC_APP_URL: "http://a", DATABASE_URL: "y" })).toBe(mark);
  });

  it("changes with a source, a new file and a public setting", () => {
    const root = project();
    const marks = new Set([sourcesMark(root, {})]);
    writeFileSync(join(root, "app", "page.tsx"), "two");
    marks.add(sourcesMark(root, {}));
    writeFileSync(join(root, "app", "layout.tsx"), "");
    marks.add(sourcesMark(root, {}));
    marks.add(sourcesMark(root, { NEXT_PUBLIC_APP_URL: "http://a" }));
    expect(marks.size).toBe(4);
  });
});

describe("what has changed since a product was started", () => {
  it("is nothing, then each file that is new, another or gone", () => {
    const root = project();
    const dir = join(root, ".local", "test");
    mkdirSync(join(root, "prisma", "migrations", "1_first"), { recursive: true });
    writeFileSync(join(root, "app", "old.tsx"), "");
    noteSources(root, dir);
    expect(changedSince(root, dir)).toEqual([]);

    writeFileSync(join(root, "app", "page.tsx"), "two");
    writeFileSync(join(root, "prisma", "migrations", "1_first", "migration.sql"), "SELECT 1");
    rmSync(join(root, "app", "old.tsx"));
    expect(changedSince(root, dir)).toEqual([
      "app/old.tsx",
      "app/page.tsx",
      "prisma/migrations/1_first/migration.sql",
    ]);
  });
});
