import { expect, type Page } from "playwright/test";
import { PASSWORD, uniqueEmail } from "@/tests/factories";

/** Goes through the steps of the sign-up that is open, to the trial. Gives the address. */
export async function fillSignUp(page: Page, name: string): Promise<string> {
  const email = uniqueEmail();
  const next = page.getByRole("button", { name: "Continuar", exact: true });
  await page.getByLabel("Nome").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await next.click();
  await expect(page.getByRole("heading", { level: 1, name: "Escolha como começar" })).toBeVisible();
  await next.click();
  await page.getByRole("checkbox", { name: /dados de saúde/ }).check();
  await page.getByRole("checkbox", { name: /Termos de Uso/ }).check();
  await page.getByRole("button", { name: "Criar conta" }).click();
  return email;
}
