import { expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { holdScripts, openEarly } from "@/tests/e2e/slow-line";
import { createMember } from "@/tests/factories";

test.use({ viewport: { width: 1440, height: 900 } });

/** Asked of the page itself: an address that the page before set while it was left can reach Playwright late. */
async function path(page: Page, pathname: string): Promise<void> {
  const isThere = async () => expect(await page.evaluate(() => location.pathname)).toBe(pathname);
  await expect(isThere).toPass({ timeout: 10_000 });
}

test("header and footer lead where they say", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const [name, href] of [
    ["Recursos", "/pricing"],
    ["Planos", "/pricing"],
    ["Seja nosso Parceiro", "/partnerships"],
    ["Entrar", "/login"],
    ["Criar conta", "/signup"],
  ] as const) {
    await expect(header.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("2024");
  for (const [name, href] of [
    ["Planos", "/pricing"],
    ["Parcerias", "/partnerships"],
    ["FAQ", "/faq"],
    ["Termos de Uso", "/terms"],
    ["Política de Privacidade", "/privacy"],
    ["De onde vêm os números", "/faq#fontes"],
    ["Instagram @garfo.app", "https://www.instagram.com/garfo.app/"],
    ["WhatsApp", `https://wa.me/${process.env.NEXT_PUBLIC_WHATSAPP_NUMBER}`],
    ["suporte@garfo.app", "mailto:suporte@garfo.app"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the business menu opens on hover and by keyboard, and Escape closes it", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Para Empresas" });
  const links = page
    .getByRole("banner")
    .getByRole("link", { name: /^(Personal|Academia|Médicos|Nutricionistas)/ });
  await button.hover();
  await expect(links).toHaveCount(4);
  await expect(links.first()).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(links.first()).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/partnerships#trainer$/);
});

test("on a phone the menu folds out, by keyboard too, and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await openEarly(page, "/");
  // Pressed before the script came.
  await page.getByRole("button", { name: "Abrir menu" }).click();
  release();
  const link = page.getByRole("banner").getByRole("link", { name: "Seja nosso Parceiro" });
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(page.getByRole("button", { name: "Abrir menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (const name of ["Recursos", "Planos", "Seja nosso Parceiro"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await path(page, "/partnerships");
  await expect(page.getByRole("button", { name: "Abrir menu" })).toHaveAttribute("aria-expanded", "false");
});

const ROLES = [
  { who: "a member", home: "/dashboard", links: ["Dashboard"], options: {} },
  {
    who: "somebody of a company",
    home: "/partner",
    links: ["Dashboard", "Painel Parceiro"],
    options: { company: true },
  },
  {
    who: "a nutritionist",
    home: "/nutritionist-dashboard",
    links: ["Dashboard Nutricionista"],
    options: { role: "nutritionist" },
  },
  { who: "the administrator", home: "/admin", links: ["Painel Admin"], options: null },
] as const;

for (const { who, home, links, options } of ROLES) {
  test(`${who} lands on ${home}, finds their links, and the logo leads back`, async ({ page }) => {
    const seeded = { email: process.env.SUPER_ADMIN_EMAIL ?? "", password: "garfo-demo-123" };
    await enter(page, options ? await createMember({ status: "active", ...options }) : seeded);
    await path(page, home);
    const header = page.getByRole("banner");
    await expect(header.getByRole("navigation").getByRole("link")).toHaveText([...links]);
    for (const name of links) {
      const link = header.getByRole("link", { name, exact: true });
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "page");
    }
    await header.getByRole("link", { name: "Garfo" }).click();
    await path(page, home);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: links.at(-1)!, exact: true })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await path(page, home);
  });
}

test("the sidebar leads through the account and out to the login", async ({ page }) => {
  await enter(page, await createMember({ status: "active" }));
  const sidebar = page.getByRole("complementary");
  for (const group of ["PRINCIPAL", "PERFIL", "CONFIGURAÇÕES"]) await expect(sidebar).toContainText(group);
  for (const [name, pathname] of [
    ["Meu Progresso", "/progress"],
    ["Dados Pessoais", "/profile"],
    ["Restrições", "/profile/restrictions"],
    ["Assinatura", "/subscription"],
    ["Dashboard", "/dashboard"],
  ] as const) {
    await sidebar.getByRole("link", { name }).click();
    await path(page, pathname);
    await expect(sidebar.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
  await sidebar.getByRole("button", { name: "Sair da Conta" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
});

test("the system is said to be online only while it is", async ({ page }) => {
  await enter(page, await createMember({ status: "active" }));
  const sidebar = page.getByRole("complementary");
  await expect(sidebar).toContainText("Sistema Online");
  await page.route("**/api/health", (route) => route.abort());
  await page.reload();
  await expect(sidebar).toContainText("Sem conexão com o sistema");
  await expect(sidebar).not.toContainText("Sistema Online");
});

test("the header's Logout shows the landing page, pressed before the script came too", async ({ page }) => {
  const member = await createMember();
  await enter(page, member);
  const release = await holdScripts(page);
  await openEarly(page, "/dashboard");
  const ended = page.waitForResponse((response) => response.url().endsWith("/api/logout"));
  await page.getByRole("button", { name: "Logout" }).click();
  release();
  expect((await ended).status()).toBe(200);
  await path(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Conte o que comeu no WhatsApp.");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
});

test("an unknown address leads to the dashboard", async ({ page }) => {
  await enter(page, await createMember());
  await page.goto("/nao/existe");
  await expect(page).toHaveURL(/\/dashboard$/);
});
