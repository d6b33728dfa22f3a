import { expect, type Page, test } from "@playwright/test";
import { createCompany, createMember, elsewhere } from "../factories";

const CONSOLE_URL = new URL("/", process.env.WHATSAPP_API_URL).href;

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(elsewhere()));

async function attempt(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

test("an unknown address and a wrong password are told apart, and what was typed survives", async ({
  page,
}) => {
  const member = await createMember();
  await page.goto("/login");
  await attempt(page, "ninguem@garfo.test", "qualquer-coisa");
  await expect(page.getByText("Email não encontrado. Verifique o email ou cadastre-se.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ninguem@garfo.test");
  await attempt(page, member.email, "senha-errada");
  await expect(page.getByText("Senha incorreta. Tente novamente.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue("senha-errada");
  await expect(page.getByLabel("Senha", { exact: true })).toBeFocused();
});

test("a password can be looked at", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Senha", { exact: true }).fill("segredo-123");
  await page.getByRole("button", { name: "Mostrar senha" }).click();
  await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Esconder senha" }).click();
  await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("type", "password");
});

test("without a connection the form says so and can be sent again", async ({ page }) => {
  const member = await createMember();
  await page.goto("/login");
  await page.route("**/api/check-email", (route) => route.abort());
  await attempt(page, member.email, member.password);
  await expect(page.getByText("Erro de conexão")).toBeVisible();
  await page.unroute("**/api/check-email");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("login leads back to what was asked for", async ({ page }) => {
  const member = await createMember();
  await page.goto("/progress");
  await expect(page).toHaveURL(/\/login\?next=%2Fprogress$/);
  await attempt(page, member.email, member.password);
  await expect(page).toHaveURL(/\/progress$/);
});

test("somebody of a company lands on the partner panel", async ({ page }) => {
  const member = await createMember({
    company: { id: await createCompany("Academia Aurora"), role: "member" },
  });
  await page.goto("/login");
  await attempt(page, member.email, member.password);
  await expect(page).toHaveURL(/\/partner$/);
  await expect(page.getByRole("main")).toContainText("Academia Aurora");
});

test("a forgotten password is replaced by the link in the mail, which works once", async ({
  page,
  request,
}) => {
  const { email } = await createMember();
  await page.goto("/login");
  await page.getByRole("link", { name: "Esqueci minha senha" }).click();
  // Both screens have a field of that name.
  await expect(page.getByRole("heading", { name: "Esqueceu a senha?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Entrar" })).toBeHidden();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByRole("heading", { name: "Confira seu email" })).toBeVisible();

  let link = "";
  await expect
    .poll(async () => {
      const mails = await (
        await request.get(`${CONSOLE_URL}control/mail?to=${encodeURIComponent(email)}`)
      ).json();
      link = /\S+\/reset-password\?\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  const { pathname, search } = new URL(link);
  // The auth server takes no such header from a browser.
  await page.setExtraHTTPHeaders({});
  await page.goto(pathname + search);
  await page.getByLabel("Nova senha").fill("senha-nova-1");
  await page.getByLabel("Repita a senha").fill("senha-nova-2");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText("As senhas não são iguais.")).toBeVisible();
  await page.getByLabel("Repita a senha").fill("senha-nova-1");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await page.goto(pathname + search);
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await page.goto("/login");
  await attempt(page, email, "senha-nova-1");
  await expect(page).toHaveURL(/\/dashboard$/);
});
