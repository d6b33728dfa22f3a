import { randomUUID } from "node:crypto";
import { expect, test } from "playwright/test";
import { LOCALE_COOKIE } from "@/lib/i18n/locale";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSound } from "@/tests/e2e/watch";
import { call, createMember, type Member, sql } from "@/tests/factories";

const LUNCH = { kind: "lunch", items: [{ food: "arroz-branco", grams: 200 }] };

function dayBefore(back: number): string {
  return new Date(Date.now() - back * 86_400_000).toLocaleDateString("sv", { timeZone: "America/Sao_Paulo" });
}

async function log({ token }: Member): Promise<void> {
  for (const back of [0, 2, 20]) {
    await call("/api/meals", { token, body: { ...LUNCH, day: dayBefore(back) } });
    await call("/api/weight", { token, body: { kg: 72.6 + back / 10, day: dayBefore(back) } });
    await call("/api/water", { token, body: { ml: 500, day: dayBefore(back) } });
  }
}

test("charts of 7, 30 and 90 days, each with its figures in a table and its goal in words", async ({
  page,
}) => {
  const member = await createMember();
  await log(member);
  await call("/api/goals", { method: "PUT", token: member.token, body: { weight_goal: 50 } });
  await enter(page, member);
  await page.goto("/progress");
  const weight = page.getByRole("region", { name: "Peso", exact: true });
  await expect(page.getByRole("img", { name: /^Gráfico:/ })).toHaveCount(4);
  await expect(weight).toContainText("Meta: 50,0 kg, abaixo do gráfico");
  await weight.getByText("Ver os números em tabela").click();
  const rows = weight.getByRole("row");
  await expect(rows.filter({ hasText: "74,6" })).toHaveCount(1);
  await page.getByRole("button", { name: "7 dias", exact: true }).click();
  await expect(rows.filter({ hasText: "74,6" })).toHaveCount(0);
  // The heading, two weigh-ins and the trend of the day between them.
  await expect(rows).toHaveCount(4);
  const calories = page.getByRole("region", { name: "Calorias", exact: true });
  await expect(calories).toContainText("em 1 dia registrado, sem contar hoje");
  await page.getByRole("button", { name: "90 dias" }).click();
  await expect(calories).toContainText("em 2 dias registrados, sem contar hoje");
  await expectSound(page);
});

test("pounds and kilojoules: chosen once, read and written everywhere, kept on the person", async ({
  page,
}) => {
  const member = await createMember();
  await log(member);
  await enter(page, member);
  await page.goto("/profile/preferences");
  await page.getByLabel("Peso", { exact: true }).selectOption("Libras (lb)");
  await page.getByLabel("Energia").selectOption("Quilojoules (kJ)");
  await expect
    .poll(async () => (await call("/api/user", { token: member.token })).body.preferences)
    .toMatchObject({ weight_unit: "lb", energy_unit: "kJ" });
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main).toContainText("de 8.368 kJ");
  await expect(main).toContainText("160,0 lb");
  await page.goto("/progress");
  await expect(main).toContainText("160,0 lb");
  await expect(page.getByRole("columnheader", { name: "Peso (lb)" }).first()).toBeVisible();
  await page.goto("/progress?dia=hoje");
  await page.getByLabel("Peso de hoje, em lb").fill("165");
  await page.getByRole("button", { name: "Anotar" }).click();
  await expect(main).toContainText("165,0 lb");
  expect((await call("/api/user", { token: member.token })).body.weight).toBe(74.8);
  await page.goto("/profile/goals");
  await page.getByLabel("Calorias por dia (kJ)").fill("8000");
  await page.getByLabel("Peso que você quer (lb)").fill("150");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Metas salvas com sucesso!")).toBeVisible();
  expect((await call("/api/goals", { token: member.token })).body).toMatchObject({
    ...{ calorie_goal: 1912, weight_goal: 68 },
  });
});

test("a unit that could not be kept is the old one again, and it is said", async ({ page }) => {
  await enter(page, await createMember());
  await page.goto("/profile/preferences");
  for (const [answer, said] of [
    [null, "Erro de conexão"],
    [{ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }, "Erro ao atualizar usuário"],
  ] as const) {
    await page.route("**/api/user", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.getByLabel("Energia").selectOption("kJ");
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByLabel("Energia")).toHaveValue("kcal");
  }
});

