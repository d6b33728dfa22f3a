import { expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { holdScripts, openEarly } from "@/tests/e2e/slow-line";
import { createMember } from "@/tests/factories";

const dark = (page: Page) => expect(page.locator("html")).toHaveClass(/\bdark\b/);
const light = (page: Page) => expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
const toggle = (page: Page) => page.getByRole("button", { name: "Trocar entre tema claro e escuro" }).click();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("garfo-session"));

/** Has every page that is opened from now on note which themes it has shown, from its very first element on. */
async function noteThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const note = () => {
      if (!document.body) return;
      const theme = document.documentElement.classList.contains("dark") ? "dark" : "light";
      if (shown.at(-1) !== theme) shown.push(theme);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

test("the system's theme holds until one is chosen; the choice is there before the first paint and stays", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await dark(page);
  await page.emulateMedia({ colorScheme: "light" });
  await light(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await toggle(page);
  await light(page);
  await expect.poll(() => kept(page)).toContain('"theme":"light"');
  const shown = await noteThemes(page);
  for (const path of ["/pricing", "/login", "/faq"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await shown(), path).toEqual(["light"]);
  }
  await page.reload();
  await light(page);
});

test("a theme that is chosen in one tab, or before the script came, shows in the other", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/faq");
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  const release = await holdScripts(other);
  await openEarly(other, "/pricing");
  await toggle(other);
  release();
  await dark(other);
  await dark(page);
});

test("choosing a theme on a public page keeps the session, and the session keeps the theme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await enter(page, await createMember());
  await page.goto("/faq");
  await toggle(page);
  await expect.poll(() => kept(page)).toContain('"theme":"dark"');
  const shown = await noteThemes(page);
  await page.goto("/dashboard");
  await expect(page.getByText("Olá, Pessoa")).toBeVisible();
  expect(await shown()).toEqual(["dark"]);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await dark(page);
});
