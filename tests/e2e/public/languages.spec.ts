import { expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { holdScripts, openEarly } from "@/tests/e2e/slow-line";
import { createMember, sql } from "@/tests/factories";

const lang = (page: Page, locale: string) => expect(page.locator("html")).toHaveAttribute("lang", locale);
const choose = (page: Page, name: string, locale: string) =>
  page.getByRole("combobox", { name }).first().selectOption(locale);

async function profileLocale(userId: string): Promise<unknown> {
  const [row] = await sql("SELECT locale FROM public.profiles WHERE id = $1", [userId]);
  return row?.locale;
}

for (const [asked, read] of [
  ["en-US", "en-US"],
  ["en-GB", "en-US"],
  ["pt-PT", "pt-BR"],
  ["fr-FR", "pt-BR"],
]) {
  test.describe(`a browser that asks for ${asked}`, () => {
    test.use({ locale: asked! });

    test(`reads ${read}`, async ({ page }) => {
      await page.goto("/faq");
      await lang(page, read!);
    });
  });
}

test("the choice survives a reload, other pages and another visit", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await choose(page, "Idioma", "en-US");
  await lang(page, "en-US");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await page.reload();
  await lang(page, "en-US");
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
  await page.goto("/login");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("en-US");
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "garfo-locale", value: "en-US", path: "/", sameSite: "Lax" });
  expect(cookie!.expires * 1000 - Date.now()).toBeGreaterThan(300 * 86_400_000);
});

test("a choice made before the script came counts", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdScripts(page);
  await openEarly(page, "/pricing");
  await choose(page, "Idioma", "en-US");
  release();
  await lang(page, "en-US");
});

test("an unsupported language is refused with a warning and changes nothing", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faq");
  await page.waitForLoadState("networkidle");
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.getByRole("combobox", { name: "Idioma" }).evaluate((select: HTMLSelectElement) => {
    select.add(new Option("Français", "fr-FR"));
  });
  await choose(page, "Idioma", "fr-FR");
  await expect.poll(() => warnings).toEqual(["Unsupported language: fr-FR"]);
  await lang(page, "pt-BR");
  expect(await context.cookies()).toEqual([]);
});

test("chosen while logged in, it is also the account's, on pages that know no session too", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const member = await createMember({ status: "active" });
  await enter(page, member);
  expect(await profileLocale(member.userId)).toBe("pt-BR");
  await page.getByRole("button", { name: "Sua conta" }).click();
  await choose(page, "Idioma", "en-US");
  await lang(page, "en-US");
  await expect.poll(() => profileLocale(member.userId)).toBe("en-US");
  await page.goto("/faq");
  await choose(page, "Language", "pt-BR");
  await lang(page, "pt-BR");
  await expect.poll(() => profileLocale(member.userId)).toBe("pt-BR");
});

test("a session that is over keeps nobody from another language where none is needed", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(() => {
    const state = { user: null, token: "over", refreshToken: "over", theme: null };
    localStorage.setItem("garfo-session", JSON.stringify({ state, version: 1 }));
  });
  await page.reload();
  await choose(page, "Idioma", "en-US");
  await lang(page, "en-US");
  await expect(page).toHaveURL(/\/faq$/);
});

test("figures, dates and prices are written as the language does", async ({ page }) => {
  test.setTimeout(120_000);
  const member = await createMember({ status: "active", periodEnd: new Date("2031-03-09T15:00:00Z") });
  await enter(page, member);
  await expect(page.getByRole("main")).toContainText("2.000 kcal");
  await page.goto("/subscription");
  await expect(page.getByRole("main")).toContainText("09/03/2031");
  await expect(page.getByRole("main")).toContainText(/R\$\s35,90/);
  await page.getByRole("button", { name: "Sua conta" }).click();
  await choose(page, "Idioma", "en-US");
  await expect(page.getByRole("main")).toContainText("03/09/2031");
  // Prices are in reais in every language, as people in Brazil write them.
  await expect(page.getByRole("main")).toContainText(/R\$\s35,90/);
  await page.goto("/dashboard");
  await expect(page.getByRole("main")).toContainText("2,000 kcal");
});
