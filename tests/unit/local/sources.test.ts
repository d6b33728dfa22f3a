import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourcesMark } from "@/scripts/sources";

function project() {
  const root = mkdtempSync(join(tmpdir(), "garfo-sources-"));
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
