import { randomUUID } from "node:crypto";
import { expect, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSound, expectSoundLooks } from "@/tests/e2e/watch";
import { createCompany, createMember, sql, uniqueEmail } from "@/tests/factories";

async function createManager() {
  const companyId = await createCompany(`Academia ${randomUUID().slice(0, 6)}`);
  const manager = await createMember({ status: "active", company: { id: companyId, role: "manager" } });
  return { manager, companyId };
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
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(dialog.getByText("O email não é válido")).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole("button", { name: "Convidar 1 pessoa" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Convites" }).click();
  await expect(page.getByRole("row", { name: /José Araújo/ })).toContainText("Aguardando");
  await expectSound(page);
});

test("a search among the members that finds nobody says so, and is cleared with one button", async ({
  page,
}) => {
  const { manager } = await createManager();
  await enter(page, manager);
  await page.goto("/partner?aba=membros&busca=zzz");
  const members = page.getByRole("region", { name: "Membros" });
  await expect(members.getByText("Nada encontrado para “zzz”")).toBeVisible();
  const field = members.getByRole("searchbox", { name: "Buscar por nome ou email" });
  await field.fill("yyy");
  await expect(members.getByText("Nada encontrado para “yyy”")).toBeVisible();
  await expectSoundLooks(page, "a search without hits");
  await members.getByRole("button", { name: "Limpar a busca" }).click();
  await expect(members.getByText(manager.email)).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  expect(new URL(page.url()).search).toBe("?aba=membros");
});

test("a code is made by the manager, entered by a member, who sees what is shared and leaves", async ({
  page,
  browser,
}) => {
  const { manager } = await createManager();
  await enter(page, manager);
  await page.goto("/partner?aba=codigos");
  await page.getByRole("button", { name: "Novo código" }).click();
  await page.getByRole("dialog").getByLabel("Profissional").fill("Dra. Lia Prado");
  await page.getByRole("dialog").getByRole("button", { name: "Criar código" }).click();
  const code =
    (await page
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .first()
      .textContent()) ?? "";
  await expectSound(page);
  // A phone is what one holds out to somebody.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: `QR de ${code}` }).click();
  const square = await page.getByRole("img", { name: code }).boundingBox();
  expect(square?.width).toBeGreaterThan(200);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 720 });

  const theirs = await (await browser.newContext({ locale: "pt-BR" })).newPage();
  const member = await createMember({ name: "Bia Campos", status: "active" });
  await enter(theirs, member);
  await theirs.goto("/profile");
  await expect(theirs.getByText(/quem administra o grupo passa a ver o seu nome, o seu email/)).toBeVisible();
  await theirs.getByRole("textbox", { name: /código/i }).fill(code.toLowerCase());
  await theirs
    .getByRole("button", { name: /associar|entrar|usar/i })
    .first()
    .click();
  await expect(theirs.getByText("Usuário associado com sucesso!")).toBeVisible();
  await theirs.goto("/partner");
  await expect(theirs.getByText("Dra. Lia Prado")).toBeVisible();
  await expect(theirs.getByText("Suas refeições e fotos")).toBeVisible();
  await expectSound(theirs);
  await theirs.context().close();

  await page.goto("/partner");
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
  await expect(page.getByRole("row", { name: "Dra. Lia Prado 1 dados insuficientes" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Quem administra 1" })).toBeVisible();
  await page.goto("/partner?aba=membros");
  await expect(page.getByRole("row", { name: /Bia Campos/ })).toBeVisible();
  // On a phone what can be done stands beside who it is about, not under everything that is known of them.
  await page.setViewportSize({ width: 360, height: 740 });
  const name = await page.getByText("Bia Campos", { exact: true }).boundingBox();
  const action = await page.getByRole("button", { name: "Remover Bia Campos" }).boundingBox();
  expect(Math.abs((action?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(24);
  await page.getByRole("button", { name: "Remover Bia Campos" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByRole("row", { name: /Bia Campos/ })).toBeHidden();
});

test("what has cleared is asked for, and an invitation is taken up", async ({ page }) => {
  const complaints = complaintsOf(page);
  const { manager, companyId } = await createManager();
  await sql(
    `INSERT INTO app.commissions (id, company_id, payment_id, paid_cents, percent, cents, earned_at, clears_at)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), 35900, 10, 3590, now(), now() - interval '1 minute')`,
    [companyId],
  );
  await enter(page, manager);
  await page.goto("/partner?aba=indicacoes");
  await expect(page.getByText("/signup?ref=")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Pedir repasse" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Valor (R$)").fill("99");
  await dialog.getByLabel("Chave PIX da empresa").fill("financeiro@academia.test");
  await dialog.getByRole("button", { name: "Pedir repasse" }).click();
  await expect(dialog.getByText("O valor é maior que o saldo disponível.")).toBeVisible();
  await dialog.getByLabel("Valor (R$)").fill("30,50");
  await dialog.getByRole("button", { name: "Pedir repasse" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/financeiro@academia.test/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page);
  expect(complaints).toEqual([]);
});
