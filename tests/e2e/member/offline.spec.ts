import { expect, type Page, test } from "playwright/test";
import { DAY_MS } from "@/lib/durations";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY, YESTERDAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { mealsOf } from "@/tests/e2e/member/diary-rig";
import { call, createMember } from "@/tests/factories";

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
    await page.goto("/dashboard");
    await expect(main.getByText("Banana", { exact: false })).toBeVisible();
    await page.goto(`/progress?dia=${YESTERDAY}`);
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

  test("what waits counts wherever its sum is, and a page that was reloaded sends it by itself", async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const member = await createMember({ status: "active" });
    await call("/api/meals", {
      token: member.token,
      body: { kind: "lunch", items: [{ food: "feijao-carioca", grams: 200 }] },
    });
    await enter(page, member);
    await page.setExtraHTTPHeaders({});
    await expectKept(page);
    await context.setOffline(true);
    const main = page.getByRole("main");
    await page.getByRole("button", { name: "Beber 200 ml de água" }).click();
    await expect(page.getByText(/1 registro guardado aqui/)).toBeVisible();
    await expect(main).toContainText("200 de 2.000 ml");
    await page.reload();
    await expect(page.getByText(/1 registro guardado aqui/)).toBeVisible();
    await expect(main).toContainText("200 de 2.000 ml");

    await page.goto("/progress?dia=hoje");
    await expect(main).toContainText("200 de 2.000 ml");
    await page.getByRole("button", { name: "Adicionar 300 ml" }).click();
    await page.getByLabel("Peso de hoje, em kg").fill("72,4");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/3 registros guardados aqui/)).toBeVisible();
    await main.getByRole("button", { name: "Mais opções" }).click();
    await page.getByRole("menuitem", { name: "Excluir" }).click();
    await expect(page.getByText(/1 mudança guardada aqui/)).toBeVisible();
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload();
      await expect(main).toContainText("500 de 2.000 ml");
      await expect(main).toContainText("72,4 kg");
      await expect(main).toContainText("0 de 2.000 kcal");
    }
    await page.goto("/dashboard");
    await page.getByLabel("O que você comeu?").fill("1 ovo cozido");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/4 registros guardados aqui/)).toBeVisible();
    await page.reload();
    await expect(main).toContainText("500 de 2.000 ml");
    await expect(main).toContainText("0 de 2.000 kcal");
    await expect(main).toContainText("“1 ovo cozido”");

    await context.setOffline(false);
    await expect(page.getByText(/guardad[ao]s? aqui|sem internet/)).toHaveCount(0);
    await expect(main).toContainText("500 de 2.000 ml");
    await expect(main).toContainText("Ovo cozido");
    const { body: day } = await call("/api/diary", { token: member.token });
    expect(day.water).toMatchObject([{ ml: 200 }, { ml: 300 }]);
    expect(day.meals).toMatchObject([{ text: "1 ovo cozido" }]);
  });

  test("a drink that is taken out leaves the dashboard, and after midnight the day begins anew", async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const member = await createMember({ status: "active" });
    const { token } = member;
    await call("/api/meals", {
      token,
      body: { kind: "lunch", items: [{ food: "feijao-carioca", grams: 200 }] },
    });
    await call("/api/water", { token, body: { ml: 300 } });
    await call("/api/water", { token, body: { ml: 500 } });
    await enter(page, member);
    await page.setExtraHTTPHeaders({});
    await expectKept(page);
    await context.setOffline(true);
    const main = page.getByRole("main");
    await page.goto("/progress?dia=hoje");
    await main.getByText("Ver 2 registros").click();
    await main.getByRole("button", { name: /^Tirar 300 ml/ }).click();
    await expect(page.getByText(/1 mudança guardada aqui/)).toBeVisible();
    await page.goto("/dashboard");
    await expect(main).toContainText("500 de 2.000 ml");
    await expect(main).toContainText("Feijão carioca");

    await page.clock.setFixedTime(Date.now() + DAY_MS);
    await page.reload();
    await expect(main).toContainText("0 de 2.000 ml");
    await expect(main).toContainText("0 de 2.000 kcal");
    await expect(main).not.toContainText("Feijão carioca");
    await page.goto("/progress?dia=hoje");
    await expect(page.getByRole("heading", { name: /^Hoje/ })).toBeVisible();
    await expect(main).toContainText("0 de 2.000 ml");
    await page.goto(`/progress?dia=${TODAY}`);
    await expect(page.getByRole("heading", { name: /^Ontem/ })).toBeVisible();
    await expect(main).toContainText("500 de 2.000 ml");
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
