import { chromium, type Page } from "playwright/test";
import { type Bench, times } from "./section";

const PAGES = ["/", "/pricing", "/partnerships", "/faq", "/terms", "/privacy", "/login", "/signup"];
/** Without a sandbox and the GPU, which a machine for tests may not have. */
export const BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"];
/** A small, cheap phone. */
const PHONE = { width: 360, height: 740 };

/** What each public page brings over the wire to a phone; the landing page is what the others are held against. */
export async function* weighPages(bench: Bench): AsyncGenerator<string> {
  const { app } = await bench.product();
  const browser = await chromium.launch({ executablePath: bench.browser(), args: BROWSER_FLAGS });
  let baseline: number | undefined;
  try {
    for (const path of PAGES) {
      const page = await browser.newPage({ viewport: PHONE });
      const weights = await weigh(page, `${app}${path}`);
      const part = (kind: string) => `${kilobytes(weights, kind).toFixed(0).padStart(4)} KB`;
      const script = kilobytes(weights, "script");
      baseline ??= script;
      yield `${path.padEnd(14)} ${times(script, baseline)}   script ${part("script")}, style ${part("stylesheet")}, font ${part("font")}, page ${part("document")}`;
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

export type Weight = { kind: string; bytes: number; url: string };

/** Bytes that a page really brings over the wire, compressed, until it is quiet; the browser's cache is left out. */
export async function weigh(page: Page, url: string): Promise<Weight[]> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Weight>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    requests.set(requestId, { kind: type.toLowerCase(), bytes: 0, url: response.url });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(url, { waitUntil: "networkidle" });
  await session.detach();
  return [...requests.values()];
}

/** Sum of one kind of resource, in KB of 1,000 bytes. */
export function kilobytes(weights: readonly Weight[], kind: string): number {
  return weights.filter((weight) => weight.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
