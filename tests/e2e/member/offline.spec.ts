import { expect, type Page, test } from "playwright/test";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY, YESTERDAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { call, createMember, sql } from "@/tests/factories";

const mealsOf = async (userId: string) =>
  (await sql("SELECT id FROM app.meals WHERE user_id = $1", [userId])).length;

/** The last that is read ahead, once all else is there. */
const LAST_READ = `/api/diary?day=${addDays(TODAY, -6)}`;

/** Waits until the pages and the last days are kept, and no further file comes. */
async function expectKept(page: Page): Promise<void> {
  let before = 0;
  await expect
    .poll(
      async () => {
        const [pages, files, isRead] = await page.evaluate(async (last) => {
          const sizeOf = async (name: string) => (await (await caches.open(name)).keys()).length;
          const read = await caches.match(last);
          return [await sizeOf("garfo-pages"), await sizeOf("garfo-files"), read !== undefined] as const;
        }, LAST_READ);
        const isComplete = isRead && pages >= 9 && files > 10 && files === before;
        before = files;
        return isComplete;
      },
      { timeout: 60_000, intervals: [2_000] },
    )
    .toBe(true);
}

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the product opens with the last days, and what is logged goes in once the network is back", async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const member = await createMember({ status: "active" });
    const items = [{ food: "feijao-carioca", grams: 200 }];
    await call("/api/meals", { token: member.token, body: { day: YESTERDAY, kind: "lunch", items } });
    await enter(page, member);
    await page.setExtraHTTPHeaders({});
    await expectKept(page);

    await context.setOffline(true);
    await page.goto("/dashboard");
    const main = page.getByRole("main");
    await expect(main).toContainText("0 de 2.000 kcal");
    await expect(page.getByRole("complementary")).toContainText("Sem conexão com o sistema");
    await expect(page.getByText("Você está sem internet.")).toBeVisible();

    await page.getByLabel("O que você comeu?").fill("100 g de arroz branco");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/1 registro guardado aqui/)).toBeVisible();

    // By a link, whose page the network would have to bring, and by an address.
    await page.getByRole("complementary").getByRole("link", { name: "Meu Progresso" }).click();
    await expect(page).toHaveURL(/\/progress$/);
    await expect(page.getByRole("heading", { level: 1, name: "Meu Progresso" })).toBeVisible();
    await page.goto(`/progress?dia=${YESTERDAY}`);
    await expect(page.getByRole("article")).toContainText("Feijão carioca");
    await expect(page.getByText(/1 registro guardado aqui/)).toBeVisible();

    // A page that was never opened comes by itself.
    await page.goto("/nutritionist-dashboard");
    await expect(page.getByRole("heading", { name: "Sem internet" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Ninguém vê os seus dados")).toBeVisible({ timeout: 30_000 });

    await page.goto("/dashboard");
    await expect(main).toContainText("128 de 2.000 kcal", { timeout: 30_000 });
    await expect(page.getByText(/registro guardado aqui/)).toHaveCount(0);
    await page.reload();
    await expect(main).toContainText("128 de 2.000 kcal");
    expect(await mealsOf(member.userId)).toBe(2);
  });

  test("copies, edits and deletions wait as well, show at once, and are done once each", async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const member = await createMember({ status: "active" });
    const log = (kind: string, food: string) =>
      call("/api/meals", {
        token: member.token,
        body: { day: YESTERDAY, kind, items: [{ food, grams: 100 }] },
      });
    await log("breakfast", "banana");
    await log("lunch", "feijao-carioca");
    await log("dinner", "arroz-branco");
    await call("/api/water", { token: member.token, body: { ml: 300, day: YESTERDAY } });
    await enter(page, member);
    await page.setExtraHTTPHeaders({});
    await expectKept(page);
    await page.goto(`/progress?dia=${YESTERDAY}`);
    const main = page.getByRole("main");
    const section = (name: string) => main.getByRole("region", { name, exact: true });
    await expect(section("Café da manhã")).toContainText("Banana");

    await context.setOffline(true);
    const more = (name: string) => section(name).getByRole("button", { name: "Mais opções" }).click();
    await more("Café da manhã");
    await page.getByRole("menuitem", { name: "Copiar para…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Copiar" }).click();
    await expect(page.getByText(/1 registro guardado aqui/)).toBeVisible();
    await more("Almoço");
    await page.getByRole("menuitem", { name: "Excluir" }).click();
    await expect(section("Almoço")).toHaveCount(0);
    for (const grams of ["150", "200"]) {
      await section("Jantar").getByRole("button", { name: "Editar" }).click();
      const dialog = page.getByRole("dialog", { name: "Editar refeição" });
      await dialog.getByLabel(/Quantidade/).fill(grams);
      await dialog.getByRole("button", { name: "Salvar" }).click();
      await expect(dialog).toBeHidden();
      await expect(section("Jantar")).toContainText(`${grams} g`);
    }
    await main.getByText("Ver 1 registro").click();
    await main.getByRole("button", { name: /^Tirar 300 ml/ }).click();
    await expect(page.getByText(/4 mudanças guardadas aqui/)).toBeVisible();

    // What was changed is still so when the page is opened anew.
    await page.reload();
    await expect(section("Jantar")).toContainText("200 g");
    await expect(section("Jantar")).toContainText("Mudança guardada aqui");
    await expect(section("Almoço")).toHaveCount(0);
    await expect(page.getByText(/1 registro guardado aqui.*4 mudanças guardadas aqui/)).toBeVisible();

    // The first answer to a copy and to an edit is lost on its way back.
    const lost = new Set<string>();
    await context.route(/\/api\/meals\//, async (route) => {
      const method = route.request().method();
      if (!["POST", "PATCH"].includes(method) || lost.has(method)) return route.continue();
      lost.add(method);
      await route.fetch();
      await route.abort();
    });
    await context.setOffline(false);
    await expect(page.getByText(/guardad[ao]s? aqui/)).toHaveCount(0, { timeout: 90_000 });
    expect([...lost].sort()).toEqual(["PATCH", "POST"]);
    await expect(page.getByText(/não foi feita|não entrou/)).toHaveCount(0);
    const { body: before } = await call(`/api/diary?day=${YESTERDAY}`, { token: member.token });
    expect(before.meals).toMatchObject([{ kind: "breakfast" }, { kind: "dinner", items: [{ grams: 200 }] }]);
    expect(before.water).toEqual([]);
    const { body: today } = await call("/api/diary", { token: member.token });
    expect(today.meals).toMatchObject([{ items: [{ food: "banana-prata", grams: 100 }] }]);
  });

  test("whoever logs out leaves nothing behind, and the next one sees only their own", async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const [first, second] = await Promise.all([createMember(), createMember()]);
    await call("/api/water", { token: first.token, body: { ml: 777 } });
    await enter(page, first);
    await page.setExtraHTTPHeaders({});
    await expectKept(page);
    await page.getByRole("button", { name: /Sair/ }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    const left = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => /^garfo-(pages|data-)/.test(name)));
    await expect.poll(left).toEqual([]);
    await enter(page, second);
    await page.setExtraHTTPHeaders({});
    await expectKept(page);
    expect(await left()).toEqual(expect.arrayContaining([`garfo-data-${second.userId}`]));
    expect(await left()).not.toContain(`garfo-data-${first.userId}`);
    await context.setOffline(true);
    await page.goto("/progress?dia=hoje");
    await expect(page.getByRole("main")).toContainText("0 de 2.000 ml");
    await expect(page.getByRole("main")).not.toContainText("777");
  });
});

