import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { codeOf, earlierCodeOf, wrongCode } from "@/tests/authenticator";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSound } from "@/tests/e2e/watch";
import { call, createMember, createUnasked, elsewhere, type Member, sql } from "@/tests/factories";
import { createProtected, sentCode, uniquePhone } from "@/tests/second-factor";

const NEW_PASSWORD = "outra-senha-456";

async function openSecurity(page: Page, member: Pick<Member, "email" | "password">): Promise<void> {
  await enter(page, member);
  // The authentication service takes no headers of ours.
  await page.setExtraHTTPHeaders({});
  await page.goto("/profile/security");
  await expect(page.getByRole("heading", { name: "Segurança e privacidade" })).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole("region", { name });

/** The login form, without waiting for where it leads. */
async function logIn(page: Page, { email, password }: Pick<Member, "email" | "password">): Promise<void> {
  await page.setExtraHTTPHeaders(elsewhere());
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

test("the page is reached from the profile and is sound on a phone, in the dark too", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, await createMember({ status: "active" }));
  await page.goto("/profile");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Segurança e privacidade/ })
    .click();
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expect(page.getByText("Este aparelho")).toBeVisible();
  await expect(page.getByText("Histórico de decisões")).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  await expectSound(page);
  expect(complaints).toEqual([]);
});

test("a new password lets one in, the old one does not, and other devices are out", async ({
  page,
  browser,
}) => {
  const member = await createMember({ status: "active" });
  const other = await (await browser.newContext()).newPage();
  await enter(other, member);
  await openSecurity(page, member);
  const form = section(page, "Senha");
  const change = async (current: string) => {
    await form.getByLabel("Senha atual", { exact: true }).fill(current);
    await form.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
    await form.getByLabel("Repita a nova senha", { exact: true }).fill(NEW_PASSWORD);
    await form.getByRole("button", { name: "Trocar senha" }).click();
  };
  await change("errada-errada");
  await expect(form.getByText("Senha incorreta. Tente novamente.")).toBeVisible();
  await change(member.password);
  await expect(form.getByText("Senha alterada com sucesso!")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/profile\/security$/);

  await other.goto("/progress");
  await expect(other).toHaveURL(/\/login/);
  await logIn(other, member);
  await expect(other.getByText("Senha incorreta. Tente novamente.")).toBeVisible();
  await logIn(other, { ...member, password: NEW_PASSWORD });
  await expect(other).toHaveURL(/\/dashboard$/);
});

test("two steps are set up, asked for at the next login, and turned off", async ({ page }) => {
  test.slow();
  const member = await createMember({ status: "active" });
  await openSecurity(page, member);
  const factor = section(page, "Verificação em duas etapas");
  await factor.getByRole("button", { name: "Ativar duas etapas" }).click();
  await expect(factor.getByRole("img", { name: "QR Code para o app autenticador" })).toBeVisible();
  const secret = ((await factor.locator("code").textContent()) ?? "").replaceAll(" ", "");
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await expectSound(page);
  await factor.getByLabel("Código que o app mostra").fill(wrongCode(secret));
  await factor.getByRole("button", { name: "Confirmar e ativar" }).click();
  await expect(factor.getByText(/O código não confere/)).toBeVisible();
  await factor.getByLabel("Código que o app mostra").fill(await earlierCodeOf(secret));
  await factor.getByRole("button", { name: "Confirmar e ativar" }).click();
  await expect(factor.getByRole("listitem")).toHaveCount(10);
  await expectSound(page);
  await factor.getByRole("button", { name: "Já guardei" }).click();
  await expect(factor.getByText("Você tem 10 códigos de recuperação", { exact: false })).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await logIn(page, member);
  await expect(page).toHaveURL(/\/second-factor$/);
  await page.setExtraHTTPHeaders({});
  await page.goto("/progress");
  await expect(page).toHaveURL(/\/second-factor\?next=%2Fprogress$/);
  await expectSound(page);
  const code = page.getByLabel("Código do app autenticador");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await code.fill(wrongCode(secret));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText(/O código não confere/)).toBeVisible();
  await code.fill(codeOf(secret));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/progress$/);

  await page.goto("/profile/security");
  await factor.getByRole("button", { name: "Desativar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Código do app autenticador").fill(codeOf(secret, 1));
  await dialog.getByRole("button", { name: "Desativar" }).click();
  await expect(factor.getByRole("button", { name: "Ativar duas etapas" })).toBeVisible();
  await page.reload();
  await expect(factor.getByRole("button", { name: "Ativar duas etapas" })).toBeVisible();
});

