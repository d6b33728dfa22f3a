import { expect, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { call, createMember } from "@/tests/factories";

test("a tag that was typed and not added is kept, however its field is left", async ({ page }) => {
  const member = await createMember();
  await enter(page, member);
  await page.goto("/profile/restrictions");
  const field = (name: string) => page.getByRole("combobox", { name });
  const kept = async () => {
    const { dietary_restrictions, health_conditions, dietary_preferences } = (await call("/api/user", member))
      .body;
    return [dietary_restrictions, health_conditions, dietary_preferences];
  };
  // By the keyboard, by a press elsewhere, by another tab.
  await field("Restrições Alimentares").fill("Pimenta");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Remover Pimenta" })).toBeVisible();
  await field("Condições de Saúde").fill("Rosácea");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("button", { name: "Remover Rosácea" })).toBeVisible();
  await field("Preferências Alimentares").fill("Crudívora");
  await page.getByRole("link", { name: "Dados Corporais" }).click();
  await expect(page.getByLabel("Altura (cm)")).toBeVisible();
  await expect.poll(kept).toEqual([["Pimenta"], ["Rosácea"], ["Crudívora"]]);
});

test("closing the page on a typed tag asks first, and keeps it meanwhile", async ({ page }) => {
  const member = await createMember();
  await enter(page, member);
  await page.goto("/profile/restrictions");
  const field = page.getByRole("combobox", { name: "Restrições Alimentares" });
  // A browser asks only whoever has done something on the page.
  await field.click();
  await field.pressSequentially("Pimenta");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(page.getByRole("button", { name: "Remover Pimenta" })).toBeVisible();
  await expect
    .poll(async () => (await call("/api/user", member)).body.dietary_restrictions)
    .toEqual(["Pimenta"]);
});
