import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { kilobytes, weigh } from "./page-weight";

/** Fetched when it is asked for: it is larger than everything else that the project installs for its tests. */
const LIGHTHOUSE = "lighthouse@13";
const WEIGHED = ["/", "/pricing", "/partnerships", "/faq", "/terms", "/privacy", "/login", "/signup"];
const AUDITED = ["/", "/pricing", "/faq", "/login"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"];

/** What each public page brings over the wire to a phone, one line a page. */
export async function weighPages(app: string, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const lines = [];
  for (const path of WEIGHED) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const weights = await weigh(page, `${app}${path}`);
    const part = (kind: string) => `${kilobytes(weights, kind).toFixed(0).padStart(4)} KB`;
    lines.push(
      `${path.padEnd(16)} script ${part("script")}, style ${part("stylesheet")}, font ${part("font")}, page ${part("document")}`,
    );
    await page.close();
  }
  await browser.close();
  return lines;
}

/** Lighthouse's marks for a phone, one line a page. @throws Error when it cannot be fetched or run */
export async function auditPages(app: string, chromePath: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "garfo-lighthouse-"));
  try {
    const lines = [];
    for (const [index, path] of AUDITED.entries()) {
      const file = join(folder, `${index}.json`);
      const run = () => runLighthouse(`${app}${path}`, file, chromePath);
      // On a busy machine Chromium's trace may miss the start of the page; it then asks to be run again.
      await run().catch(run);
      const { categories } = JSON.parse(readFileSync(file, "utf8")) as {
        categories: Record<string, { score: number | null }>;
      };
      const marks = CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`);
      lines.push(`${path.padEnd(16)} ${marks.join(", ")}`);
    }
    return lines;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runLighthouse(url: string, file: string, chromePath: string): Promise<void> {
  const args = ["--yes", LIGHTHOUSE, url, "--quiet", "--output=json", `--output-path=${file}`];
  const flags = [
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=--headless=new ${FLAGS.join(" ")}`,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn("npx", [...args, ...flags], {
      env: { ...process.env, CHROME_PATH: chromePath },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code} on ${url}.`)),
    );
  });
}
