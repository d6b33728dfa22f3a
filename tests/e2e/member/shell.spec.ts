import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { enter } from "@/tests/e2e/enter";
import { createMember } from "@/tests/factories";

/** In parts, so that each is through in time on a busy machine. */
const MEMBER = {
  "the figures": ["/dashboard", "/progress", "/progress?dia=hoje"],
  "the profile": ["", "/body", "/goals", "/restrictions", "/preferences"].map((tab) => `/profile${tab}`),
  "the account": ["/subscription", "/post-payment", "/nutritionist-dashboard"],
};
/** Every language, theme and width, each pair of them at least once. */
const READERS = [
  { locale: "pt-BR", colorScheme: "light", width: 360 },
  { locale: "pt-BR", colorScheme: "dark", width: 1440 },
  { locale: "en-US", colorScheme: "light", width: 1440 },
  { locale: "en-US", colorScheme: "dark", width: 360 },
] as const;

/** Errors of the browser's console, as they come. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  return said;
}

async function inspect(page: Page, path: string, said: string[]): Promise<void> {
  await page.goto(path);
  // What the page fetches of its own accord, a chosen language among it, may draw it once more.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Skeletons breathe until the figures are there.
  await expect(page.locator(".animate-breathe")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    path,
  ).toBeLessThanOrEqual(0);
  expect(said, path).toEqual([]);
}

for (const { locale, colorScheme, width } of READERS) {
  test.describe(`read in ${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({
      locale,
      colorScheme,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: "reduce" },
    });

    for (const [name, paths] of Object.entries(MEMBER)) {
      test(`${name} can be read by everybody`, async ({ page, context }) => {
        test.setTimeout(180_000);
        await enterQuietly(page, context);
        const said = listen(page);
        for (const path of paths) await inspect(page, path, said);
      });
    }
  });
}

/** Logs in in Portuguese, whatever the reader's language is afterwards. */
async function enterQuietly(page: Page, context: BrowserContext): Promise<void> {
  const cookie = {
    name: "garfo-locale",
    value: "pt-BR",
    url: page.url() === "about:blank" ? base() : page.url(),
  };
  await context.addCookies([cookie]);
  await enter(page, await createMember({ status: "active" }));
  await context.clearCookies({ name: "garfo-locale" });
}

function base(): string {
  return process.env.NEXT_PUBLIC_APP_URL ?? "http://127.0.0.1:3100";
}

test("a screen that breaks shows why while debugging is on, and reports nothing while errors are not tracked", async ({
  page,
}) => {
  await enter(page, await createMember());
  const reports: string[] = [];
  await page.route("**/api/errors", (route) => {
    reports.push(route.request().url());
    return route.fulfill({ status: 202, json: { success: true } });
  });
  await page.route("**/api/dashboard", (route) => route.fulfill({ json: { metrics: null } }));
  const flags = (debug: boolean) => ({ analytics: true, maintenance: false, error_tracking: false, debug });
  for (const debug of [true, false]) {
    await page.route("**/api/flags", (route) => route.fulfill({ json: flags(debug) }));
    const asked = page.waitForResponse("**/api/flags");
    await page.reload();
    await asked;
    await expect(page.getByRole("heading", { name: "Oops! Algo deu errado" })).toBeVisible();
    await expect(page.locator("pre")).toHaveCount(debug ? 1 : 0);
  }
  expect(reports).toEqual([]);
});

test("a screen that breaks is replaced by a way on, and reported without a bearer", async ({ page }) => {
  await enter(page, await createMember());
  const report = page.waitForRequest("**/api/errors");
  await page.route("**/api/dashboard", (route) => route.fulfill({ json: { metrics: null } }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Oops! Algo deu errado" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Recarregar página" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
  const sent = await report;
  expect(sent.headers().authorization).toBeUndefined();
  expect(Object.keys(sent.postDataJSON()).sort()).toEqual(
    expect.arrayContaining(["message", "timestamp", "url", "userAgent"]),
  );
  await page.unroute("**/api/dashboard");
  await page.getByRole("button", { name: "Recarregar página" }).click();
  await expect(page.getByRole("main")).toContainText("de 2.000 kcal");
});
