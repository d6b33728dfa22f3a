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

test("what is too long is refused beside its field by its limit, and what is good is kept", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const member = await createMember();
  await enter(page, member);
  await page.goto("/profile/restrictions");
  const field = page.getByRole("combobox", { name: "Restrições Alimentares" });
  await field.fill("x".repeat(5_000));
  await field.press("Enter");
  const refusal = page.getByText("São até 80 caracteres, e aqui há 5.000. Encurte para guardar.");
  await expect(refusal).toBeVisible();
  await expect(field).toHaveValue("x".repeat(5_000));
  await expect(page.getByRole("button", { name: /^Remover x/ })).toHaveCount(0);
  await field.fill("Pimenta");
  await expect(refusal).toBeHidden();
  await field.press("Enter");
  const allergies = page.getByRole("textbox", { name: "Alergias" });
  await allergies.fill("a".repeat(2_001));
  await expect(page.getByText("São até 2.000 caracteres, e aqui há 2.001.")).toBeVisible();
  await allergies.fill("Camarão");
  await expect(page.getByText(/São até 2.000/)).toBeHidden();
  await expect
    .poll(async () => {
      const { dietary_restrictions, allergies } = (await call("/api/user", member)).body;
      return [dietary_restrictions, allergies];
    })
    .toEqual([["Pimenta"], "Camarão"]);
  await page.goto("/profile");
  await page.getByLabel("Nome", { exact: true }).fill("N".repeat(121));
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByText("São até 120 caracteres, e aqui há 121.")).toBeVisible();
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
