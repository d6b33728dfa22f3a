import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty folder of the test file's own, gone when its tests are through. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "garfo-test-"));
  made.push(folder);
  return folder;
}

const made: string[] = [];

/** Called after each test file, whose modules may live on for the next. */
export function removeScratchFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
