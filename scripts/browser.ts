import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium without windows: what a page does is the same, and the tests take a third less of the processor. */
const SHELL = "chromium-headless-shell";
const WITH_WINDOWS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The Chromium for the browser tests: CHROME_PATH, else the one without windows, which root gets from Debian's packages, else
 * any that is installed. @throws Error with a sentence when there is none and none can be had
 */
export function findTestBrowser(): string {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (!installed([SHELL]) && process.getuid?.() === 0) install(SHELL);
  return installed([SHELL]) ?? findBrowser();
}

/**
 * A Chromium as people have it, for what is measured: CHROME_PATH, else an installed one, else Debian's package, which root (or
 * sudo without a password) may install. @throws Error with a sentence when there is none and none can be had
 */
export function findBrowser(): string {
  const found = process.env.CHROME_PATH || installed(WITH_WINDOWS);
  if (found) return found;
  install("chromium");
  const browser = installed(WITH_WINDOWS);
  if (browser) return browser;
  throw new Error(
    "The browser tests need Chromium: install it (apt install chromium), or name one in CHROME_PATH.",
  );
}

/** Tries to; where the system has no such package, or nobody may install it, it stays away. */
function install(name: string): void {
  const root = process.getuid?.() === 0;
  if (!root && spawnSync("sudo", ["-n", "true"]).status !== 0) return;
  console.log(`Installing ${name} from the system's packages (once)…`);
  const apt = (...args: string[]) => {
    const [program = "", ...rest] = [...(root ? [] : ["sudo", "-n"]), "apt-get", "-qq", "-y", ...args];
    spawnSync(program, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  apt("update");
  apt("install", "--no-install-recommends", name, "fonts-liberation");
}

function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...(names === WITH_WINDOWS ? [MAC] : [])].find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
