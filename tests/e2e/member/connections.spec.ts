import { expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSound } from "@/tests/e2e/watch";
import { call, createMember, type Member } from "@/tests/factories";

async function openConnections(page: Page, member: Pick<Member, "email" | "password">): Promise<void> {
  await enter(page, member);
  await page.goto("/profile/connections");
  await expect(page.getByRole("heading", { name: "Conexões e dados" })).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole("region", { name });
const CSV =
  "Data;Refeição;Alimento;Quantidade;Unidade;Calorias\n01/02/2026;Almoço;Arroz branco;100;g;128\n01/02/2026;Jantar;Sopa da vó;1;prato;-5\n02/02/2026;Jantar;Sopa da vó;1;prato;210\n";

test("the page is reached from security and is sound on a phone, in the dark too", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, await createMember({ status: "active" }));
  await page.goto("/profile/security");
  await page.getByRole("link", { name: "Abrir conexões" }).click();
  await expect(page).toHaveURL(/\/profile\/connections$/);
  await expect(page.getByText("Você ainda não criou nenhum token.")).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Criar token" }).click();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Adicionar endereço" }).click();
  await expectSound(page);
  expect(complaints).toEqual([]);
});

test("a token is shown once, works, and is ended", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await openConnections(page, member);
  const tokens = section(page, "Tokens de acesso");
  await tokens.getByRole("button", { name: "Criar token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome").fill("Planilha");
  await dialog.getByLabel("Sua senha", { exact: true }).fill("errada-errada");
  await dialog.getByRole("button", { name: "Criar", exact: true }).click();
  await expect(dialog.getByText("Senha incorreta. Tente novamente.")).toBeVisible();
  await dialog.getByLabel("Sua senha", { exact: true }).fill(member.password);
  await dialog.getByRole("button", { name: "Criar", exact: true }).click();
  const token = String(await dialog.getByText(/^garfo_pat_/).textContent());
  expect((await call("/api/dashboard", { token })).status).toBe(200);
  await dialog.getByRole("button", { name: "Já guardei" }).click();
  await expect(tokens.getByText("Planilha")).toBeVisible();
  await tokens.getByRole("button", { name: "Encerrar" }).click();
  await page.getByRole("button", { name: "Encerrar token" }).click();
  await expect(tokens.getByText("Encerrado")).toBeVisible();
  expect((await call("/api/dashboard", { token })).status).toBe(401);
});

test("an assistant asks, is let in by its owner, and stands in the list", async ({ page }) => {
  const member = await createMember({ status: "active" });
  const uri = "http://127.0.0.1:9/volta";
  const { body: client } = await call("/api/oauth/register", {
    body: { client_name: "Assistente Exemplo", redirect_uris: [uri] },
  });
  const asked = new URLSearchParams({
    ...{ response_type: "code", client_id: client.client_id, redirect_uri: uri, scope: "read log" },
    ...{ code_challenge: "a".repeat(43), code_challenge_method: "S256", state: "x1" },
  });
  await page.route(`${uri}**`, (route) => route.fulfill({ body: "de volta" }));
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, member);
  await page.goto(`/connect?${asked}`);
  await expect(page.getByRole("heading", { name: "Ligar Assistente Exemplo ao seu Garfo?" })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Permitir", exact: true }).click();
  await expect(page.getByLabel("Sua senha, mais uma vez")).toBeFocused();
  await page.getByLabel("Sua senha, mais uma vez").fill(member.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/127\.0\.0\.1:9\/volta\?code=\w+&state=x1/);

  await page.goto(`/connect?${asked}`);
  await page.getByRole("button", { name: "Não permitir" }).click();
  await page.waitForURL(/volta\?error=access_denied/);
  await page.goto("/connect?client_id=nada");
  await expect(page.getByRole("heading", { name: "Não dá para ligar assim" })).toBeVisible();
  await expect(page.getByText("O link que trouxe você aqui está incompleto.")).toBeVisible();
  await page.getByRole("link", { name: "Ver as minhas conexões" }).click();
  await expect(page).toHaveURL(/\/profile\/connections$/);
});

test("a spreadsheet is looked at, imported and taken back", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await openConnections(page, member);
  const imports = section(page, "Trazer de outro app");
  const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await imports.getByLabel("Arquivo exportado").setInputFiles(file("pagina.csv", "<html>login</html>"));
  await expect(imports.getByText(/Isto é uma página, não uma tabela/)).toBeVisible();
  await imports.getByLabel("Arquivo exportado").setInputFiles(file("diario.csv", CSV));
  await expect(imports.getByText("Reconhecido: Planilha")).toBeVisible();
  await expect(imports.getByText("2 dias, 2 refeições, 2 alimentos")).toBeVisible();
  await imports.getByText("1 linha fica de fora").click();
  await expect(imports.getByText("um valor é negativo.")).toBeVisible();
  await expectSound(page);
  await imports.getByRole("button", { name: "Importar", exact: true }).click();
  await expect(imports.getByText("2 registros guardados")).toBeVisible({ timeout: 20_000 });
  await expectSound(page);
  await page.goto("/progress?day=2026-02-02");
  await page.goto("/profile/connections");
  await imports.getByRole("button", { name: "Desfazer" }).click();
  await page.getByRole("button", { name: "Desfazer importação" }).click();
  await expect(imports.getByText("Tudo o que veio saiu do diário.")).toBeVisible({ timeout: 20_000 });
});

test("a table without titles that tell is read as its columns are told", async ({ page }) => {
  await openConnections(page, await createMember({ status: "active" }));
  const imports = section(page, "Trazer de outro app");
  const buffer = Buffer.from("quando,o que,energia total\n03/04/2026,pizza,512\n");
  await imports
    .getByLabel("Arquivo exportado")
    .setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer });
  await expect(imports.getByText(/Não dá para saber sozinho/)).toBeVisible();
  await imports.getByLabel("quando").selectOption({ label: "Data" });
  await imports.getByLabel("o que", { exact: true }).selectOption({ label: "Alimento" });
  await imports.getByLabel("energia total").selectOption({ label: "Energia (kcal)" });
  await imports.getByRole("button", { name: "Ler de novo assim" }).click();
  await expect(imports.getByText("1 dia, 1 refeição, 1 alimento")).toBeVisible();
});

test("the calendar has an address that is shown once", async ({ page }) => {
  await openConnections(page, await createMember({ status: "active" }));
  const calendar = section(page, "Lembretes no seu calendário");
  await calendar.getByRole("button", { name: "Criar endereço" }).click();
  const address = String(await calendar.getByText(/^https?:/).textContent());
  expect((await call(new URL(address).pathname)).status).toBe(200);
  await calendar.getByRole("button", { name: "Encerrar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Encerrar" }).click();
  await expect(calendar.getByText("Ainda não há um endereço.")).toBeVisible();
  expect((await call(new URL(address).pathname)).status).toBe(404);
});
