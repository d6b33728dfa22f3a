import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { createCompany, createMember, uniqueEmail } from "../factories";
import { enter } from "./enter";
import { expectSound } from "./watch";

async function createManager() {
  const companyId = await createCompany(`Academia ${randomUUID().slice(0, 6)}`);
  const manager = await createMember({ status: "active", company: { id: companyId, role: "manager" } });
  return { manager };
}

test("a manager imports a list, sees what is wrong with each row, and sends the rest", async ({ page }) => {
  const { manager } = await createManager();
  const email = uniqueEmail("nova");
  await enter(page, manager);
  await expect(page.getByText("Vagas usadas")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Membros" }).click();
  await page.getByRole("button", { name: "Importar CSV" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Arquivo CSV").setInputFiles({
    name: "equipe.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`nome;email\nJosé Araújo;${email}\n=cmd;isto não é\n;\n`, "latin1"),
  });
  await expect(dialog.getByText("O email não é válido")).toBeVisible();
  await expect(dialog.getByRole("row", { name: /José Araújo/ })).toContainText("Vai receber o convite");
  await expectSound(page);
  await dialog.getByRole("button", { name: "Convidar 1 pessoa" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Convites" }).click();
  await expect(page.getByRole("row", { name: /José Araújo/ })).toContainText("Aguardando");
  await expectSound(page);
});
