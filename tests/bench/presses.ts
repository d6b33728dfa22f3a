import { loadavg } from "node:os";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright/test";
import { BROWSER_FLAGS } from "./page-weight";
import { type Bench, median } from "./section";

/** How much slower than this machine the phone is. */
const SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const MEMBER = { email: "membro@garfo.test", password: "garfo-demo-123" };
/** Each time in a page of its own, where every press is the first of its kind; odd, so that there is a middle one. */
const RUNS = 5;
/** Code that presses need is fetched by itself some seconds after the screen. */
const SETTLED_MS = 7_000;
/** What a press sets off beyond its own frame is over. */
const AFTER_PRESS_MS = 1_200;

type Press = { name: string; does: (page: Page) => Promise<unknown> };

const dialog = (page: Page) => page.getByRole("dialog");
const tapLog = (page: Page) => page.getByRole("navigation", { name: "Atalhos" }).getByRole("button").tap();
const tapNamed = (name: RegExp) => (page: Page) => page.getByRole("button", { name }).tap();
const closes = (page: Page) => dialog(page).getByRole("button", { name: "Fechar" }).tap();

/** In this order, on the dashboard of somebody with a history. */
const PRESSES: Press[] = [
  { name: "log", does: tapLog },
  { name: "log, closed", does: closes },
  { name: "log again", does: tapLog },
  { name: "log, a letter", does: (page) => page.keyboard.press("2") },
  { name: "log, closed again", does: closes },
  { name: "account", does: tapNamed(/^Sua conta$/) },
  { name: "account, closed", does: tapNamed(/^Sua conta$/) },
  { name: "menu", does: tapNamed(/^Abrir menu$/) },
  { name: "menu, closed", does: closes },
];

/** How long presses wait for the frame that answers them, on a phone with a quarter of this machine's speed. */
export async function* measurePresses(bench: Bench): AsyncGenerator<string> {
  const { app } = await bench.product();
  const browser = await chromium.launch({ executablePath: bench.browser(), args: BROWSER_FLAGS });
  const waits = new Map<string, number[]>();
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const [name, wait] of await waitsOf(browser, app)) {
        waits.set(name, [...(waits.get(name) ?? []), wait]);
      }
    }
  } finally {
    await browser.close();
  }
  for (const [name, all] of waits) {
    yield `${name.padEnd(18)} ${String(median(all)).padStart(4)} ms (${all.join(" ")}); load ${loadavg()[0]?.toFixed(1)}`;
  }
}

/** Milliseconds from each press to the frame after it, of one page that was just opened. */
async function waitsOf(browser: Browser, app: string): Promise<[name: string, wait: number][]> {
  const context = await browser.newContext({ ...PHONE, locale: "pt-BR", timezoneId: "America/Sao_Paulo" });
  try {
    const page = await openDashboard(context, app);
    const waits: [string, number][] = [];
    for (const { name, does } of PRESSES) waits.push([name, await waitOf(page, () => does(page))]);
    return waits;
  } finally {
    await context.close();
  }
}

/** The dashboard of somebody with a history, settled, on a slow phone that notes how long its presses wait. */
async function openDashboard(context: BrowserContext, app: string): Promise<Page> {
  const page = await context.newPage();
  await page.request.post(`${app}/api/login`, { data: MEMBER });
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) waits.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`${app}/dashboard`);
  await page.waitForTimeout(SETTLED_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** The longest of a press's events, in milliseconds, to the nearest eight; 16 stands for anything shorter. */
async function waitOf(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate("waits.length = 0");
  await press();
  await page.waitForTimeout(AFTER_PRESS_MS);
  return (await page.evaluate("Math.max(16, ...waits)")) as number;
}
