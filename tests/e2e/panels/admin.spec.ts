import { randomUUID } from "node:crypto";
import { expect, test } from "playwright/test";
import { createAdmin } from "@/tests/api/admin/admin-rig";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSound, expectSoundLooks } from "@/tests/e2e/watch";
import { call, createMember, elsewhere, sql } from "@/tests/factories";

test("the administrator finds somebody, extends their trial and reads what was done", async ({ page }) => {
  const complaints = complaintsOf(page);
  // Never digits alone, which are looked for in telephones and CPFs.
  const mark = `k${randomUUID().slice(0, 8)}`;
  const member = await createMember({ name: `Otávio ${mark}` });
  await createMember({ name: `Otília ${mark}` });
  await enter(page, await createAdmin());
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Receita mensal (MRR)")).toBeVisible();
  await expectSound(page);

  await page.getByRole("link", { name: "Pessoas" }).click();
  await page.getByLabel("Buscar").fill(`ot ${mark}`);
  await expect(page.getByText("Nada encontrado para “ot")).toBeVisible();
  await page.getByLabel("Buscar").fill(mark);
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`busca=${mark}`));
  await page.getByLabel("Ordem").selectOption("name");
  await expect(page.getByRole("row").nth(1)).toContainText("Otávio");
  const first = page.getByRole("link", { name: `Otávio ${mark}` });
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: `Otília ${mark}` })).toBeFocused();
  await page.keyboard.press("Home");
  await expectSound(page);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: `Otávio ${mark}` })).toBeVisible();
  await page.getByRole("button", { name: "Estender o teste" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Dias a mais").fill("10");
  await dialog.getByRole("button", { name: "Estender o teste" }).click();
  await expect(dialog.getByText("Escreva mais um pouco.")).toBeVisible();
  await dialog.getByLabel("Motivo").fill("Ficou sem acesso por nossa falha");
  await dialog.getByRole("button", { name: "Estender o teste" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Motivo: Ficou sem acesso por nossa falha")).toBeVisible();
  await expectSound(page);
  const { body } = await call("/api/subscription?action=status", { token: member.token });
  expect(body.trialDaysLeft).toBe(17);

  await page.goBack();
  await expect(page.getByLabel("Buscar")).toHaveValue(mark);
  expect(complaints).toEqual([]);
});

test("support sees somebody's screens, without health and without changing anything, and they read of it", async ({
  page,
  browser,
}) => {
  const member = await createMember({ name: "Zélia Prado", status: "active" });
  await call("/api/weight", { token: member.token, body: { kg: 71.3 } });
  await enter(page, await createAdmin());
  await page.goto(`/admin?aba=pessoas&pessoa=${member.userId}`);
  await page.getByRole("button", { name: "Ver as telas" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Motivo").fill("Não acha onde cancelar");
  await expectSound(page);
  await dialog.getByRole("button", { name: "Ver as telas" }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  const banner = page.getByRole("region", { name: "Visita do suporte" });
  await expect(banner).toContainText("Você está vendo as telas de Zélia Prado.");
  await expect(page.getByText("Olá, Zélia")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Status da Assinatura" })).toBeVisible();
  await expectSound(page);
  for (const path of ["/dashboard", "/progress", "/profile/body", "/profile/security"]) {
    await page.goto(path);
    await expect(page.getByText("Esta tela não aparece para o suporte")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("71,3");
  }
  await page.goto("/profile/personal");
  await expect(page.getByLabel("Nome")).toHaveValue("Zélia Prado");
  await page.getByLabel("Nome").fill("Outra");
  await page
    .getByRole("button", { name: /^Salvar/ })
    .first()
    .click();
  await expect(
    page.getByText("Falha ao salvar dados. Você está vendo as telas de outra pessoa: aqui só se lê."),
  ).toBeVisible();
  await banner.getByRole("button", { name: "Encerrar" }).click();
  await expect(page).toHaveURL(/\/admin\?.*pessoa=/);
  await expect(page.getByText("Olá, Administração")).toBeVisible();
  await expect(page.getByText("Telas vistas pelo suporte")).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, member);
  await theirs.goto("/profile/security");
  await expect(theirs.getByText("Motivo: Não acha onde cancelar")).toBeVisible();
  await theirs.goto("/profile/personal");
  await expect(theirs.getByLabel("Nome")).toHaveValue("Zélia Prado");
});

test("a request becomes a company", async ({ page }) => {
  const name = `Academia ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID().slice(0, 8)}@teste.garfo.test`;
  const long = { name: "Pneumo".repeat(12), message: "ultramicroscópico".repeat(20) };
  for (const said of [long, { name, message: "" }])
    await call("/api/leads", { body: { audience: "gym", email, ...said }, headers: elsewhere() });
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, await createAdmin());
  await page.goto("/admin?aba=pedidos");
  await expect(page.getByText(long.message)).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: `Criar empresa para ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Nome")).toHaveValue(name);
  await dialog.getByLabel("Motivo").fill("Contrato assinado hoje");
  await expectSound(page);
  await dialog.getByRole("button", { name: "Criar empresa" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Empresas" }).click();
  await page.getByLabel("Buscar").fill(name);
  await expect(page.getByRole("row", { name })).toContainText("Convite enviado");
  // The seat of whoever is asked is taken, as the company itself reads it.
  await expect(page.getByRole("row", { name })).toContainText("1 de 20");
  await expectSound(page);
});

test("the advanced panel is sound in each of its parts, on a phone too", async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  await enter(page, await createAdmin());
  const places = page.getByRole("complementary").getByRole("navigation");
  await places.getByRole("link", { name: "Painel avançado" }).click();
  await page.waitForURL("**/admin/advanced");
  await expect(places.locator("[aria-current=page]")).toHaveText("Painel avançado");
  for (const [tab, shows] of [
    ["receita", "Movimento da receita mensal"],
    ["planos", "Planos"],
    ["cupons", "Cupons"],
    ["webhooks", "Origem"],
    ["filas", "Caixa de saída"],
    ["erros", "Situação"],
    ["auditoria", "Quem ou o quê"],
    ["recursos", "Manutenção"],
  ] as const) {
    await page.goto(`/admin/advanced?aba=${tab}`);
    await expect(page.getByText(shows).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectSoundLooks(page, tab);
  }
  expect(complaints).toEqual([]);
});

test("how messages are read and calls are answered stands above the jobs", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await call("/api/meals", { token: member.token, body: { text: "almocei 2 ovos" } });
  await enter(page, await createAdmin());
  const card = page.getByRole("region", { name: "Como está indo" });
  const day = (label: string) =>
    card.getByRole("group", { name: label }).getByRole("row", { name: "Últimas 24 horas" });
  // Each process adds what it has counted some seconds later.
  await expect(async () => {
    await page.goto("/admin/advanced?aba=filas");
    await expect(day("Mensagens lidas")).toContainText(/\d %|\d%/);
    await expect(day("Chamadas da API")).toContainText(/\d ms/);
  }).toPass({ timeout: 45_000 });
});

test("what broke in several browsers is resolved without looking beyond the table's edge", async ({
  page,
}) => {
  const message = `Cannot read properties of undefined (reading '${randomUUID().slice(0, 8)}')`;
  const phones = [
    "Linux; Android 15) Chrome/140.0",
    "iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1",
  ];
  for (const phone of phones) {
    await call("/api/errors", {
      body: { message, userAgent: `Mozilla/5.0 (${phone}` },
      headers: elsewhere(),
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, await createAdmin());
  await page.goto("/admin/advanced?aba=erros");
  await page.getByLabel("Buscar na mensagem").fill(message);
  await expect(page.getByRole("row")).toHaveCount(2);
  const frame = await page.getByRole("group", { name: "Erros no navegador" }).boundingBox();
  const button = await page.getByRole("button", { name: /^Resolver/ }).boundingBox();
  const end = (box: typeof frame) => (box ? box.x + box.width : Number.NaN);
  expect(end(button)).toBeLessThanOrEqual(end(frame));
});

test("a notice of a payment is handled anew without looking beyond the table's edge", async ({ page }) => {
  const id = randomUUID().replaceAll("-", "");
  await sql(
    `INSERT INTO app.payment_events (topic, resource_id, handled, handled_at)
     VALUES ('subscription_authorized_payment', $1, 1, now())`,
    [id],
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, await createAdmin());
  await page.goto("/admin/advanced?aba=webhooks");
  await page.getByLabel("Buscar pelo começo do id").fill(id);
  await expect(page.getByRole("row")).toHaveCount(2);
  const table = page.getByRole("group", { name: "Webhooks" });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test("a coupon is made and ended", async ({ page }) => {
  const code = `FESTA${randomUUID().slice(0, 6).toUpperCase()}`;
  await enter(page, await createAdmin());
  await page.goto("/admin/advanced?aba=cupons");
  await page.getByRole("button", { name: "Novo cupom" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Código").fill(code.toLowerCase());
  await dialog.getByLabel("Desconto em %").fill("25");
  await dialog.getByLabel("Motivo").fill("Campanha de fim de ano");
  await dialog.getByRole("button", { name: "Criar cupom" }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel("Buscar pelo código").fill(code);
  const row = page.getByRole("row", { name: code });
  await expect(row).toContainText("25%");
  await row.getByRole("button", { name: `Encerrar ${code}` }).click();
  await dialog.getByLabel("Motivo").fill("Campanha acabou");
  await dialog.getByRole("button", { name: "Encerrar" }).click();
  await expect(row).toContainText("Encerrado");
});
