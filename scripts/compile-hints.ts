import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Has V8 compile a file's functions while it streams in, off the main thread; other browsers read a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the scripts that every page starts with (React, the router, the runtime): nearly all of them runs at once, and
 * compiled function by function it holds up the first tap.
 */
export function hintStartScripts(buildFolder: string): void {
  const manifest = readFileSync(join(buildFolder, "build-manifest.json"), "utf8");
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  if (rootMainFiles.length === 0) throw new Error("The build names no scripts that every page starts with.");
  for (const name of rootMainFiles) {
    const file = join(buildFolder, name);
    const script = readFileSync(file, "utf8");
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}