test("the photo of a meal stands beside what was understood, and can be seen larger", async ({ page }) => {
  const complaints = complaintsOf(page);
  const member = await createMember();
  const { body: meal } = await call("/api/meals", { token: member.token, body: LUNCH });
  const wamid = `wamid.${randomUUID()}`;
  const picture = readSamplePhoto(SAMPLE_PHOTOS.find(({ name }) => name === "prato-feito")!);
  await sql("UPDATE app.meals SET source = 'whatsapp_photo', message_id = $2 WHERE id = $1", [
    meal.id,
    wamid,
  ]);
  await sql(
    `INSERT INTO app.media_readings (id, message_id, user_id, kind, day, started_at, picture)
     VALUES (gen_random_uuid(), $1, $2, 'photo', current_date, now(), $3)`,
    [wamid, member.userId, picture],
  );
  await enter(page, member);
  await page.goto("/progress?dia=hoje");
  const small = page.getByRole("button", { name: "Ver a foto maior" });
  await small.click();
  const large = page.getByRole("dialog").getByRole("img", { name: /Arroz branco/ });
  await expect(large).toBeVisible();
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(small).toBeFocused();
  expect(complaints).toEqual([]);
});

test("an expired subscription: everything is read, nothing is offered that would be refused", async ({
  page,
}) => {
  const member = await createMember();
  await log(member);
  await sql(
    `UPDATE app.subscriptions SET status = 'expired', period_end = now() - interval '1 day' WHERE user_id = $1`,
    [member.userId],
  );
  await enter(page, member);
  for (const path of ["/dashboard", "/progress", "/progress?dia=hoje"]) {
    await page.goto(path);
    await expect(page.getByText("Assinatura expirada - Renove para continuar")).toBeVisible();
    await expect(page.getByRole("link", { name: "Escolher um plano" })).toBeVisible();
  }
  await expect(page.getByText("Arroz branco")).toBeVisible();
  await expect(page.getByRole("button", { name: "Adicionar refeição" })).toBeDisabled();
  await page.goto("/dashboard");
  await expect(page.getByText("Assinatura expirada - Renove para continuar")).toBeVisible();
  await expect(page.getByLabel("O que você comeu?")).toBeHidden();
});

test("each screen keeps its shape while its figures are on their way", async ({ page }) => {
  await enter(page, await createMember());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/(dashboard|progress|diary|goals)(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const screens = [
    ["/dashboard", "Carregando seu dia"],
    ["/progress", "Carregando seu progresso"],
    ["/progress?dia=hoje", "Carregando o dia"],
    ["/profile/goals", "Carregando seu perfil"],
  ] as const;
  for (const [path, name] of screens) {
    await page.goto(path);
    await expect(page.getByRole("status", { name })).toBeVisible();
  }
  release();
  await expect(page.getByRole("status", { name: "Carregando seu perfil" })).toBeHidden();
});

test("the days before the latest come by the page, until there are no more", async ({ page }) => {
  const member = await createMember();
  await sql(
    `INSERT INTO app.day_totals (user_id, day, meals, kcal)
     SELECT $1, current_date - d, 1, 1000 + d FROM generate_series(1, 50) d`,
    [member.userId],
  );
  await enter(page, member);
  await page.goto("/progress");
  const rows = page.getByRole("group", { name: "Histórico de Progresso" }).getByRole("row");
  await expect(rows).toHaveCount(15);
  const pages = page.getByRole("navigation", { name: "Páginas: Histórico de Progresso" });
  const next = pages.getByRole("button", { name: "Próxima" });
  const goOn = async (to: number) => {
    await next.press("Enter");
    await expect(pages.getByRole("status")).toHaveText(`Página ${to}`);
  };
  await expect(pages.getByRole("button", { name: "Anterior" })).toBeDisabled();
  await goOn(2);
  await expect(rows).toHaveCount(15);
  await goOn(3);
  await goOn(4);
  await expect(rows).toHaveCount(9);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await pages.getByRole("button", { name: "Anterior" }).press("Enter");
  await expect(rows).toHaveCount(15);
  await expect(next).toBeEnabled();
});

test("the history of days stands whole on a phone, in both languages", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const member = await createMember();
  await sql(
    `INSERT INTO app.day_totals (user_id, day, meals, kcal, water_ml)
     SELECT $1, current_date - d, 1, 2355 + d, 2350 FROM generate_series(1, 8) d`,
    [member.userId],
  );
  await enter(page, member);
  for (const [locale, name] of [
    ["pt-BR", "Histórico de Progresso"],
    ["en-US", "Progress history"],
  ] as const) {
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: page.url() }]);
    await page.goto("/progress");
    const table = page.getByRole("group", { name });
    await expect(table).toContainText(/2[.,]350/);
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBeLessThanOrEqual(0);
  }
});
