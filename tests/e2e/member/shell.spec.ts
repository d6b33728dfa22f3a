import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSoundLooks, type Reader } from "@/tests/e2e/watch";
import { createMember, sql } from "@/tests/factories";

/** In parts, so that each is through in time on a busy machine. */
const MEMBER = {
  "the figures": ["/dashboard", "/progress", "/progress?dia=hoje"],
  "the profile": ["", "/body", "/goals", "/restrictions", "/preferences"].map((tab) => `/profile${tab}`),
  "the account": ["/subscription", "/post-payment", "/nutritionist-dashboard"],
};

async function inspect(page: Page, path: string, locale: Reader, said: string[]): Promise<void> {
  await page.goto(path);
  // What the page fetches of its own accord, a chosen language among it, may draw it once more.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Skeletons breathe until the figures are there.
  await expect(page.locator(".animate-breathe")).toHaveCount(0);
  await expectSoundLooks(page, path, locale);
  expect(said, path).toEqual([]);
}

for (const locale of ["pt-BR", "en-US"] as const) {
  test.describe(`read in ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: "reduce" } });

    for (const [name, paths] of Object.entries(MEMBER)) {
      test(`${name} can be read by everybody, small or large, light or dark`, async ({ page, context }) => {
        test.setTimeout(180_000);
        await enterQuietly(page, context);
        const said = complaintsOf(page);
        for (const path of paths) await inspect(page, path, locale, said);
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

test("on a phone an address still to be confirmed takes no more than a row of each screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const member = await createMember();
  await sql("UPDATE app.people SET email_confirmed_at = NULL WHERE user_id = $1", [member.userId]);
  await enter(page, member);
  const notice = page.getByRole("region", { name: "Endereço a confirmar" });
  await expect(notice).toContainText(member.email);
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(60);
});

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
