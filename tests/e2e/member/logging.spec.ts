import { expect, type Page, test } from "playwright/test";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";
import { YESTERDAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { expectSound } from "@/tests/e2e/watch";
import { call, createMember, type Member } from "@/tests/factories";

const SCREENS = ["/dashboard", "/progress", "/progress?dia=hoje", "/profile/goals", "/subscription"];
const sheet = (page: Page) => page.getByRole("dialog", { name: "O que você comeu?" });
const words = (page: Page) => sheet(page).getByLabel("Conte do seu jeito");

async function mealsToday({ token }: Member): Promise<number> {
  const { body } = await call("/api/diary", { token });
  return body.meals.length;
}

test("on a phone two eggs and a bread are one tap and the typing away, from every screen", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const member = await createMember({ status: "active" });
  await enter(page, member);
  for (const [index, path] of SCREENS.entries()) {
    await page.goto(path);
    await page.getByRole("button", { name: "Contar o que comi" }).click();
    await expect(words(page)).toBeFocused();
    await page.keyboard.type("2 ovos e um pão");
    const seen = sheet(page).getByRole("region", { name: "O que entendemos" });
    await expect(seen).toContainText("Pão francês");
    await expect(seen).toContainText("2 unidades");
    expect(await mealsToday(member)).toBe(index);
    await page.keyboard.press("Enter");
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByText(/ de hoje: \d+\skcal anotadas\.$/)).toBeVisible();
    expect(await mealsToday(member), path).toBe(index + 1);
  }
  await page.getByRole("button", { name: "Desfazer" }).first().click();
  await expect(page.getByText("Registro de hoje desfeito.")).toBeVisible();
  expect(await mealsToday(member)).toBe(SCREENS.length - 1);
});

test("on a phone the news of what was logged last leaves the sheet its title, and the search begins in its field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await createMember({ status: "active" }));
  await page.getByRole("button", { name: "Beber 200 ml de água" }).click();
  const news = page.getByRole("listitem").filter({ hasText: "200 ml de água de hoje" });
  await expect(news).toBeVisible();
  await page.getByRole("button", { name: "Contar o que comi" }).click();
  const title = sheet(page).getByRole("heading", { name: "O que você comeu?" });
  const [above, below] = await Promise.all([news.boundingBox(), title.boundingBox()]);
  expect(above && below && above.y + above.height <= below.y).toBe(true);

  const ways = sheet(page).getByRole("tab");
  await ways.nth(1).click();
  await expect(sheet(page).getByRole("combobox", { name: "Buscar alimento" })).toBeFocused();
  await ways.nth(0).click();
  await expect(words(page)).toBeFocused();
  // Arrows walk among the ways, and stay there.
  await ways.nth(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(ways.nth(1)).toBeFocused();
});

test("on a phone nothing of the sheet moves when one's meals come, nor while one types", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const member = await createMember({ status: "active" });
  const items = [{ food: "arroz-branco", grams: 100 }];
  await call("/api/meals", { token: member.token, body: { day: YESTERDAY, kind: "lunch", items } });
  await enter(page, member);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/meals?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Contar o que comi" }).click();
  await expect(sheet(page).getByRole("status", { name: "Carregando suas refeições" })).toBeVisible();
  const top = async () => (await words(page).boundingBox())?.y;
  const first = await top();
  held.resolve();
  await expect(sheet(page).getByRole("heading", { name: "De novo, com um toque" })).toBeVisible();
  expect(await top()).toBe(first);
  await words(page).fill("2 ovos e um pão");
  await expect(sheet(page).getByRole("region", { name: "O que entendemos" })).toContainText("Pão francês");
  expect(await top()).toBe(first);
});

test("on a computer N opens it, but not while somebody writes; what was typed outlives Escape", async ({
  page,
}) => {
  await enter(page, await createMember({ status: "active" }));
  await page.getByLabel("O que você comeu?").fill("");
  await page.getByLabel("O que você comeu?").pressSequentially("nhoque");
  await expect(page.getByLabel("O que você comeu?")).toHaveValue("nhoque");
  await expect(sheet(page)).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(words(page)).toBeFocused();
  await page.keyboard.type("2 conchas de feijão");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await page.keyboard.press("n");
  await expect(words(page)).toHaveValue("2 conchas de feijão");
  // The page is not left without a question; what was emptied asks none.
  const asks = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(asks).toBe(true);
  await words(page).fill("");
  await expect.poll(asks).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByLabel("O que você comeu?").fill("");
  await expect.poll(asks).toBe(false);
});

