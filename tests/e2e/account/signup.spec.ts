import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { holdScripts, openEarly } from "@/tests/e2e/slow-line";
import { complaintsOf } from "@/tests/e2e/watch";
import { createCompany, createMember, elsewhere, PASSWORD, sql, uniqueEmail } from "@/tests/factories";

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(elsewhere()));

const password = (page: Page) => page.getByLabel("Senha", { exact: true });
const next = (page: Page) => page.getByRole("button", { name: "Continuar", exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

async function fillAccount(page: Page, email = uniqueEmail()): Promise<string> {
  await page.getByLabel("Nome").fill("Ana Lima");
  await page.getByLabel("Email").fill(email);
  await password(page).fill(PASSWORD);
  return email;
}

async function agree(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /dados de saúde/ }).check();
  await page.getByRole("checkbox", { name: /Termos de Uso/ }).check();
}

const create = (page: Page) => page.getByRole("button", { name: "Criar conta" });

async function subscriptionOf(email: string): Promise<unknown[]> {
  return sql(
    `SELECT s.plan_id, s.status::text, p.cpf, p.referral_code FROM public.profiles pr
     JOIN app.people p ON p.user_id = pr.id JOIN app.subscriptions s ON s.user_id = pr.id WHERE pr.email = $1`,
    [email],
  );
}

async function referralCode(): Promise<unknown> {
  const id = await createCompany(`Studio ${randomUUID().slice(0, 8)}`);
  return (await sql("SELECT referral_code FROM app.companies WHERE id = $1", [id]))[0]?.referral_code;
}

test("from the first step to the dashboard", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/signup");
  const email = await fillAccount(page);
  await next(page);
  await heading(page, "Escolha como começar");
  await next(page);
  await heading(page, "Falta só o seu sim");
  await create(page).click();
  await expect(page.getByText("Sem essa autorização não dá para acompanhar sua alimentação.")).toBeVisible();
  await expect(page.getByText("É preciso aceitar para criar a conta.")).toBeVisible();
  await agree(page);
  await create(page).dblclick();
  await expect(page).toHaveURL(/\/dashboard(?:\?step=objective)?$/);
  await expect(page.getByText("Olá, Ana")).toBeVisible();
  expect(await subscriptionOf(email)).toEqual([
    { plan_id: "trial", status: "trial", cpf: null, referral_code: null },
  ]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
  expect(complaints).toEqual([]);
});

test("a referral code that nobody has is told at its field, and can be put right or left out", async ({
  page,
}) => {
  await page.goto("/signup?ref=NADA-DISSO");
  await fillAccount(page);
  await next(page);
  const unknown = page.getByText("Não conhecemos este código");
  await expect(unknown).toBeVisible();
  await heading(page, "Crie sua conta");
  const field = page.getByLabel("Código de indicação (opcional)");
  await field.fill(String(await referralCode()).toLowerCase());
  await expect(unknown).toBeHidden();
  await field.fill("NADA");
  await field.blur();
  await expect(unknown).toBeVisible();
  await field.fill("");
  await expect(unknown).toBeHidden();
  await next(page);
  await heading(page, "Escolha como começar");
});

test("Back, Forward and the way back move through the steps with all that was typed", async ({ page }) => {
  await page.goto("/pricing");
  await page.goto("/signup");
  const email = await fillAccount(page);
  await next(page);
  await page.getByRole("radio", { name: /Mensal/ }).check();
  await next(page);
  await heading(page, "Como você prefere pagar?");
  await page.getByLabel(/^CPF/).pressSequentially("52998224725");
  await page.getByRole("radio", { name: /PIX/ }).check();
  await next(page);
  await heading(page, "Falta só o seu sim");
  await page.goBack();
  await heading(page, "Como você prefere pagar?");
  await expect(page.getByLabel(/^CPF/)).toHaveValue("529.982.247-25");
  await expect(page.getByRole("radio", { name: /PIX/ })).toBeChecked();
  await page.getByRole("button", { name: "Voltar" }).click();
  await heading(page, "Escolha como começar");
  await expect(page.getByRole("radio", { name: /Mensal/ })).toBeChecked();
  await page.goBack();
  await heading(page, "Crie sua conta");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(password(page)).toHaveValue(PASSWORD);
  await page.goForward();
  await heading(page, "Escolha como começar");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("a reload keeps all but the password, and typing that again leads nowhere by itself", async ({
  page,
}) => {
  await page.goto("/signup");
  const email = await fillAccount(page);
  await next(page);
  await heading(page, "Escolha como começar");
  await page.reload();
  await heading(page, "Crie sua conta");
  await expect(page.getByLabel("Nome")).toHaveValue("Ana Lima");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await password(page).pressSequentially("garfo-nova-9");
  await heading(page, "Crie sua conta");
  await expect(password(page)).toHaveValue("garfo-nova-9");
  await next(page);
  await heading(page, "Escolha como começar");
});

test("another language changes the words and nothing else", async ({ page }) => {
  const code = await referralCode();
  await page.goto(`/signup?ref=${code}`);
  const email = await fillAccount(page);
  await next(page);
  await page.getByRole("radio", { name: /Anual/ }).check();
  await next(page);
  await next(page);
  await page.getByRole("checkbox", { name: /dados de saúde/ }).check();
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("en-US");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.getByRole("checkbox", { name: /health/ })).toBeChecked();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);
  await page.getByRole("checkbox", { name: /Terms/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/subscription\?/);
  expect(await subscriptionOf(email)).toEqual([
    { plan_id: "yearly", status: "pending_payment", cpf: null, referral_code: code },
  ]);
});

test("what was typed and sent before the script came is kept and goes on", async ({ page }) => {
  const release = await holdScripts(page);
  await openEarly(page, "/signup");
  const email = await fillAccount(page);
  await next(page);
  release();
  await heading(page, "Escolha como começar");
  expect(page.url()).not.toContain(PASSWORD);
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(password(page)).toHaveValue(PASSWORD);
});

test("a plan from the price list is chosen already, and how to pay goes along to the subscription", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.getByRole("link", { name: /Anual/ }).click();
  const email = await fillAccount(page);
  await next(page);
  await expect(page.getByRole("radio", { name: /Anual/ })).toBeChecked();
  await next(page);
  await expect(page.getByRole("radio", { name: /Cartão de crédito/ })).toBeChecked();
  const cpf = page.getByLabel(/^CPF/);
  await cpf.pressSequentially("52998224724");
  await expect(page.getByText("CPF inválido")).toBeVisible();
  await cpf.press("Backspace");
  await expect(page.getByText("CPF inválido")).toBeHidden();
  await cpf.press("5");
  await expect(page.getByText("CPF inválido")).toBeHidden();
  await page.getByRole("radio", { name: /PIX/ }).check();
  await next(page);
  await agree(page);
  await create(page).click();
  await expect(page).toHaveURL(/\/subscription\?.*plan=yearly&method=pix/);
  await expect(page.getByText("Pagamento pendente - Aguarde confirmação do PIX")).toBeVisible();
  expect(await subscriptionOf(email)).toEqual([
    { plan_id: "yearly", status: "pending_payment", cpf: "52998224725", referral_code: null },
  ]);
});

