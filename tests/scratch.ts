import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** An empty folder of the test file's own, gone when its tests are through. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "garfo-test-"));
  made.push(folder);
  return folder;
}

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});
