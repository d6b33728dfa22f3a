import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSoundLooks } from "@/tests/e2e/watch";
import { createMember } from "@/tests/factories";
import { type OwnProduct, startOwnProduct } from "@/tests/own-product";

const STAND_INS = new URL(process.env.WHATSAPP_API_URL ?? "").origin;
const SITE = randomUUID();
/** Nothing is asked while a page starts. */
const ASKED_MS = 20_000;

let product: OwnProduct;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startOwnProduct(
    {
      ...process.env,
      ...{ ANALYTICS_SERVICE: "umami", ANALYTICS_URL: `${STAND_INS}/analytics`, ANALYTICS_SITE: SITE },
    },
    "visits",
  );
});
test.afterAll(() => product?.stop());

/** Paths that the service was told of, in order. */
async function told(): Promise<string[]> {
  const { events } = await (await fetch(`${STAND_INS}/control/analytics/events`)).json();
  const payloads = (events as { body: { payload?: { website: string; url: string } } }[]).map(
    ({ body }) => body.payload,
  );
  return payloads.flatMap((payload) => (payload?.website === SITE ? [payload.url] : []));
}

/** Everything that the page asks for which has to do with it. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/analytics")) asked.push(pathname);
  });
  return asked;
}

const questionOf = (page: Page) => page.getByRole("region", { name: "Estatísticas de visitas" });
const settle = (page: Page) => page.waitForTimeout(7_000);

test("without a service nothing is asked, loaded or kept", async ({ page, context }) => {
  const asked = watch(page);
  await page.goto("/");
  await settle(page);
  await expect(questionOf(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("a browser that asks to be left alone is not asked either", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const asked = watch(page);
  await page.goto(product.url);
  await settle(page);
  await expect(questionOf(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test("who says no is asked once and counted never", async ({ page, context }) => {
  const asked = watch(page);
  await page.goto(product.url);
  await expect(questionOf(page)).toBeVisible({ timeout: ASKED_MS });
  expect(asked).toEqual(["/api/analytics"]);
  await questionOf(page).getByRole("button", { name: "Não contar" }).click();
  await expect(questionOf(page)).toBeHidden();
  expect(await context.cookies()).toMatchObject([{ name: "garfo-analytics", value: "no", sameSite: "Lax" }]);
  asked.length = 0;
  await page.goto(`${product.url}/pricing`);
  await settle(page);
  expect(asked).toEqual([]);
  expect(await told()).toEqual([]);
});

test("who says yes is counted page by page, from our own origin alone, and may take it back", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== product.url) foreign.push(request.url());
  });
  await page.goto(`${product.url}/?utm_source=ana`);
  await questionOf(page).getByRole("button", { name: "Pode contar" }).click({ timeout: ASKED_MS });
  await expect.poll(told).toEqual(["/"]);
  await page.getByRole("link", { name: "Planos", exact: true }).first().click();
  await expect.poll(told).toEqual(["/", "/pricing"]);
  await page.goto(`${product.url}/privacy`);
  await expect.poll(told, { timeout: ASKED_MS }).toEqual(["/", "/pricing", "/privacy"]);
  await questionOf(page).getByRole("button", { name: "Não contar" }).click({ timeout: ASKED_MS });
  await page.goto(`${product.url}/faq`);
  await settle(page);
  await expect(page.locator("#analytics-script")).toHaveCount(0);
  expect(await told()).toEqual(["/", "/pricing", "/privacy"]);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a member is asked on their day, and changes it under security and privacy", async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const member = await createMember({ status: "active" });
  await product.adopt(member);
  await enter(page, member);
  const before = (await told()).length;
  await page.goto(`${product.url}/dashboard`);
  await expect(questionOf(page)).toBeVisible({ timeout: ASKED_MS });
  await expectSoundLooks(page, "the question");
  await questionOf(page).getByRole("button", { name: "Pode contar" }).click();
  await expect.poll(async () => (await told()).slice(before)).toEqual(["/dashboard"]);
  await page.goto(`${product.url}/profile/security`);
  await expect(page.getByText("Você permitiu neste navegador.")).toBeVisible();
  const section = page.getByRole("region", { name: "Estatísticas de visitas" });
  await expect(section.getByRole("button", { name: "Pode contar" })).toHaveAttribute("aria-pressed", "true");
  await expectSoundLooks(page, "the settings");
  await expect.poll(async () => (await told()).slice(before)).toEqual(["/dashboard", "/profile"]);
  await section.getByRole("button", { name: "Não contar" }).click();
  await expect(page.getByText("Você não permitiu neste navegador.")).toBeVisible();
  await expect(page.locator("#analytics-script")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a script that cannot be had leaves the page as it is", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route("**/api/analytics/script", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto(product.url);
  await questionOf(page).getByRole("button", { name: "Pode contar" }).click({ timeout: ASKED_MS });
  await page.getByRole("link", { name: "Planos", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
