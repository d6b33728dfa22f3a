import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The Chromium for the browser tests: CHROME_PATH, else an installed one, else Debian's package, which root (or sudo
 * without a password) may install. @throws Error with a sentence when there is none and none can be had.
 */
export function findBrowser(): string {
  const found = process.env.CHROME_PATH || installed();
  if (found) return found;
  const root = process.getuid?.() === 0;
  if (root || spawnSync("sudo", ["-n", "true"]).status === 0) {
    console.log("Installing Chromium from the system's packages (once)…");
    const apt = (...args: string[]) => {
      const [program = "", ...rest] = [...(root ? [] : ["sudo", "-n"]), "apt-get", "-qq", "-y", ...args];
      return spawnSync(program, rest, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      }).status;
    };
    apt("update");
    apt("install", "--no-install-recommends", "chromium", "fonts-liberation");
  }
  const browser = installed();
  if (browser) return browser;
  throw new Error(
    "The browser tests need Chromium: install it (apt install chromium), or name one in CHROME_PATH.",
  );
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
