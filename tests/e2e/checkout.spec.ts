import { expect, test } from "@playwright/test";
import { createMember } from "../factories";
import { enter } from "./enter";

test("the checkout asks for a plan and a CPF that is one before it makes a PIX", async ({ page }) => {
  await enter(page, await createMember({ status: "trial" }));
  await page.goto("/subscription");
  const pay = page.getByRole("button", { name: "Pagar com PIX" });
  await page.getByRole("radio", { name: /PIX/ }).check();
  await pay.click();
  await expect(page.getByText("Selecione um plano para continuar")).toBeVisible();
  const cpf = page.getByLabel("CPF de quem paga");
  await expect(cpf).toBeFocused();
  await page.getByRole("radio", { name: /Mensal/ }).check();
  await expect(page.getByText("Selecione um plano para continuar")).toBeHidden();
  await cpf.pressSequentially("52998224724");
  await pay.click();
  await expect(page.getByText("CPF inválido")).toBeVisible();
  await cpf.fill("52998224725");
  await pay.click();
  await expect(page.getByRole("dialog")).toContainText("Aguardando Pagamento");
});
