import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright/test";
import { BROWSER_FLAGS } from "./page-weight";
import { type Bench, median } from "./section";
import { blockedByWork } from "./trace";

/** Fetched when it is asked for: it is larger than everything else that the project installs for its tests. */
const LIGHTHOUSE = "lighthouse@13";
const PAGES = ["/", "/pricing", "/faq", "/login"];
/** Its own estimate of a phone leans on how fast this machine is just then; odd, so that there is a middle one. */
const RUNS = 3;
const MEMBER = { email: "membro@garfo.test", password: "garfo-demo-123" };
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  /** Blocking time by what the page's tasks compute, whatever else the machine does. */
  work: number;
}

/** Lighthouse's marks, two lines a page. @throws Error when it cannot be fetched or run */
export async function* auditPages(bench: Bench): AsyncGenerator<string> {
  const { app } = await bench.product();
  const chromePath = bench.browser();
  const folder = await mkdtemp(join(tmpdir(), "garfo-lighthouse-"));
  const file = join(folder, "report.json");
  try {
    for (const path of PAGES) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) {
        reports.push(await audit({ url: `${app}${path}`, file, chromePath }));
      }
      yield* linesOf(path, reports);
    }
    for (const visit of ["first", "again"] as const) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) {
        const profile = join(folder, `${visit}-${run}`);
        await enterProfile({ app, profile, chromePath, visit });
        reports.push(await audit({ url: `${app}/dashboard`, file, chromePath, profile }));
      }
      yield* linesOf(`/dashboard, ${visit === "first" ? "first visit" : "again"}`, reports);
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
    if (name === "CLS") return `${name} ${value.toFixed(3)}`;
    const work =
      name === "TBT" ? ` (${median(reports.map((report) => report.work)).toFixed(0)} computing)` : "";
    return `${name} ${value.toFixed(0)} ms${work}`;
  });
  return [
    `${path.padEnd(23)} ${marks.join(", ")}`,
    `${"".padEnd(23)} ${figures.join(", ")}; load ${loadavg()[0]?.toFixed(1)}`,
  ];
}

/**
 * Comes in by /login in a browser of its own, and stays until the service worker has what it keeps when the audited visit is
 * not the first. The browser is left: one that has shown a page has its functions looked through when Lighthouse attaches.
 */
async function enterProfile({ app, profile, chromePath, visit }: Entering): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromePath,
    args: BROWSER_FLAGS,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${app}/login`, { waitUntil: "networkidle" });
    await page.request.post(`${app}/api/login`, { data: MEMBER });
    if (visit === "first") return;
    await page.goto(`${app}/dashboard`);
    await page.waitForFunction(async () => (await (await caches.open("garfo-files")).keys()).length > 0);
    await page.waitForLoadState("networkidle");
  } finally {
    await context.close();
  }
}

type Entering = { app: string; profile: string; chromePath: string; visit: "first" | "again" };
type Audit = { url: string; file: string; chromePath: string; profile?: string };

async function audit(asked: Audit): Promise<Report> {
  // On a busy machine Chromium's trace may miss the start of the page; it then asks to be run again.
  await runLighthouse(asked).catch(() => runLighthouse(asked));
  const report = JSON.parse(readFileSync(asked.file, "utf8")) as Report;
  if (report.finalDisplayedUrl !== asked.url)
    throw new Error(`${asked.url} led to ${report.finalDisplayedUrl}.`);
  const trace = asked.file.replace(/\.json$/, "-0.trace.json");
  return { ...report, work: blockedByWork(trace, asked.url) };
}

function runLighthouse({ url, file, chromePath, profile }: Audit): Promise<void> {
  const args = ["--yes", LIGHTHOUSE, url, "--quiet", "--output=json", `--output-path=${file}`];
  const flags = [
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(" ")}${profile ? ` --user-data-dir=${profile}` : ""}`,
    ...(profile ? ["--disable-storage-reset"] : []),
    "--save-assets",
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
