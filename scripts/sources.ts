import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["app", "components", "lib", "messages", "public"];
const FILES = [
  "middleware.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "package-lock.json",
  "prisma/schema.prisma",
  "scripts/compile-hints.ts",
];

/** A mark of all that a build is made of: the sources and the settings that it writes into the pages. */
export function sourcesMark(root: string, env: Record<string, string>): string {
  const hash = createHash("sha256");
  for (const path of [...FILES, ...FOLDERS.flatMap((folder) => walk(root, folder))]) {
    const file = join(root, path);
    if (existsSync(file)) hash.update(`${path}\0`).update(readFileSync(file)).update("\0");
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest("hex");
}

function walk(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder)) || folder === join("lib", "generated")) return [];
  return readdirSync(join(root, folder))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(join(root, path)).isDirectory() ? walk(root, path) : [path];
    });
}