test("somebody with an account who chooses a plan comes to it", async ({ page }) => {
  const member = await createMember();
  await page.goto("/signup?plan=yearly");
  await page.getByRole("link", { name: "Entrar" }).click();
  // Both screens have a field of that name.
  await heading(page, "Que bom te ver de novo");
  await page.getByLabel("Email").fill(member.email);
  await password(page).fill(member.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/subscription\?plan=yearly$/);
  await page.goto("/pricing");
  await page.getByRole("link", { name: /Mensal/ }).click();
  await expect(page).toHaveURL(/\/subscription\?plan=monthly$/);
});

test("every refusal stands beside its field", async ({ page }) => {
  const member = await createMember();
  await page.goto("/signup?ref=com espaço");
  await next(page);
  const errors = page.locator("form p.text-danger");
  await expect(errors).toHaveText([
    "Preencha este campo.",
    "Preencha este campo.",
    "Preencha este campo.",
    "Este valor não é válido.",
  ]);
  await expect(page.getByLabel("Nome")).toBeFocused();
  await page.getByLabel("Email").pressSequentially("ana@");
  await expect(errors.filter({ hasText: "Informe um email válido." })).toBeVisible();
  await page.getByLabel("Email").fill(member.email);
  await expect(page.getByText("Este email já tem conta.")).toBeVisible();
  await password(page).fill("curta");
  await page.getByLabel("Nome").fill("Ana");
  await expect(page.getByText("Use pelo menos 8 caracteres.")).toBeVisible();
  await next(page);
  await heading(page, "Crie sua conta");
});

test("a taken address is told before the next step, however fast somebody goes on", async ({ page }) => {
  const member = await createMember();
  await page.goto("/signup");
  await fillAccount(page, member.email);
  await next(page);
  await expect(page.getByText("Este email já tem conta.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await heading(page, "Crie sua conta");
  await page.getByLabel("Email").fill(uniqueEmail());
  await next(page);
  await heading(page, "Escolha como começar");
});

test("a check of the address that fails or hangs holds nobody up", async ({ page }) => {
  await page.route("**/api/check-email", () => undefined);
  await page.goto("/signup");
  await fillAccount(page);
  await next(page);
  await heading(page, "Escolha como começar");
});

test("without a connection it says so, keeps everything, and goes on afterwards", async ({ page }) => {
  await page.goto("/signup");
  const email = await fillAccount(page);
  await next(page);
  await next(page);
  await agree(page);
  await page.route("**/api/signup", (route) => route.abort());
  await create(page).click();
  await expect(page.getByText("Erro de conexão")).toBeVisible();
  await page.unroute("**/api/signup");
  await create(page).click();
  await expect(page).toHaveURL(/\/dashboard(?:\?step=objective)?$/);
  expect(await subscriptionOf(email)).toHaveLength(1);
});

test("an address that was taken meanwhile leads back to it", async ({ page }) => {
  await page.goto("/signup");
  const email = await fillAccount(page);
  await next(page);
  await next(page);
  await agree(page);
  await createMember({ email, password: "outra-senha-123" });
  await create(page).click();
  await heading(page, "Crie sua conta");
  await expect(page.getByText("Este email já", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});
