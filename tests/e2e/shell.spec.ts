import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { createMember } from "../factories";
import { enter } from "./enter";

const PUBLIC = [
  "/",
  "/pricing",
  "/partnerships",
  "/terms",
  "/privacy",
  "/faq",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
];
const MEMBER = [
  "/dashboard",
  "/progress",
  "/progress?dia=hoje",
  "/profile",
  "/profile/body",
  "/profile/goals",
  "/profile/restrictions",
  "/profile/preferences",
  "/subscription",
  "/post-payment",
  "/nutritionist-dashboard",
];
/** Every language, theme and width, each pair of them at least once. */
const READERS = [
  { locale: "pt-BR", colorScheme: "light", width: 360 },
  { locale: "pt-BR", colorScheme: "dark", width: 1440 },
  { locale: "en-US", colorScheme: "light", width: 1440 },
  { locale: "en-US", colorScheme: "dark", width: 360 },
] as const;

/** Errors of the browser's console, as they come. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  return said;
}

async function inspect(page: Page, path: string, said: string[]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  // Skeletons breathe until the figures are there.
  await expect(page.locator(".animate-breathe")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    path,
  ).toBeLessThanOrEqual(0);
  expect(said, path).toEqual([]);
}

for (const { locale, colorScheme, width } of READERS) {
  test.describe(`read in ${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({
      locale,
      colorScheme,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("public pages can be read by everybody", async ({ page }) => {
      test.setTimeout(120_000);
      const said = listen(page);
      for (const path of PUBLIC) await inspect(page, path, said);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
    });

    test("screens behind the login can be read by everybody", async ({ page, context }) => {
      test.setTimeout(180_000);
      await enterQuietly(page, context);
      const said = listen(page);
      for (const path of MEMBER) await inspect(page, path, said);
    });
  });
}

/** Logs in in Portuguese, whatever the reader's language is afterwards. */
async function enterQuietly(page: Page, context: BrowserContext): Promise<void> {
  const cookie = {
    name: "garfo-locale",
    value: "pt-BR",
    url: page.url() === "about:blank" ? base() : page.url(),
  };
  await context.addCookies([cookie]);
  await enter(page, await createMember({ status: "active" }));
  await context.clearCookies({ name: "garfo-locale" });
}

function base(): string {
  return process.env.NEXT_PUBLIC_APP_URL ?? "http://127.0.0.1:3100";
}

test("the business menu opens on hover and by keyboard, and Escape closes it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Para Empresas" });
  const link = page.getByRole("banner").getByRole("link", { name: /Personal Trainer/ });
  await button.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(link).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test("on a phone the menu folds out and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Abrir menu" });
  await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "Seja nosso Parceiro" }).click();
  await expect(page).toHaveURL(/\/partnerships$/);
  await expect(page.getByRole("button", { name: "Abrir menu" })).toHaveAttribute("aria-expanded", "false");
});

test("header and footer lead where they say", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Recursos" })).toHaveAttribute("href", "/pricing");
  await expect(header.getByRole("link", { name: "Planos" })).toHaveAttribute("href", "/pricing");
  await expect(header.getByRole("link", { name: "Entrar" })).toHaveAttribute("href", "/login");
  await expect(header.getByRole("link", { name: "Criar conta" })).toHaveAttribute("href", "/signup");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("2024");
  for (const [name, href] of [
    ["Planos", "/pricing"],
    ["Parcerias", "/partnerships"],
    ["FAQ", "/faq"],
    ["Termos de Uso", "/terms"],
    ["Política de Privacidade", "/privacy"],
    ["De onde vêm os números", "/faq#fontes"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the theme follows the system until one is chosen, and the choice is there before the first paint", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.getByRole("button", { name: "Trocar entre tema claro e escuro" }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("garfo-session")))
    .toContain('"theme":"light"');
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.atFirst = String(document.documentElement.classList.contains("dark"));
    });
  });
  await page.goto("/pricing");
  await expect(page.locator("html")).toHaveAttribute("data-at-first", "false");
});

test("choosing a theme on a public page keeps the session", async ({ page }) => {
  await enter(page, await createMember());
  await page.goto("/faq");
  await page.getByRole("button", { name: "Trocar entre tema claro e escuro" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("garfo-session"))).toContain('"theme":"');
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Olá, Pessoa")).toBeVisible();
});

test("the language is stored and survives a reload", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("en-US");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
});

test("the questions can be searched, accents or not", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Buscar nas perguntas").fill("cartao");
  await expect(page.getByText("Quais são as formas de pagamento?")).toBeVisible();
  await expect(page.getByText("Preciso pesar a comida?")).toBeHidden();
  await page.getByLabel("Buscar nas perguntas").fill("astronauta");
  await expect(page.getByText("Nenhuma pergunta com “astronauta”.")).toBeVisible();
});

test("plans show their prices and periods", async ({ page }) => {
  await page.goto("/pricing");
  const monthly = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Mensal" }) });
  await expect(monthly).toContainText(/R\$\s35,90/);
  await expect(monthly).toContainText("por mês");
  await expect(monthly).toContainText("Recomendado");
  await expect(monthly).toContainText("Economize 10%");
  const yearly = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Anual" }) });
  await expect(yearly).toContainText("por ano");
  await expect(yearly).toContainText("Economize 20%");
});

test("the sidebar leads through the account, tells that the system is online, and out to the login", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, await createMember({ status: "active" }));
  const sidebar = page.getByRole("complementary");
  for (const group of ["PRINCIPAL", "PERFIL", "CONFIGURAÇÕES"]) await expect(sidebar).toContainText(group);
  await expect(sidebar).toContainText("Sistema Online");
  for (const [name, path] of [
    ["Meu Progresso", "/progress"],
    ["Dados Pessoais", "/profile"],
    ["Restrições", "/profile/restrictions"],
    ["Assinatura", "/subscription"],
    ["Dashboard", "/dashboard"],
  ] as const) {
    await sidebar.getByRole("link", { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(sidebar.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
  await sidebar.getByRole("button", { name: "Sair da Conta" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
});

test("the header's Logout shows the landing page", async ({ page }) => {
  await enter(page, await createMember());
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Conte o que comeu no WhatsApp.");
});

test("on a phone the menu holds the whole sidebar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await createMember());
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Meu Progresso" }).click();
  await expect(page).toHaveURL(/\/progress$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("an unknown address leads to the dashboard", async ({ page }) => {
  await enter(page, await createMember());
  await page.goto("/nao/existe");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a screen that breaks is replaced by a way on, and reported without a bearer", async ({ page }) => {
  await enter(page, await createMember());
  const report = page.waitForRequest("**/api/errors");
  await page.route("**/api/dashboard", (route) => route.fulfill({ json: { metrics: null } }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Oops! Algo deu errado" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Recarregar página" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
  const sent = await report;
  expect(sent.headers().authorization).toBeUndefined();
  expect(Object.keys(sent.postDataJSON()).sort()).toEqual(
    expect.arrayContaining(["message", "timestamp", "url", "userAgent"]),
  );
  await page.unroute("**/api/dashboard");
  await page.getByRole("button", { name: "Recarregar página" }).click();
  await expect(page.getByRole("main")).toContainText("de 2.000 kcal");
});