test("a phone as second step: its code is sent, asked for at the next login, and again to turn it off", async ({
  page,
}) => {
  test.slow();
  const member = await createMember({ status: "active" });
  const number = uniquePhone();
  await openSecurity(page, member);
  const factor = section(page, "Verificação em duas etapas");
  await factor.getByRole("button", { name: "Usar o meu telefone" }).click();
  await expect(factor.getByLabel("Número do telefone")).toBeFocused();
  await factor.getByLabel("Número do telefone").fill("119");
  await factor.getByRole("button", { name: "Enviar código" }).click();
  await expect(factor.getByText("Número de telefone inválido")).toBeVisible();
  await factor.getByLabel("Número do telefone").fill(number.replace("+55", ""));
  await expectSound(page);
  await factor.getByRole("button", { name: "Enviar código" }).click();
  const said = `terminado em ${number.slice(-2)}`;
  await expect(factor.getByText(said, { exact: false })).toBeVisible();
  const first = await sentCode(number);
  await factor.getByLabel("Código que você recebeu").fill(first === "123456" ? "654321" : "123456");
  await factor.getByRole("button", { name: "Confirmar e ativar" }).click();
  await expect(factor.getByText(/O código não confere/)).toBeVisible();
  await expectSound(page);
  await factor.getByRole("button", { name: "Enviar outro SMS" }).click();
  await expect(factor.getByText(/Espere um minuto/)).toBeVisible();
  await factor.getByLabel("Código que você recebeu").fill(first);
  await factor.getByRole("button", { name: "Confirmar e ativar" }).click();
  await factor.getByRole("button", { name: "Já guardei" }).click();
  await expect(factor.getByText(said, { exact: false })).toBeVisible();

  await sql("UPDATE auth.mfa_factors SET last_challenged_at = NULL WHERE user_id = $1", [member.userId]);
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await logIn(page, member);
  await expect(page).toHaveURL(/\/second-factor$/);
  await page.setExtraHTTPHeaders({});
  await expect(page.getByText(said, { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Receber pelo WhatsApp" }).click();
  await expect(page.getByText("Código enviado por WhatsApp", { exact: false })).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Código que você recebeu").fill(await sentCode(number, { channel: "whatsapp" }));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await sql("UPDATE auth.mfa_factors SET last_challenged_at = NULL WHERE user_id = $1", [member.userId]);
  await page.goto("/profile/security");
  await factor.getByRole("button", { name: "Desativar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Receber por SMS" }).click();
  await expect(dialog.getByText("Código enviado por SMS", { exact: false })).toBeVisible();
  await dialog.getByLabel("Código que você recebeu").fill(await sentCode(number, { count: 2 }));
  await dialog.getByRole("button", { name: "Desativar" }).click();
  await expect(factor.getByRole("button", { name: "Usar o meu telefone" })).toBeVisible();
});

test("a recovery code lets somebody in who has lost the app", async ({ page }) => {
  const person = await createProtected({ status: "active" });
  const { body } = await call("/api/second-factor/recovery-codes", { method: "POST", token: person.token });
  await logIn(page, person);
  await expect(page).toHaveURL(/\/second-factor$/);
  await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill(body.codes[3].toLowerCase());
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expect(page.getByRole("button", { name: "Ativar duas etapas" })).toBeVisible();
});

test("signing out of the others throws them out and keeps this one", async ({ page, browser }) => {
  const member = await createMember({ status: "active" });
  const other = await (await browser.newContext()).newPage();
  await enter(other, member);
  await openSecurity(page, member);
  const sessions = section(page, "Onde você está conectado");
  await expect(sessions.getByText("Este aparelho")).toBeVisible();
  await sessions.getByRole("button", { name: "Sair dos outros" }).click();
  await expect(sessions.getByText("Sua conta está aberta só aqui.")).toBeVisible();
  await other.goto("/progress");
  await expect(other).toHaveURL(/\/login/);
  await page.reload();
  await expect(page).toHaveURL(/\/profile\/security$/);
});

test("a consent is taken back and given again, and the history says so", async ({ page }) => {
  await openSecurity(page, await createUnasked({ status: "active" }));
  const consents = section(page, "Seus consentimentos");
  const health = consents.getByRole("listitem").filter({ hasText: "Dados de saúde" });
  const dialog = page.getByRole("dialog");
  await health.getByRole("button", { name: "Autorizar: Dados de saúde" }).click();
  await expect(dialog.getByText(/Autorizo o uso dos meus dados de saúde/)).toBeVisible();
  await dialog.getByRole("button", { name: "Autorizar" }).click();
  await expect(health.getByText(/Autorizado em/)).toBeVisible();
  await health.getByRole("button", { name: "Retirar: Dados de saúde" }).click();
  await dialog.getByRole("button", { name: "Retirar consentimento" }).click();
  await expect(health.getByText(/Retirado em/)).toBeVisible();
  await consents.getByText("Histórico de decisões").click();
  await expect(consents.getByRole("row").filter({ hasText: "Retirou" })).toHaveCount(1);
});

test("the export is a file with one's meals in it", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await call("/api/meals", { token: member.token, body: { text: "2 ovos cozidos e uma banana" } });
  await openSecurity(page, member);
  for (const [button, kind] of [
    ["Baixar JSON", "json"],
    ["Baixar CSV", "csv"],
  ] as const) {
    const arriving = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^garfo-\\d{4}-\\d\\d-\\d\\d\\.${kind}$`));
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain("2 ovos cozidos e uma banana");
    if (kind === "json") expect(JSON.parse(text).meals).toHaveLength(1);
  }
});

test("the account is deleted with the password and the word, and nobody gets in any more", async ({
  page,
}) => {
  const member = await createMember({ status: "active" });
  await openSecurity(page, member);
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Excluir definitivamente" });
  await dialog.getByLabel("Sua senha", { exact: true }).fill("errada-errada");
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel("Digite EXCLUIR para confirmar").fill("excluir");
  await confirm.click();
  await expect(dialog.getByText("Senha incorreta. Tente novamente.")).toBeVisible();
  await dialog.getByLabel("Sua senha", { exact: true }).fill(member.password);
  await confirm.click();
  await expect(page).toHaveURL(/\/login\?reason=account_deleted$/);
  await expect(page.getByText("Sua conta e os seus dados foram excluídos.", { exact: false })).toBeVisible();
  expect(
    (await call("/api/login", { body: { email: member.email, password: member.password } })).status,
  ).toBe(401);
});
