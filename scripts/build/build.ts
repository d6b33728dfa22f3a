import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "../child";
import { hintStartScripts } from "./compile-hints";
import { compressFiles } from "./compress-files";
import { escapeLetters } from "./escape-letters";
import { sourcesMark } from "./sources";

/**
 * Builds the application into `distDir` unless the build there is of the very same sources and public settings.
 * Rejects with what the build said when it fails.
 */
export async function build(root: string, distDir: string, env: Record<string, string>): Promise<void> {
  const stamp = join(root, distDir, "garfo-sources");
  const mark = sourcesMark(root, env);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === mark) return;

  console.log("Building the pages (once per change of the sources, about a minute)…");
  const began = Date.now();
  // A build that is killed leaves a mixture, which must not pass for the build before.
  rmSync(stamp, { force: true });
  try {
    await runNode([nextProgram(root), "build"], {
      root,
      env: { ...env, GARFO_DIST_DIR: distDir, NODE_ENV: "production" },
    });
  } catch (error) {
    throw new Error(`The build failed.\n${(error as Error).message}`);
  }
  hintStartScripts(join(root, distDir));
  escapeLetters(join(root, distDir));
  await compressFiles(join(root, distDir));
  writeFileSync(stamp, mark);
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
}

export function nextProgram(root: string): string {
  return join(root, "node_modules", "next", "dist", "bin", "next");
}

/**
 * What Node is given to serve a build: patterns are compiled at their first use, which has to be said before anything runs
 * (docs/decisions/0060-patterns-compiled-at-once.md).
 */
export function serverArguments(root: string): string[] {
  return ["--no-regexp-tier-up", join(root, "server.mjs")];
}
