import { expect, type Page, test } from "playwright/test";
import { kilobytes, weigh } from "@/tests/bench/page-weight";
import { enter } from "@/tests/e2e/enter";
import { call, createMember } from "@/tests/factories";

const PAGES = ["/", "/pricing", "/partnerships", "/terms", "/privacy", "/faq", "/login"];
/** JavaScript of the landing page as it is sent, compressed with Brotli; with gzip it is a seventh more. */
const LANDING_KB = 134;
/** Of the way in, which reads no other page ahead while it starts. */
const LOGIN_KB = 148;
/** Likewise of a member's day; nothing there draws charts before they are asked for. */
const DASHBOARD_KB = 182;
const LATE_MS = 1_500;

test.use({ viewport: { width: 360, height: 740 } });

declare global {
  interface Window {
    moved: number;
  }
}

/** Adds up how much of the page moves by itself. */
async function watchMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) window.moved += (entry as unknown as { value: number }).value;
    };
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  });
}

test("nothing moves when a page comes to life, even when its fonts are late", async ({ page }) => {
  test.setTimeout(90_000);
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await watchMovement(page);
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => window.moved), path).toBe(0);
  }
});

test("the landing page is light, and everything it shows comes from us", async ({ page }) => {
  const weights = await weigh(page, "/");
  expect(kilobytes(weights, "script")).toBeLessThanOrEqual(LANDING_KB);
  const home = new URL(page.url()).origin;
  expect(weights.filter(({ url }) => !url.startsWith("data:") && new URL(url).origin !== home)).toEqual([]);
});

test("a page is read ahead when somebody goes for its link, and none while the page at hand starts", async ({
  page,
}) => {
  const read: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has("_rsc")) read.push(pathname);
  });
  expect(kilobytes(await weigh(page, "/login"), "script")).toBeLessThanOrEqual(LOGIN_KB);
  expect(read).toEqual([]);
  await page.locator('main a[href^="/forgot-password"]').hover();
  await expect.poll(() => read[0]).toBe("/forgot-password");
});

test("so is the dashboard of a member with a day behind them", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await call("/api/meals", {
    token: member.token,
    body: { kind: "lunch", items: [{ food: "arroz-branco", grams: 200 }] },
  });
  await enter(page, member);
  const weights = await weigh(page, "/dashboard");
  await expect(page.getByRole("main")).toContainText("Arroz branco");
  expect(kilobytes(weights, "script")).toBeLessThanOrEqual(DASHBOARD_KB);
});

test("the heaviest script is compiled while it streams in, not when its functions are called", async ({
  request,
}) => {
  const page = await (await request.get("/")).text();
  const addresses = [...page.matchAll(/<script src="([^"]+)" async/g)].map(([, address]) => String(address));
  const scripts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const heaviest = scripts.sort((a, b) => b.length - a.length)[0];
  expect(heaviest?.split("\n", 1)[0]).toBe("//# allFunctionsCalledOnLoad");
});

test("public pages are made when the product is built", async ({ request }) => {
  for (const path of PAGES.slice(0, -1)) {
    const answer = await request.get(path);
    expect(answer.headers()["x-nextjs-prerender"], path).toMatch(/^1/);
  }
});

test("the page of components is in no product", async ({ request }) => {
  const answer = await request.get("/design", { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toMatch(/\/dashboard$/);
});