test("an answer that was lost on its way is no second entry", async ({ page }) => {
  const member = await createMember();
  await enter(page, member);
  let lost = 0;
  await page.route("**/api/meals", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost++;
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("O que você comeu?").fill("100 g de arroz branco");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("128 de 2.000 kcal", { timeout: 40_000 });
  await expect(page.getByText(/registro guardado aqui/)).toHaveCount(0, { timeout: 20_000 });
  expect(lost).toBe(1);
  expect(await mealsOf(member.userId)).toBe(1);
});

test("what the server does not take is shown with its words, until its owner has seen it", async ({
  page,
  context,
}) => {
  await enter(page, await createMember());
  await expect(page.getByLabel("O que você comeu?")).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel("O que você comeu?").fill("🙂🙂");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/1 registro guardado aqui/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Não entrou no diário: “🙂🙂”/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Tirar o aviso" }).click();
  await expect(page.getByText(/Não entrou no diário/)).toHaveCount(0);
});

test("a network that goes while the screen is awaited leaves a screen to write on", async ({
  page,
  context,
}) => {
  const member = await createMember();
  await page.route("**/api/dashboard", async (route) => {
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await enter(page, member);
  await expect(page.getByText("Você está sem internet.")).toBeVisible();
  await page.getByLabel("O que você comeu?").fill("100 g de arroz branco");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/1 registro guardado aqui/)).toBeVisible();
  await page.unroute("**/api/dashboard");
  await context.setOffline(false);
  await expect(page.getByRole("main")).toContainText("128 de 2.000 kcal", { timeout: 30_000 });
  expect(await mealsOf(member.userId)).toBe(1);
});

test("being without a network is said where it lies over nothing", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await createMember());
  await page.goto("/progress?dia=hoje");
  const last = page.getByRole("link", { name: "Meus alimentos e receitas" });
  await expect(last).toBeVisible();
  await context.setOffline(true);
  const said = page.getByText("Você está sem internet.");
  await expect(said).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [saidBox, barBox, lastBox] = await Promise.all(
    [said, page.getByRole("navigation", { name: "Atalhos" }), last].map((one) => one.boundingBox()),
  );
  if (!saidBox || !barBox || !lastBox) throw new Error("not shown");
  expect(saidBox.y).toBeGreaterThanOrEqual(barBox.y + barBox.height);
  expect(lastBox.y + lastBox.height).toBeLessThan(barBox.y);
});
