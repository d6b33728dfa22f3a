import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Has V8 compile a file's functions while it streams in, off the main thread; other browsers read a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";
/** Chromium compiles smaller files on the main thread, where whatever is not called is compiled for nothing. */
const STREAMED_BYTES = 30 * 1024;

/**
 * Marks the scripts that every page starts with (React, the router, the runtime), and the large ones that some page starts with:
 * nearly all of them runs at once, and compiled function by function it holds up the first tap.
 */
export function hintStartScripts(buildFolder: string): void {
  const manifest = readFileSync(join(buildFolder, "build-manifest.json"), "utf8");
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  const ofPages = new Set(filesOfPages(buildFolder));
  if (rootMainFiles.length === 0 || ofPages.size === 0)
    throw new Error("The build does not name the scripts that pages start with.");
  const large = [...ofPages].filter((name) => statSync(join(buildFolder, name)).size >= STREAMED_BYTES);
  for (const name of new Set([...rootMainFiles, ...large])) {
    const file = join(buildFolder, name);
    const script = readFileSync(file, "utf8");
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}

/** What each page and layout of the build brings along at its start, as Next notes it beside them. */
function filesOfPages(buildFolder: string): string[] {
  const folder = join(buildFolder, "server", "app");
  const notes = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("_client-reference-manifest.js"),
  );
  return notes.flatMap((note) => {
    const text = readFileSync(join(folder, note), "utf8");
    const found = /"entryJSFiles":(\{[^{}]*\})/.exec(text)?.[1];
    const byEntry = JSON.parse(found ?? "{}") as Record<string, string[]>;
    return Object.values(byEntry).flat();
  });
}
