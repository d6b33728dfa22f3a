import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER_FLAGS } from "./page-weight";
import { type Bench, median } from "./section";

/** Fetched when it is asked for: it is larger than everything else that the project installs for its tests. */
const LIGHTHOUSE = "lighthouse@13";
const PAGES = ["/", "/pricing", "/faq", "/login"];
/** Its own estimate of a phone leans on how fast this machine is just then; odd, so that there is a middle one. */
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse's marks, two lines a page. @throws Error when it cannot be fetched or run */
export async function* auditPages(bench: Bench): AsyncGenerator<string> {
  const { app } = await bench.product();
  const folder = await mkdtemp(join(tmpdir(), "garfo-lighthouse-"));
  try {
    for (const path of PAGES) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) {
        const file = join(folder, "report.json");
        const audit = () => runLighthouse(`${app}${path}`, file, bench.browser());
        // On a busy machine Chromium's trace may miss the start of the page; it then asks to be run again.
        await audit().catch(audit);
        reports.push(JSON.parse(readFileSync(file, "utf8")) as Report);
      }
      yield* linesOf(path, reports);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function linesOf(path: string, reports: readonly Report[]): string[] {
  const marks = CATEGORIES.map((name) => {
    const scores = reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
    const spread = Math.min(...scores) === Math.max(...scores) ? "" : ` (${scores.join(" ")})`;
    return `${name} ${median(scores)}${spread}`;
  });
  const figures = Object.entries(AUDITS).map(([name, id]) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return name === "CLS" ? `${name} ${value.toFixed(3)}` : `${name} ${value.toFixed(0)} ms`;
  });
  return [
    `${path.padEnd(14)} ${marks.join(", ")}`,
    `${"".padEnd(14)} ${figures.join(", ")}; load ${loadavg()[0]?.toFixed(1)}`,
  ];
}

function runLighthouse(url: string, file: string, chromePath: string): Promise<void> {
  const args = ["--yes", LIGHTHOUSE, url, "--quiet", "--output=json", `--output-path=${file}`];
  const flags = [
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(" ")}`,
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
