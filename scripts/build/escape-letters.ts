import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BEYOND_LATIN_1 = /[^\0-\xff]/g;
/** There an escape would be another text. */
const RAW = /String\.raw`[^`]*[^\0-\xff`][^`]*`/;

/**
 * Writes letters beyond Latin-1 ("…", "–") as escapes in what the server runs. Node keeps the source of a script as long as it runs,
 * with two bytes for every letter where a single one is such: 45 MB of a web process.
 */
export function escapeLetters(buildFolder: string): void {
  const folder = join(buildFolder, "server");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = join(folder, name);
    const script = readFileSync(file, "utf8");
    const escaped = RAW.test(script) ? script : script.replace(BEYOND_LATIN_1, escapeOf);
    if (escaped !== script) writeFileSync(file, escaped);
  }
}

function escapeOf(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
