import { expect, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { openTab, stored } from "@/tests/e2e/member/profile-rig";
import { call, createMember } from "@/tests/factories";

const CONSOLE_URL = new URL("/", process.env.WHATSAPP_API_URL).href;
const TABS = [
  ["Dados Pessoais", "personal"],
  ["Dados Corporais", "body"],
  ["Metas", "goals"],
  ["Restrições", "restrictions"],
  ["Preferências", "preferences"],
] as const;

test("each tab has an address, follows it and is reached by keyboard", async ({ page }) => {
  test.slow();
  await openTab(page, "");
  const tabs = page.getByRole("navigation", { name: "Seções do perfil" });
  await expect(tabs.getByRole("link", { name: "Dados Pessoais" })).toHaveAttribute("aria-current", "page");
  for (const [name, path] of TABS) {
    await tabs.getByRole("link", { name }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`/profile/${path}$`));
    await expect(tabs.locator("[aria-current=page]")).toHaveText(name);
    await expect(tabs.getByRole("link", { name })).toBeFocused();
    await expect(page.locator("main form, main [role=combobox], main select").first()).toBeVisible();
  }
  await page.goBack();
  await expect(tabs.locator("[aria-current=page]")).toHaveText("Restrições");
});

test("a tab that does not exist leads to the dashboard", async ({ page }) => {
  await openTab(page, "nada");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("personal data: masks, a wrong CPF at its field, what was saved is there again", async ({ page }) => {
  const member = await openTab(page, "personal");
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly");
  await expect(page.getByLabel("Gênero").locator("option").first()).toHaveText("Selecione");
  await page.getByLabel("Telefone").pressSequentially("11987654321");
  await expect(page.getByLabel("Telefone")).toHaveValue("(11) 98765-4321");
  const cpf = page.getByLabel("CPF");
  await cpf.pressSequentially("52998224724");
  await expect(cpf).toHaveValue("529.982.247-24");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("CPF inválido")).toBeVisible();
  await expect(cpf).toBeFocused();
  await cpf.fill("52998224725");
  await page.getByLabel("Data de nascimento").fill("1990-06-01");
  await page.getByLabel("Gênero").selectOption("Feminino");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Dados pessoais salvos com sucesso!")).toBeVisible();
  expect(await stored(member)).toMatchObject({
    ...{ phone: "11987654321", cpf: "52998224725", birthDate: "1990-06-01", gender: "female" },
  });
  await page.reload();
  await expect(cpf).toHaveValue("529.982.247-25");
});

test("body data: a comma is a comma, in either language", async ({ page }) => {
  const member = await openTab(page, "body");
  const weight = page.getByLabel("Peso (kg)");
  await weight.pressSequentially("70,5");
  await page.getByLabel("Altura (cm)").fill("170");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Dados corporais salvos com sucesso!")).toBeVisible();
  expect(await stored(member)).toMatchObject({ weight: 70.5, height: 170 });
  await page.reload();
  await expect(weight).toHaveValue("70,5");

  await page.getByRole("button", { name: "Sua conta" }).click();
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("en-US");
  const english = page.getByLabel("Weight (kg)");
  await expect(english).toHaveValue("70.5");
  await english.fill("71,5");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await stored(member)).weight).toBe(71.5);
});

test("body data: what the server refuses is told beside its field, which has the focus", async ({ page }) => {
  await openTab(page, "body");
  const height = page.getByLabel("Altura (cm)");
  await height.fill("1700");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(height).toBeFocused();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Falha ao salvar dados");
  await expect(height).toHaveAccessibleDescription("Este valor é alto demais.");
  await height.fill("170");
  await expect(height).not.toHaveAttribute("aria-invalid");
});

test("body data: steps of 0.1, what cannot be read becomes 0", async ({ page }) => {
  const member = await openTab(page, "body");
  await page.getByLabel("Peso (kg)").fill("72.4");
  await page.getByLabel("Peso (kg)").press("ArrowUp");
  await page.getByLabel("Altura (cm)").fill("170");
  await page.getByLabel("Idade").pressSequentially("e");
  await page.getByLabel("Peso (kg)").focus();
  await expect(page.getByLabel("Idade")).toHaveValue("0");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Dados corporais salvos com sucesso!")).toBeVisible();
  expect(await stored(member)).toMatchObject({ weight: 72.5, height: 170, age: null });
});

test("goals are computed and explained, and those set by hand win", async ({ page }) => {
  const member = await createMember();
  await call("/api/user", {
    ...{ method: "PUT", token: member.token },
    body: { weight: 80, height: 170, age: 35, gender: "female" },
  });
  await openTab(page, "goals", member);
  const computed = page.getByRole("region", { name: "Calculado para você" });
  await expect(computed).toContainText("2.336 kcal");
  await expect(page.getByLabel("Calorias por dia (kcal)")).toHaveAttribute("placeholder", "2336");
  await page.getByLabel("Peso que você quer (kg)").fill("70");
  await page.getByLabel("Sua rotina").selectOption("moderate");
  await page.getByLabel("Calorias por dia (kcal)").fill("1500");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Metas salvas com sucesso!")).toBeVisible();
  await expect(computed).toContainText("1.984 kcal");
  await computed.getByText("Como calculamos").click();
  await expect(computed).toContainText("mantém o peso com 2.424 kcal por dia");
  expect((await call("/api/goals", { token: member.token })).body.calorie_goal).toBe(1500);
  await computed.getByRole("button", { name: "Usar estas metas" }).click();
  await expect(computed).toContainText("Estas metas estão valendo.");
  await expect(page.getByLabel("Calorias por dia (kcal)")).toHaveValue("");
});