test("foods that were put together are kept when the sheet is closed, and the page asks before they are lost", async ({
  page,
}) => {
  const member = await createMember({ status: "active" });
  await enter(page, member);
  const asks = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  const open = async () => {
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("n");
    await sheet(page).getByRole("tab").nth(1).click();
  };
  const rice = sheet(page).getByLabel("Quantidade de Arroz branco");
  const pick = async () => {
    const search = sheet(page).getByRole("combobox", { name: "Buscar alimento" });
    await search.fill("arroz branco");
    await search.press("Enter");
    await rice.fill("3");
  };
  await open();
  await pick();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect.poll(asks).toBe(true);
  await open();
  await expect(rice).toHaveValue("3");
  await sheet(page).getByRole("button", { name: "Tirar Arroz branco" }).click();
  await expect.poll(asks).toBe(false);
  await pick();
  await expect.poll(asks).toBe(true);
  await sheet(page).getByRole("button", { name: "Registrar" }).click();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(asks).toBe(false);
  expect(await mealsToday(member)).toBe(1);
  await open();
  await expect(rice).toHaveCount(0);
});

test("the command menu goes anywhere, and takes a meal as well", async ({ page }) => {
  await enter(page, await createMember({ status: "active" }));
  await page.keyboard.press("Control+k");
  const menu = page.getByRole("dialog", { name: "Ir para qualquer lugar" });
  const field = menu.getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.keyboard.press("Control+k");
  await field.fill("restri");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile\/restrictions$/);
  await page.keyboard.press("Control+k");
  await field.fill("1 banana");
  await expect(menu.getByRole("option", { name: "Contar: “1 banana”" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(words(page)).toHaveValue("1 banana");
  await expect(words(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await menu.getByRole("option", { name: "Desligar o atalho da tecla N" }).click();
  await expect(menu).toBeHidden();
  // What is chosen is done in a task after the menu's end, and a busy browser lets keys go before it.
  await page.waitForFunction(() => localStorage.getItem("garfo-log-key") === "off");
  await page.keyboard.press("n");
  await expect(sheet(page)).toBeHidden();
});

test("a photo becomes items to confirm, and a barcode one more", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const member = await createMember({ status: "active" });
  await enter(page, member);
  await page.getByRole("button", { name: "Contar o que comi" }).click();
  const buffer = Buffer.from(readSamplePhoto(SAMPLE_PHOTOS.find(({ name }) => name === "prato-feito")!));
  const picked = page.waitForEvent("filechooser");
  await sheet(page).getByRole("button", { name: "Foto do prato" }).click();
  await (await picked).setFiles({ name: "prato.jpg", mimeType: "image/jpeg", buffer });
  await expect(sheet(page).getByRole("tab", { name: "Buscar" })).toHaveAttribute("aria-selected", "true");
  await expect(sheet(page)).toContainText("Feijão carioca");
  expect(await mealsToday(member)).toBe(0);

  await sheet(page).getByRole("button", { name: "Código de barras" }).click();
  await sheet(page).getByLabel("Código de barras").fill("7890000000017");
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toContainText("Números do Open Food Facts");
  await expectSound(page);
  await sheet(page).getByRole("button", { name: "Guardar entre os meus e usar" }).click();
  await expect(sheet(page).getByText("Números do Open Food Facts")).toHaveCount(0);
  await sheet(page).getByRole("button", { name: "Registrar" }).click();
  await expect(sheet(page)).toBeHidden();
  const { body } = await call("/api/diary", { token: member.token });
  expect(body.meals).toHaveLength(1);
  expect(body.meals[0].items).toHaveLength(6);
});

test("what was eaten before is one tap, on the day and as the meal that is chosen", async ({ page }) => {
  const member = await createMember({ status: "active" });
  const items = [{ food: "banana", grams: 100 }];
  await call("/api/meals", { token: member.token, body: { day: YESTERDAY, kind: "breakfast", items } });
  await enter(page, member);
  await page.keyboard.press("n");
  await sheet(page).getByLabel("Refeição").selectOption("Ceia");
  await sheet(page).getByLabel("Dia").fill(YESTERDAY);
  await sheet(page)
    .getByRole("button", { name: /^Adicionar Banana/ })
    .click();
  await expect(page.getByText(/^Ceia de ontem: \d+\skcal anotadas\.$/)).toBeVisible();
  const { body } = await call(`/api/diary?day=${YESTERDAY}`, { token: member.token });
  expect(body.meals.map(({ kind }: { kind: string }) => kind)).toEqual(["breakfast", "supper"]);
});

for (const [theme, width] of [
  ["light", 1440],
  ["dark", 360],
] as const) {
  test(`the sheet and the menu keep to the accessibility rules, ${theme} at ${width} px`, async ({
    page,
  }) => {
    const member = await createMember({ status: "active" });
    await call("/api/meals", { token: member.token, body: { text: "1 banana e 1 maçã" } });
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await enter(page, member);
    await page.getByRole("button", { name: "Contar o que comi" }).click();
    await expect(sheet(page).getByRole("button", { name: /^Adicionar/ })).toBeVisible();
    await expectSound(page);
    await words(page).fill("2 ovos, um pão e blorfo");
    await expect(sheet(page)).toContainText("Pão francês");
    await expectSound(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectSound(page);
  });
}
