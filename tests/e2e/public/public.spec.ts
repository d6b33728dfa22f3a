import { expect, test } from "playwright/test";
import { holdScripts, openEarly } from "@/tests/e2e/slow-line";
import { complaintsOf, expectSoundLooks } from "@/tests/e2e/watch";
import { elsewhere, PASSWORD, sql, uniqueEmail } from "@/tests/factories";

const PAGES = [
  "/",
  "/pricing",
  "/partnerships",
  "/terms",
  "/privacy",
  "/faq",
  "/login",
  "/signup?plan=yearly",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
];
for (const locale of ["pt-BR", "en-US"] as const) {
  test.describe(`read in ${locale}`, () => {
    test.use({ locale });

    for (const path of PAGES) {
      test(`${path} can be read by everybody, small or large, light or dark`, async ({ page }) => {
        const complaints = complaintsOf(page);
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByRole("main")).toBeVisible();
        await expectSoundLooks(page, path, locale);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test("so can the steps of the sign-up, refusals and all", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setExtraHTTPHeaders(elsewhere());
  await page.goto("/signup?plan=yearly");
  const next = page.getByRole("button", { name: "Continuar", exact: true });
  await next.click();
  await expectSoundLooks(page, "account, refused");
  await page.getByLabel("Nome").fill("Ana Lima");
  await page.getByLabel("Email").fill(uniqueEmail());
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  for (const step of ["plan", "payment", "consent"]) {
    await next.click();
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
    await expectSoundLooks(page, step);
  }
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByText("É preciso aceitar para criar a conta.")).toBeVisible();
  await expectSoundLooks(page, "consent, refused");
});

test("the questions can be searched, accents or not, also before the script came", async ({ page }) => {
  const release = await holdScripts(page);
  await openEarly(page, "/faq");
  await page.getByLabel("Buscar nas perguntas").fill("cartao");
  release();
  const ways = page.getByText("Cartão de crédito (Visa, Mastercard e Elo) e PIX.");
  await expect(ways).toContainText("Boleto não é aceito.");
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

test("what was written to us and not sent is there again on the way back", async ({ page }) => {
  await page.goto("/partnerships#gym");
  await page.getByLabel("Nome").fill("Academia Força");
  await page.getByLabel(/^Quantos alunos/).selectOption("De 21 a 100");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Parcerias" }).click();
  await expect(page.getByLabel("Nome")).toHaveValue("Academia Força");
  await expect(page.getByLabel("Você é")).toHaveValue("gym");
  await expect(page.getByLabel("Quantos alunos a academia tem")).toHaveValue("upTo100");
});

test("a lead of the section it comes from is refused in words, then kept, even when sent before the script came", async ({
  page,
}) => {
  const email = uniqueEmail("parceria");
  const release = await holdScripts(page);
  await openEarly(page, "/partnerships#gym");
  await page.getByLabel("Nome").fill("Academia Força");
  await page.getByLabel(/^Quantos alunos/).selectOption("De 21 a 100");
  await page.getByRole("button", { name: "Enviar" }).click();
  release();
  await expect(page.getByLabel("Email")).toBeFocused();
  expect(page.url()).not.toContain("Academia");
  await expect(page.getByLabel("Você é")).toHaveValue("gym");
  await expect(page.getByLabel("Quantos alunos a academia tem")).toHaveValue("upTo100");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("Mensagem enviada")).toBeVisible();
  expect(await sql("SELECT name, audience, people FROM app.leads WHERE email = $1", [email])).toEqual([
    { name: "Academia Força", audience: "gym", people: "upTo100" },
  ]);
});
