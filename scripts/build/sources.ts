import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["app", "components", "lib", "messages", "public"];
const FILES = [
  "middleware.ts",
  "next.config.ts",
  "server.mjs",
  "server-door.mjs",
  "server-files.mjs",
  "server-pages.mjs",
  "postcss.config.mjs",
  "package-lock.json",
  "prisma/schema.prisma",
  "scripts/build/compile-hints.ts",
  "scripts/build/compress-files.ts",
];

/** What a running product also is made of. */
const AROUND = ["local", "prisma/migrations"];

/** A mark of all that a build is made of: the sources and the settings that it writes into the pages. */
export function sourcesMark(root: string, env: Record<string, string>): string {
  const hash = createHash("sha256");
  for (const [path, mark] of marksOf(root, FOLDERS)) hash.update(`${path}\0${mark}\0`);
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest("hex");
}

/** Notes what the product of a folder is made of, for `changedSince`. */
export function noteSources(root: string, dir: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, MADE_OF), JSON.stringify([...marksOf(root, [...FOLDERS, ...AROUND])]));
}

/** Files that are new, changed or gone since the product of a folder was started. */
export function changedSince(root: string, dir: string): string[] {
  const file = join(dir, MADE_OF);
  const then = new Map<string, string>(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []);
  const now = marksOf(root, [...FOLDERS, ...AROUND]);
  const paths = new Set([...then.keys(), ...now.keys()]);
  return [...paths].filter((path) => then.get(path) !== now.get(path)).sort();
}

const MADE_OF = "made-of.json";

function marksOf(root: string, folders: readonly string[]): Map<string, string> {
  const paths = [...FILES, ...folders.flatMap((folder) => walk(root, folder))];
  const present = paths.filter((path) => existsSync(join(root, path)));
  return new Map(
    present.map((path) => [
      path,
      createHash("sha256")
        .update(readFileSync(join(root, path)))
        .digest("hex"),
    ]),
  );
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
