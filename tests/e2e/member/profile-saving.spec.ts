import { expect, test } from "playwright/test";
import { openTab, stored } from "@/tests/e2e/member/profile-rig";
import { hold } from "@/tests/e2e/slow-line";
import { call } from "@/tests/factories";

test("a form that cannot be saved says so and keeps what was typed", async ({ page }) => {
  await openTab(page, "body");
  await page.getByLabel("Altura (cm)").fill("170");
  await page.route("**/api/user", (route) => route.abort());
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Erro ao salvar os dados. Tente novamente.",
  );
  await expect(page.getByLabel("Altura (cm)")).toHaveValue("170");
});

test("what is typed into a tab is there again after a look at another, until it is saved", async ({
  page,
}) => {
  const member = await openTab(page, "goals");
  const tabs = page.getByRole("navigation", { name: "Seções do perfil" });
  const go = (name: string) => tabs.getByRole("link", { name }).click();
  const kcal = page.getByLabel("Calorias por dia (kcal)");
  await kcal.fill("1800");
  await page.getByLabel("Até quando").pressSequentially("31122027");
  await page.getByLabel("Dias ativos por semana").selectOption("5");
  await go("Dados Corporais");
  await page.getByLabel("Altura (cm)").fill("17");
  await go("Metas");
  await expect(kcal).toHaveValue("1800");
  await expect(page.getByLabel("Até quando")).toHaveValue("31/12/2027");
  await expect(page.getByLabel("Dias ativos por semana")).toHaveValue("5");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Metas salvas com sucesso!")).toBeVisible();
  await call("/api/goals", { method: "PUT", token: member.token, body: { calorie_goal: 1_700 } });
  await go("Dados Corporais");
  await expect(page.getByLabel("Altura (cm)")).toHaveValue("17");
  await page.reload();
  await expect(page.getByLabel("Altura (cm)")).toHaveValue("");
  await go("Metas");
  await expect(kcal).toHaveValue("1700");
});

test("a slow network: the badge shows, the last change wins", async ({ page }) => {
  const member = await openTab(page, "restrictions");
  const release = await hold(page, "**/api/update-profile");
  const text = page.getByRole("textbox", { name: "Medicamentos" });
  await text.pressSequentially("metf");
  await page.getByRole("option", { name: "Metformina (Glifage)" }).click();
  await expect(text).toHaveValue("Metformina (Glifage)");
  await expect(page.getByText("Salvando...")).toBeVisible();
  await text.pressSequentially(", los");
  await page.getByRole("option", { name: "Losartana" }).first().click();
  await text.pressSequentially(" à noite");
  release();
  await expect(page.getByText("Salvando...")).toBeHidden();
  await expect(text).toHaveValue(/^Metformina \(Glifage\), Losartana.* à noite$/);
  const typed = await text.inputValue();
  await expect.poll(async () => (await stored(member)).medications).toBe(typed);
});

test("a failing network: nothing typed is lost, neither here nor on another tab", async ({ page }) => {
  const member = await openTab(page, "restrictions");
  await page.route("**/api/update-profile", (route) => route.abort());
  const text = page.getByRole("textbox", { name: "Alergias" });
  await text.fill("Camarão, amendoim");
  await expect(page.getByText("Ainda não conseguimos salvar.")).toBeVisible();
  await page.getByRole("link", { name: "Dados Corporais" }).click();
  await expect(page.getByLabel("Altura (cm)")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Seções do perfil" })
    .getByRole("link", { name: "Restrições" })
    .click();
  await expect(text).toHaveValue("Camarão, amendoim");
  await page.unroute("**/api/update-profile");
  await page.getByRole("button", { name: "Tentar agora" }).click();
  await expect.poll(async () => (await stored(member)).allergies).toBe("Camarão, amendoim");
  await expect(page.getByText("Cada mudança é salva na hora.")).toBeVisible();
});
