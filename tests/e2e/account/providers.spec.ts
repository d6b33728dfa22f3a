import { expect, type Page, test } from "playwright/test";
import { confirmAddress } from "@/tests/api/care/care-rig";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSound } from "@/tests/e2e/watch";
import { createMember, uniqueEmail } from "@/tests/factories";

/** On the provider's page: who one says one is. */
async function agree(page: Page, email: string, name = "Rita Alves"): Promise<void> {
  await expect(page.getByRole("heading", { name: /Entrar no Garfo com/ })).toBeVisible();
  await page.getByLabel("Nome").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Permitir" }).click();
}

test("somebody new comes by Google, agrees, and is in; the next time at once", async ({ page, browser }) => {
  const complaints = complaintsOf(page);
  const email = uniqueEmail("navegador");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/login");
  await expectSound(page);
  await page.getByRole("button", { name: "Continuar com Google" }).click();
  await agree(page, email);
  await expect(page.getByRole("heading", { name: "Falta só o seu sim" })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expectSound(page);
  await page.getByRole("button", { name: "Criar conta com Google" }).click();
  await expect(page.getByText("Sem essa autorização não dá para acompanhar")).toBeVisible();
  await page.getByLabel(/Autorizo o uso dos meus dados/).check();
  await page.getByLabel(/Li e aceito/).check();
  await page.getByRole("button", { name: "Criar conta com Google" }).click();
  await agree(page, email);
  await page.waitForURL(/\/(dashboard|first-run)/);
  // The refusal before the agreements is one that a browser notes.
  expect(complaints.filter((complaint) => !/404/.test(complaint))).toEqual([]);

  const again = await (await browser.newContext()).newPage();
  await again.goto("/signup");
  await again.getByRole("button", { name: "Continuar com Google" }).click();
  await agree(again, email);
  await again.waitForURL(/\/(dashboard|first-run)/);
});

test("whoever refuses there, or is not confirmed there, is told and led back", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Continuar com Apple" }).click();
  await page.getByRole("button", { name: "Recusar" }).click();
  await expect(page.getByText("Nada foi alterado.")).toBeVisible();
  await page.getByRole("link", { name: "Voltar ao login" }).click();
  await page.getByRole("button", { name: "Continuar com Apple" }).click();
  await page.getByLabel("O endereço foi confirmado").uncheck();
  await agree(page, uniqueEmail());
  await expect(page.getByText("Apple ainda não confirmou o seu email.")).toBeVisible();
});

test("a provider is linked after the password, listed, and taken off again", async ({ page }) => {
  const complaints = complaintsOf(page);
  const member = await createMember({ status: "active" });
  await confirmAddress(member);
  await enter(page, member);
  await page.setExtraHTTPHeaders({});
  await page.goto("/profile/security");
  const section = page.getByRole("region", { name: "Formas de entrar" });
  await section.getByRole("button", { name: "Ligar Google" }).click();
  await page.getByLabel("Sua senha").fill(member.password);
  await page.getByRole("button", { name: "Continuar", exact: true }).click();
  const email = uniqueEmail("outra");
  await agree(page, email);
  await page.waitForURL("**/profile/security");
  await expect(section.getByText(email)).toBeVisible();
  await expectSound(page);
  await section.getByRole("button", { name: "Desligar Google" }).click();
  await page.getByLabel("Sua senha").fill(member.password);
  await page.getByRole("dialog").getByRole("button", { name: "Desligar" }).click();
  await expect(page.getByText("Google foi desligado.")).toBeVisible();
  await expect(section.getByText(email)).toBeHidden();
  expect(complaints).toEqual([]);
});
