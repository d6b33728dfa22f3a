import { expect, test } from "playwright/test";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { hold } from "@/tests/e2e/slow-line";
import { call, createMember, sql } from "@/tests/factories";

/** No lunch by name: told after midnight, that would be yesterday's. */
const MEAL = "2 conchas de feijão, 4 colheres de sopa de arroz e um bife médio";

test("a new person is told what to do next, with the starting goals named as such", async ({ page }) => {
  await enter(page, await createMember());
  const main = page.getByRole("main");
  await expect(main).toContainText("0 de 2.000 kcal");
  await expect(main).toContainText("0 de 150 g");
  await expect(main).toContainText("Você ainda não registrou nada hoje.");
  await expect(main).toContainText("Nenhum histórico encontrado");
  await expect(main).toContainText("Use o WhatsApp para registrar suas refeições");
  // Nobody's weight, and a day long past, are no figures to show somebody.
  const weight = page.getByRole("region", { name: "Meta de peso" });
  await expect(weight).toContainText("Ainda sem pesagem.");
  await expect(weight.getByRole("link", { name: "Anote no diário" })).toBeVisible();
  await expect(weight.getByRole("link", { name: "Definir minha meta" })).toBeVisible();
  await expect(weight).not.toContainText(/\d+ ?kg|2024|%/);
  const reminders = page.getByRole("region", { name: "Lembretes do WhatsApp" });
  await expect(reminders).not.toContainText(/(?<!In)ativo(?!s)/);
  await expect(reminders).toContainText("assim que o seu número estiver ligado");
  await expect(main.getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Ligar meu WhatsApp" }).click();
  await expect(page.getByLabel("Seu número de WhatsApp")).toBeVisible();
});

test("with a number linked reminders are active and the talk is one tap away", async ({ page }) => {
  const member = await createMember();
  await sql(
    "INSERT INTO app.whatsapp_links (user_id, status, canonical_number, updated_at) VALUES ($1, 'confirmed', $2, now())",
    [member.userId, `55119${String(Math.floor(Math.random() * 1e8)).padStart(8, "6")}`],
  );
  await enter(page, member);
  const row = (name: RegExp) =>
    page
      .getByRole("region", { name: "Lembretes do WhatsApp" })
      .getByRole("listitem")
      .filter({ hasText: name });
  await expect(row(/^Água/)).toContainText("Ativo");
  await expect(row(/^Exercício/)).toContainText("Inativo");
  await expect(page.getByRole("button", { name: "Ligar meu WhatsApp" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Falar no WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
});

test("what of today is an estimate is said where today is told, and comes with it", async ({ page }) => {
  const member = await createMember({ status: "active" });
  const items = [
    { food: "arroz-branco", grams: 200 },
    { food: "damasco", grams: 50 },
  ];
  await call("/api/meals", { token: member.token, body: { items } });
  await enter(page, member);
  await page.goto("/progress");
  await expect(page.getByText("≈ 121 kcal de hoje são uma estimativa.")).toBeVisible();
  await page.goto("/dashboard");
  const today = page.getByRole("region", { name: "Hoje", exact: true });
  await expect(today).toContainText("ainda cabem");
  // With the figures that it is of, not after them.
  expect(await today.getByText("≈ 121 kcal de hoje são uma estimativa.").count()).toBe(1);
});

test("a cup of water is one tap, and counts up to its goal", async ({ page }) => {
  await enter(page, await createMember());
  const drink = page.getByRole("button", { name: "Beber 200 ml de água" });
  await expect(page.getByRole("main")).toContainText("0 de 2.000 ml");
  await drink.click();
  await expect(page.getByText("200 ml de água de hoje anotados.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("200 de 2.000 ml");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("main")).toContainText("0 de 2.000 ml");
});

test("the way to one's own goal is told from its beginning, with where the pace leads", async ({ page }) => {
  const member = await createMember();
  const { token } = member;
  for (const [ago, kg] of [
    [20, 74],
    [15, 73.6],
    [10, 73.2],
    [5, 72.8],
    [0, 72.4],
  ] as const) {
    await call("/api/weight", { token, body: { kg, day: addDays(TODAY, -ago) } });
  }
  await call("/api/goals", { method: "PUT", token, body: { weight_goal: 70 } });
  await enter(page, member);
  const card = page.getByRole("region", { name: "Meta de peso" });
  await expect(card).toContainText("De 74,0 kg a 70,0 kg: já foram 1,6 kg, faltam 2,4 kg.");
  await expect(card).toContainText(/Nesse ritmo \(-0,6\skg por semana\), 70,0\skg em \p{L}+/u);
  await expect(card.getByRole("progressbar", { name: "Caminho até a meta" })).toHaveAttribute(
    "aria-valuenow",
    "40",
  );
  await expect(card).toContainText("Caminho até a meta40% concluído");
  // Of one goal there is one percentage.
  expect((await card.textContent())?.match(/%/g)).toHaveLength(1);
});

test("a meal written on the web counts at once, and can be taken back", async ({ page }) => {
  await enter(page, await createMember());
  const main = page.getByRole("main");
  await page.getByLabel("O que você comeu?").fill(MEAL);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/ de hoje: 560\skcal anotadas\.$/)).toBeVisible();
  await expect(main).toContainText("1 refeição");
  await expect(main).toContainText("560 de 2.000 kcal");
  await expect(main).toContainText("52 de 150 g");
  await expect(
    page.getByRole("img", { name: "560 de 2.000 kcal. 1.440 kcal ainda cabem hoje." }),
  ).toBeVisible();
  await expect(main).toContainText("1 dia seguido");
  await expect(page.getByLabel("O que você comeu?")).toHaveValue("");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("Registro de hoje desfeito.")).toBeVisible();
  await expect(main).toContainText("nenhuma ainda");
});

test("words that name no food are answered with help and stay in the field", async ({ page }) => {
  await enter(page, await createMember());
  await page.getByLabel("O que você comeu?").fill("🙂🙂");
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByText(/Não entendemos o que você comeu/)).toBeVisible();
  await expect(page.getByLabel("O que você comeu?")).toHaveValue("🙂🙂");
});

test("what was typed and not sent is there again on the way back, until it is sent", async ({ page }) => {
  await enter(page, await createMember());
  const field = page.getByLabel("O que você comeu?");
  await field.fill(MEAL);
  await page.getByRole("link", { name: "Meu Progresso" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Meu Progresso" })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue(MEAL);
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await page.getByRole("link", { name: "Meu Progresso" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Meu Progresso" })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue("");
});

test("what is logged elsewhere shows without a reload", async ({ page }) => {
  const member = await createMember();
  await page.clock.install();
  await enter(page, member);
  const main = page.getByRole("main");
  await expect(main).toContainText("0 de 2.000 kcal");
  const logged = await call("/api/meals", { token: member.token, body: { text: MEAL } });
  expect(logged.status).toBe(201);
  // Sooner than other figures: it was just told on WhatsApp, or in another tab.
  await page.clock.fastForward(11_000);
  await expect(main).toContainText("560 de 2.000 kcal");
});

test("over the goal is a fact in words, and bars stop at 100 %", async ({ page }) => {
  const member = await createMember();
  await call("/api/user", {
    method: "PUT",
    token: member.token,
    body: { calorieGoal: 400, proteinGoal: 40 },
  });
  await call("/api/meals", { token: member.token, body: { text: MEAL } });
  await enter(page, member);
  await expect(page.getByRole("img", { name: "560 de 400 kcal. 160 kcal acima da meta." })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Calorias" })).toHaveAttribute("aria-valuenow", "100");
});

test("when the day cannot be had, the screen says that it shows starting values, and mends itself", async ({
  page,
}) => {
  await page.route("**/api/dashboard", (route) =>
    route.fulfill({ status: 500, json: { error: "", code: "unexpected" } }),
  );
  await enter(page, await createMember());
  const notice = page.getByRole("alert").filter({ hasText: "Não conseguimos buscar o seu dia agora." });
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("main")).toContainText("– de 2.000 kcal");
  // What could not be read says nothing of what somebody has set.
  await expect(page.getByRole("main")).toContainText("31/12/2024");
  await expect(page.getByRole("main")).not.toContainText("não há meta sua");
  await expect(page.getByRole("main")).not.toContainText("ainda não é a sua meta");
  await page.unroute("**/api/dashboard");
  await notice.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole("main")).toContainText("0 de 2.000 kcal");
});

test("when nothing loads, it says so", async ({ page }) => {
  await enter(page, await createMember());
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("garfo-session") ?? "{}");
    localStorage.setItem("garfo-session", JSON.stringify({ ...kept, state: { ...kept.state, user: null } }));
  });
  await page.route(/\/api\/(dashboard|user)$/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Erro ao carregar dados do dashboard")).toBeVisible({ timeout: 30_000 });
});

test("progress shows four cards, the history and the week", async ({ page }) => {
  const member = await createMember();
  await call("/api/meals", { token: member.token, body: { text: MEAL } });
  await call("/api/water", { token: member.token, body: { ml: 500 } });
  await call("/api/weight", { token: member.token, body: { kg: 72.4 } });
  await enter(page, member);
  await page.goto("/progress");
  const main = page.getByRole("main");
  for (const card of [
    "Peso Atual",
    "Calorias",
    "Água",
    "Proteína",
    "Histórico de Progresso",
    "Metas Semanais",
  ]) {
    await expect(page.getByRole("heading", { name: card, exact: true }).first()).toBeVisible();
  }
  await expect(main).toContainText("72,4 kg");
  await expect(main).toContainText(/(?<![+\d])0,0\skg/);
  await expect(main).toContainText("de 2.000 ml");
  await expect(
    page
      .getByRole("row")
      .filter({ hasText: /72,4\s*560\s*500/ })
      .first(),
  ).toBeVisible();
  await expect(main).toContainText("1 de 7 dias");
});

test("progress without entries offers the chat and a refresh", async ({ page }) => {
  await enter(page, await createMember());
  await page.goto("/progress");
  await expect(page.getByText("Nenhum Registro de Progresso")).toBeVisible();
  await expect(page.getByText("Comece a registrar seus dados para acompanhar seu progresso")).toBeVisible();
  await expect(page.getByRole("link", { name: "Pedir ajuda no WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\//,
  );
  const release = await hold(page, "**/api/progress");
  await page.getByRole("button", { name: "Atualizar Dados" }).click();
  await expect(page.getByRole("button", { name: "Atualizando..." })).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Atualizar Dados" })).toBeVisible();
});

test("progress that cannot be loaded offers another try", async ({ page }) => {
  await enter(page, await createMember());
  await page.route("**/api/progress", (route) => route.abort());
  await page.goto("/progress");
  await expect(page.getByText("Erro ao Carregar Dados", { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.unroute("**/api/progress");
  await page.getByRole("button", { name: "Tentar Novamente" }).click();
  await expect(page.getByText("Nenhum Registro de Progresso")).toBeVisible();
});

test("what was wrong with a meal is said clear of the bar that lies over the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await createMember());
  await page.getByLabel("O que você comeu?").fill("blablabla");
  await page.keyboard.press("Enter");
  const said = page.getByText(/Não entendemos o que você comeu/);
  await expect(said).toBeInViewport({ ratio: 1 });
  const plus = page.getByRole("navigation", { name: "Atalhos" }).getByRole("button");
  await expect
    .poll(async () => {
      const [saidBox, plusBox] = await Promise.all([said.boundingBox(), plus.boundingBox()]);
      return saidBox && plusBox ? plusBox.y - saidBox.y - saidBox.height : -1;
    })
    .toBeGreaterThanOrEqual(0);
});