test("tags: at most eight offers from one letter, chosen ones left out, Enter adds one's own", async ({
  page,
}) => {
  const member = await openTab(page, "restrictions");
  const field = page.getByRole("combobox", { name: "Restrições Alimentares" });
  await field.pressSequentially("a");
  // The header's list of languages has options of its own.
  const offers = page.getByRole("main").getByRole("option");
  await expect(offers).toHaveCount(8);
  await field.fill("gluten");
  await offers.first().click();
  await field.fill("Pimenta da vizinha");
  await field.press("Enter");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: /^Remover / })).toHaveCount(2);
  await expect.poll(async () => (await stored(member)).dietary_restrictions).toHaveLength(2);
  const [first, second] = (await stored(member)).dietary_restrictions as string[];
  expect(second).toBe("Pimenta da vizinha");
  await field.fill(first ?? "");
  await expect(offers.getByText(first ?? "", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Remover Pimenta da vizinha" }).click();
  await expect.poll(async () => (await stored(member)).dietary_restrictions).toEqual([first]);
});

test("reminders and time zone are saved as they are changed", async ({ page }) => {
  const { token } = await openTab(page, "preferences");
  await page.getByRole("checkbox", { name: "Exercício" }).check();
  await page.getByLabel("Exercício, horário 1").fill("06:30");
  await page.getByRole("checkbox", { name: "domingo", exact: true }).uncheck();
  await page.getByLabel("Horário do resumo do dia").fill("20:15");
  await page.getByRole("checkbox", { name: /Resumo da semana/ }).uncheck();
  await page.getByLabel("Silêncio a partir de").fill("21:00");
  await page.getByLabel("Fuso horário").selectOption("America/Manaus");
  await expect
    .poll(async () => (await call("/api/reminders", { token })).body)
    .toMatchObject({
      ...{ exercise_reminders: true, exercise_times: ["06:30"], exercise_days: [1, 2, 3, 4, 5, 6] },
      ...{ evening_time: "20:15", weekly_report: false },
      ...{ quiet_start: "21:00", time_zone: "America/Manaus" },
    });
});

test("WhatsApp: asked for, proven from the phone, cancelled, taken up again", async ({ page, request }) => {
  await openTab(page, "preferences");
  const card = page.getByRole("region", { name: "WhatsApp" });
  const submit = card.getByRole("button", { name: "Ativar WhatsApp" });
  const number = card.getByLabel("Seu número de WhatsApp");
  const phone = `119${String(Math.floor(Math.random() * 1e8)).padStart(8, "6")}`;
  await number.pressSequentially("119876");
  await expect(submit).toBeDisabled();
  await card.getByRole("checkbox", { name: /Termos de Uso/ }).check();
  await expect(submit).toBeDisabled();
  await card.getByRole("checkbox", { name: /Política de Privacidade/ }).check();
  await submit.click();
  await expect(card.getByText("Número de telefone inválido")).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill(`${phone}99`);
  await expect(number).toHaveValue(`(11) ${phone.slice(2, 7)}-${phone.slice(7)}`);
  await submit.click();

  const code = await card.getByText(/^GARFO-/).textContent();
  await expect(card.getByRole("link", { name: "Mandar pelo WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=.*GARFO-/,
  );
  await expect(card.getByRole("img", { name: /QR/ })).toBeVisible();
  const proof = await request.post(`${CONSOLE_URL}control/whatsapp/inbound`, {
    data: { from: `55${phone}`, type: "text", text: code },
  });
  expect(await proof.json()).toMatchObject({ statuses: [200] });
  await expect(
    page.getByText("Opt-in realizado com sucesso! Você receberá mensagens via WhatsApp."),
  ).toBeVisible();
  await expect(card.getByText("WhatsApp ativo")).toBeVisible();

  await card.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Sim, desligar" }).click();
  await expect(page.getByText("Opt-in cancelado com sucesso!")).toBeVisible();
  await card.getByRole("button", { name: "Reativar" }).click();
  await expect(number).toHaveValue("");
});

test("on a phone the row of tabs fades where it goes on, and the ring of the one in focus is whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, await createMember());
  await page.goto("/profile");
  const tabs = page.getByRole("navigation", { name: "Seções do perfil" });
  await expect(tabs).toHaveAttribute("data-after", "");
  await expect(tabs).not.toHaveAttribute("data-before");
  await tabs.getByRole("link", { name: "Preferências" }).click();
  await expect(page).toHaveURL(/\/profile\/preferences$/);
  await expect(tabs).toHaveAttribute("data-before", "");
  await expect(tabs).not.toHaveAttribute("data-after");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  const offset = await tabs
    .getByRole("link", { name: "Preferências" })
    .evaluate((tab) => getComputedStyle(tab).outlineOffset);
  expect(offset).toBe("-2px");
});
