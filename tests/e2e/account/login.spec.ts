import { expect, type Page, test } from "playwright/test";
import { holdScripts, openEarly } from "@/tests/e2e/slow-line";
import { createCompany, createMember, elsewhere } from "@/tests/factories";

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

test("what is said below a field moves none above it, on a wide screen either", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/login");
  const top = async () => (await page.getByLabel("Email").boundingBox())?.y;
  const first = await top();
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Preencha este campo.")).toHaveCount(2);
  expect(await top()).toBe(first);
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

test("what was left empty is told in words beside its field", async ({ page }) => {
  await page.goto("/login");
  await attempt(page, "", "");
  await expect(page.locator("form p.text-danger")).toHaveText([
    "Preencha este campo.",
    "Preencha este campo.",
  ]);
  await expect(page.getByLabel("Email")).toBeFocused();
  await attempt(page, "ana@", "x");
  await expect(page.getByText("Informe um email válido.")).toBeVisible();
});

test("typed and sent before the script came, it is kept, logs in, and shows no password", async ({
  page,
}) => {
  const member = await createMember();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const release = await holdScripts(page);
  await openEarly(page, "/login");
  await attempt(page, member.email, member.password);
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(asked.filter((url) => url.includes(member.password))).toEqual([]);
});

test("another language keeps what was typed", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("ana@garfo.test");
  await page.getByLabel("Senha", { exact: true }).fill("segredo-123");
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("en-US");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.getByLabel("Email")).toHaveValue("ana@garfo.test");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("segredo-123");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a server that gives no reason is told as the login that failed", async ({ page }) => {
  const member = await createMember();
  await page.goto("/login");
  await page.route("**/api/login", (route) => route.fulfill({ status: 502, body: "<html>" }));
  await attempt(page, member.email, member.password);
  await expect(page.getByText("Erro ao fazer login")).toBeVisible();
});
