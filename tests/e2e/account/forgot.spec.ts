import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { holdScripts, openEarly } from "@/tests/e2e/slow-line";
import { createMember, elsewhere, uniqueEmail } from "@/tests/factories";

const CONSOLE_URL = new URL("/", process.env.WHATSAPP_API_URL).href;

/** The newest link of a kind that was mailed to an address. */
async function mailedLink(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const answer = await request.get(`${CONSOLE_URL}control/mail?to=${encodeURIComponent(email)}`);
      const texts = ((await answer.json()) as { text: string }[]).map(({ text }) => text);
      link = texts.join("\n").match(new RegExp(`\\S+${path}\\S+`))?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
}

test("a forgotten password is replaced by the mailed link, once, and other devices are out", async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const member = await createMember();
  const other = await browser.newPage();
  await enter(other, member);
  await page.setExtraHTTPHeaders(elsewhere());
  await page.goto("/login");
  await page.getByRole("link", { name: "Esqueci minha senha" }).click();
  // Both screens have a field of that name.
  await expect(page.getByRole("heading", { name: "Esqueceu a senha?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Entrar" })).toBeHidden();
  await ask(page, "não é email");
  await expect(page.getByText("Informe um email válido.")).toBeVisible();
  await ask(page, member.email);
  await expect(page.getByRole("heading", { name: "Confira seu email" })).toBeVisible();
  const link = await mailedLink(request, member.email, "/reset-password");

  // The auth server takes no such header from a browser.
  await page.setExtraHTTPHeaders({});
  await page.goto(link);
  await page.getByLabel("Nova senha").fill("curta");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText("Use pelo menos 8 caracteres.")).toBeVisible();
  await page.getByLabel("Nova senha").fill("senha-nova-1");
  await page.getByLabel("Repita a senha").fill("senha-nova-2");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText("As senhas não são iguais.")).toBeVisible();
  // The link is used up already: another language must not ask for it again.
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("en-US");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await page.getByLabel("New password").fill("senha-nova-1");
  await page.getByLabel(/Repeat/).fill("senha-nova-1");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/^Hello, /)).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await other.close();

  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await page.getByRole("link", { name: "Pedir novo link" }).click();
  await expect(page.getByRole("heading", { name: "Esqueceu a senha?" })).toBeVisible();
  await enter(page, { email: member.email, password: "senha-nova-1" });
});

test("an address that only the authentication service knows becomes its owner's account by the letter", async ({
  page,
  request,
}) => {
  const email = uniqueEmail("dona");
  // Somebody else has signed up with it, by the public key alone.
  const squatted = await request.post(`${process.env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/signup`, {
    headers: { apikey: process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? "" },
    data: { email, password: "senha-do-intruso-1" },
  });
  expect(squatted.status()).toBe(200);
  await page.goto("/forgot-password");
  await ask(page, email);
  await page.goto(await mailedLink(request, email, "/reset-password"));
  await page.getByLabel("Nova senha").fill("senha-da-dona-1");
  await page.getByLabel("Repita a senha").fill("senha-da-dona-1");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByRole("heading", { name: "Complete seu cadastro" })).toBeVisible();
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByText("Preencha este campo.")).toBeVisible();
  await page.getByLabel("Nome").fill("Dona Verdadeira");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page).not.toHaveURL(/reset-password/, { timeout: 20_000 });
  const again = await page.request.post("/api/login", { data: { email, password: "senha-da-dona-1" } });
  expect(again.status()).toBe(200);
});

test("the code of the letter does as well as its link, on the bare page; a wrong one is told beside it", async ({
  page,
  request,
}) => {
  const member = await createMember();
  await page.goto("/forgot-password");
  await ask(page, member.email);
  await page.getByRole("link", { name: "Digitar o código do email" }).click();
  await expect(page.getByRole("heading", { name: "Digite o código do email" })).toBeVisible();
  let code = "";
  await expect
    .poll(async () => {
      const answer = await request.get(`${CONSOLE_URL}control/mail?to=${encodeURIComponent(member.email)}`);
      const texts = ((await answer.json()) as { text: string }[]).map(({ text }) => text);
      code = /código na página: (\d{6})/.exec(texts.join("\n"))?.[1] ?? "";
      return code;
    })
    .not.toBe("");
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await page.getByLabel("Código").fill(code === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText(/Este código não confere/)).toBeVisible();
  await page.getByLabel("Código").fill(code);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Nova senha").fill("senha-nova-1");
  await page.getByLabel("Repita a senha").fill("senha-nova-1");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Senha alterada com sucesso!")).toBeVisible();
});

test("an address without an account gets the same answer, typed and sent before the script came", async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(elsewhere());
  const release = await holdScripts(page);
  await openEarly(page, "/forgot-password");
  await ask(page, "ninguem@garfo.test");
  release();
  await expect(page.getByText("Se houver uma conta com este email")).toBeVisible();
  await expect(page.getByText("ninguem@garfo.test")).toBeVisible();
  await page.getByRole("button", { name: "Enviar de novo" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("ninguem@garfo.test");
});

test("somebody who has not confirmed their address is asked to, mailed another link, and left in peace after", async ({
  page,
  request,
}) => {
  const member = await createMember();
  await enter(page, member);
  const notice = page.getByRole("region", { name: "Endereço a confirmar" });
  await expect(notice).toContainText(`Falta confirmar ${member.email}.`);
  // It is of the page as the server sends it: pushed in by the script, a press of what is below would meet something else.
  expect(await (await page.request.get("/profile")).text()).toContain(`Falta confirmar ${member.email}.`);
  await page.route("**/api/confirm-email/resend", (route) => route.abort());
  await notice.getByRole("button", { name: "Reenviar" }).click();
  await expect(notice).toContainText("Erro de conexão");
  await page.unroute("**/api/confirm-email/resend");
  await notice.getByRole("button", { name: "Reenviar" }).click();
  await expect(notice).toContainText(`Mandamos um novo link para ${member.email}.`);
  const link = await mailedLink(request, member.email, "/confirm-email");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email confirmado" })).toBeVisible();
  await page.getByRole("link", { name: "Ir para o painel" }).click();
  await expect(page.getByRole("main")).toContainText("kcal");
  await expect(notice).toBeHidden();
});
