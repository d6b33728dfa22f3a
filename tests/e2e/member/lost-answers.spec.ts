import { expect, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { mealsOf } from "@/tests/e2e/member/diary-rig";
import { hold } from "@/tests/e2e/slow-line";
import { createMember } from "@/tests/factories";

test("an answer that was lost on its way is no second entry", async ({ page }) => {
  const member = await createMember();
  await enter(page, member);
  let lost = 0;
  await page.route("**/api/meals", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost++;
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("O que você comeu?").fill("100 g de arroz branco");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("128 de 2.000 kcal", { timeout: 40_000 });
  await expect(page.getByText(/registro guardado aqui/)).toHaveCount(0, { timeout: 20_000 });
  expect(lost).toBe(1);
  expect(await mealsOf(member.userId)).toBe(1);
});

test("a network that goes while the screen is awaited leaves a screen to write on", async ({
  page,
  context,
}) => {
  const member = await createMember();
  await page.route("**/api/dashboard", async (route) => {
    // Whose screen it is was answered by then.
    await page.getByText(/^(Olá|Hello), /).waitFor();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await enter(page, member);
  await expect(page.getByText("Você está sem internet.")).toBeVisible();
  await page.getByLabel("O que você comeu?").fill("100 g de arroz branco");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/1 registro guardado aqui/)).toBeVisible();
  await page.unroute("**/api/dashboard");
  await context.setOffline(false);
  await expect(page.getByRole("main")).toContainText("128 de 2.000 kcal", { timeout: 30_000 });
  expect(await mealsOf(member.userId)).toBe(1);
});

test("what is typed while the meal before it is on its way stays in the field", async ({ page }) => {
  const member = await createMember();
  await enter(page, member);
  const field = page.getByLabel("O que você comeu?");
  await field.fill("100 g de arroz branco");
  const release = await hold(page, "**/api/meals");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Registrar" })).toHaveAttribute("aria-busy", "true");
  await field.fill("1 banana");
  release();
  await expect(page.getByRole("main")).toContainText("128 de 2.000 kcal");
  await expect(field).toHaveValue("1 banana");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  expect(await mealsOf(member.userId)).toBe(2);
});
