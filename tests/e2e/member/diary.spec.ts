import { expect, test } from "playwright/test";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY, YESTERDAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { LUNCH, memberWithLunch, openDiary } from "@/tests/e2e/member/diary-rig";
import { expectSound } from "@/tests/e2e/watch";
import { call, createMember, sql } from "@/tests/factories";

/** A food that no table and no label has. */
const _ESTIMATED = "whopper";

test("a meal is put together from the catalogue by keyboard, and can be taken back", async ({ page }) => {
  const member = await createMember();
  await openDiary(page, member);
  await expect(page.getByRole("heading", { level: 1, name: "Meu Diário" })).toBeVisible();
  await page.getByRole("button", { name: "Adicionar em Almoço" }).click();
  await page.getByRole("tab", { name: "Buscar" }).click();
  const search = page.getByRole("combobox", { name: "Buscar alimento" });
  await search.fill("arroz branco");
  const offer = page.getByRole("listbox").getByRole("option").first();
  await expect(offer).toContainText("Arroz branco");
  // Escape closes the list, not the dialog around it.
  await search.press("Escape");
  await expect(search).toHaveValue("");
  // Enter takes the first that is found, also before it is.
  await search.fill("arroz branco");
  await search.press("Enter");
  await page.getByLabel("Quantidade de Arroz branco").fill("100");
  await page.getByRole("radio", { name: "gramas" }).check();
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByText(/^Almoço de (hoje|ontem|\d\d\/\d\d): 128\skcal anotadas\.$/)).toBeVisible();
  const meal = page.getByRole("article");
  await expect(meal).toContainText("Arroz branco");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(meal).toHaveCount(0);
});

test("a text is understood on the day that is shown, and stays in the field when it is not", async ({
  page,
}) => {
  const member = await createMember();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Adicionar em Jantar" }).click();
  const text = page.getByLabel("Conte do seu jeito");
  await text.fill("🙂🙂");
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByText(/Não entendemos o que você comeu/)).toBeVisible();
  await expect(text).toHaveValue("🙂🙂");
  await text.fill("2 conchas de feijão");
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("article")).toContainText("2 conchas");
  await expect(page.getByRole("article").getByRole("blockquote")).toHaveText("2 conchas de feijão");
  const { body } = await call(`/api/diary?day=${YESTERDAY}`, { token: member.token });
  expect(body.meals).toMatchObject([{ kind: "dinner", text: "2 conchas de feijão" }]);
});

test("amounts, kind and time are put right", async ({ page }) => {
  const { member, meal } = await memberWithLunch();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Editar" }).click();
  await expect(page.getByLabel("Quantidade de Feijão carioca")).toHaveValue("2");
  await page.getByLabel("Quantidade de Feijão carioca").fill("1");
  // The usual measures first; the others are asked for, and the keyboard stays where it was.
  const more = page.getByRole("button", { name: "Outras medidas de Arroz branco" });
  await more.click();
  await expect(more).toHaveCount(0);
  const measures = page.getByRole("group", { name: "Medida de Arroz branco" });
  await expect(measures.getByRole("radio", { checked: true })).toBeFocused();
  const rice = page.getByLabel("Quantidade de Arroz branco");
  await measures.getByText(/^colher de sopa \(25/).click();
  await expect(rice).toHaveValue("4");
  await measures.getByText("gramas").click();
  await expect(rice).toHaveValue("100");
  await page.getByRole("dialog").getByLabel("Refeição", { exact: true }).selectOption("Jantar");
  await page.getByRole("dialog").getByLabel("Hora").fill("20:15");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Refeição atualizada.")).toBeVisible();
  const { body } = await call(`/api/diary?day=${YESTERDAY}`, { token: member.token });
  expect(body.meals).toMatchObject([{ id: meal.id, kind: "dinner", eatenAt: `${YESTERDAY}T23:15:00.000Z` }]);
  expect(body.meals[0].items.map(({ portion }: { portion?: string }) => portion)).toContain("1 concha");
});

test("a change made elsewhere meanwhile is told, and either version can be kept", async ({ page }) => {
  const { member, meal } = await memberWithLunch();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Editar" }).click();
  const amount = page.getByLabel("Quantidade de Feijão carioca");
  await amount.fill("3");
  const path = `/api/meals/${meal.id}`;
  await call(path, { method: "PATCH", token: member.token, body: { version: 1, kind: "supper" } });
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("mudou em outro lugar");
  await expect(amount).toHaveValue("3");
  await page.getByRole("button", { name: "Salvar a minha" }).click();
  await expect(page.getByText("Refeição atualizada.")).toBeVisible();
  const { body } = await call(`/api/diary?day=${YESTERDAY}`, { token: member.token });
  expect(body.meals[0]).toMatchObject({ kind: "supper", version: 3 });
  expect(body.meals[0].items[1].portion).toBe("3 conchas");
});

for (const [button, kept] of [
  ["Salvar a minha", "3 conchas"],
  ["Ver a versão nova", "2 conchas"],
] as const) {
  test(`moved to another day elsewhere meanwhile, a meal is still edited: ${button}`, async ({ page }) => {
    const { member, meal } = await memberWithLunch();
    await openDiary(page, member);
    await page.getByRole("button", { name: "Editar" }).click();
    await page.getByLabel("Quantidade de Feijão carioca").fill("3");
    const day = addDays(YESTERDAY, -1);
    const body = { version: 1, day };
    await call(`/api/meals/${meal.id}`, { method: "PATCH", token: member.token, body });
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByRole("button", { name: button }).click();
    if (button === "Ver a versão nova") {
      await expect(page.getByLabel("Quantidade de Feijão carioca")).toHaveValue("2");
      await page.getByRole("dialog").getByLabel("Refeição", { exact: true }).selectOption("Jantar");
      await page.getByRole("button", { name: "Salvar", exact: true }).click();
    }
    await expect(page.getByText("Refeição atualizada.")).toBeVisible();
    const moved = await call(`/api/diary?day=${day}`, { token: member.token });
    expect(moved.body.meals[0]).toMatchObject({ id: meal.id, version: 3 });
    expect(moved.body.meals[0].items[1].portion).toBe(kept);
  });
}

test("what was typed is still there after a click beside it, and when saving fails", async ({ page }) => {
  const { member } = await memberWithLunch();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Editar" }).click();
  const amount = page.getByLabel("Quantidade de Feijão carioca");
  await amount.fill("3");
  await page.mouse.click(5, 5);
  const error = "Agora não deu.";
  await page.route("**/api/meals/*", (route) =>
    route.fulfill({ status: 500, json: { code: "internal", error } }),
  );
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("dialog").getByText(error)).toBeVisible();
  await expect(amount).toHaveValue("3");
  await page.unroute("**/api/meals/*");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Refeição atualizada.")).toBeVisible();
});

test("Escape does not lose what was changed; a tap on the row edits", async ({ page }) => {
  const { member } = await memberWithLunch();
  await openDiary(page, member);
  // The whole entry is its button, which lies above the words.
  await page.getByRole("article").getByText("Feijão carioca").click({ force: true });
  const dialog = page.getByRole("dialog", { name: "Editar refeição" });
  const amount = dialog.getByLabel("Quantidade de Feijão carioca");
  await expect(amount).toHaveValue("2");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("article").getByText("Feijão carioca").click({ force: true });
  await dialog.getByRole("button", { name: "Mais Feijão carioca" }).click();
  await expect(amount).toHaveValue("3");
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("alert").filter({ hasText: "ainda não foi salvo" })).toBeVisible();
  await dialog.getByRole("button", { name: "Continuar editando" }).click();
  await expect(amount).toHaveValue("3");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Descartar" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article")).toContainText("2 conchas");
});

test("on a phone three meals stand on the first screen, with seven days above them", async ({ page }) => {
  const member = await createMember();
  for (const kind of ["breakfast", "lunch", "afternoon_snack"]) {
    await call("/api/meals", { token: member.token, body: { ...LUNCH, kind } });
  }
  await sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [member.userId]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDiary(page, member);
  const bar = await page.getByRole("navigation", { name: "Atalhos" }).boundingBox();
  for (const meal of await page.getByRole("article").all()) {
    const box = await meal.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await expect(page.getByRole("article")).toHaveCount(3);
  const strip = page.getByRole("list", { name: "Sete dias" }).getByRole("button");
  await expect(strip).toHaveCount(7);
  await strip.last().click();
  await expect(page.getByRole("heading", { name: /^Hoje/ })).toBeVisible();
  await expect(strip.last()).toHaveAttribute("aria-current", "date");
  await expect(strip.last()).toBeFocused();
});

test("a deleted meal can be brought back, also after looking at another day", async ({ page }) => {
  const { member } = await memberWithLunch();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Mais opções" }).click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeFocused();
  await page.getByRole("button", { name: "Dia anterior" }).click();
  await expect(page).toHaveURL(new RegExp(addDays(YESTERDAY, -1)));
  await expect(page.getByRole("button", { name: "Desfazer" })).toHaveCount(0);
  await page.goBack();
  await page.reload();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("article")).toContainText("Feijão carioca");
  await expect(page.getByRole("button", { name: "Desfazer" })).toHaveCount(0);
});

test("a meal is copied to another day, kept as a favourite and repeated", async ({ page }) => {
  const { member, meal } = await memberWithLunch();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Mais opções" }).click();
  await page.getByRole("menuitem", { name: "Copiar para…" }).click();
  await page.getByRole("button", { name: "Copiar", exact: true }).click();
  await expect(page.getByText(/Refeição copiada para .*: Almoço/)).toBeVisible();
  await page.getByRole("button", { name: "Mais opções" }).click();
  await page.getByRole("menuitem", { name: "Guardar nas favoritas" }).click();
  await expect(page.getByText("Refeição guardada nas favoritas.")).toBeVisible();
  await page.getByRole("button", { name: "Próximo dia" }).click();
  await expect(page.getByRole("article")).toContainText("Feijão carioca");
  await page.getByRole("button", { name: "Adicionar em Ceia" }).click();
  await page.getByRole("button", { name: /^Adicionar Arroz branco, Feijão/ }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  const { body } = await call(`/api/diary?day=${TODAY}`, { token: member.token });
  expect(body.meals.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["lunch", "supper"]);
  expect(body.totals.kcal).toBe(2 * meal.totals.kcal);
});

test("water and weight of the day are logged and taken out", async ({ page }) => {
  const member = await createMember();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Adicionar 300 ml" }).click();
  await expect(page.getByText("300 de 2.000 ml")).toBeVisible();
  await page.getByLabel("Outra quantidade, em ml").fill("12000");
  await page.getByRole("button", { name: "Somar" }).click();
  await expect(page.getByText(/Escreva quantos ml/)).toBeVisible();
  await page.getByLabel("Outra quantidade, em ml").fill("450");
  await page.getByRole("button", { name: "Somar" }).click();
  await expect(page.getByText("750 de 2.000 ml")).toBeVisible();
  await page.getByText("Ver 2 registros").click();
  await page.getByRole("button", { name: /Tirar 300 ml/ }).click();
  await expect(page.getByText("450 de 2.000 ml")).toBeVisible();
  const weight = page.getByLabel("Peso neste dia, em kg");
  await weight.fill("5");
  await page.getByRole("button", { name: "Anotar" }).click();
  await expect(weight).toHaveAccessibleDescription(/O peso é 5,0\skg mesmo\?/);
  await page.getByRole("button", { name: "Anotar" }).click();
  await expect(page.getByText("5,0 kg")).toBeVisible();
  await expect(weight).toHaveValue("");
  await page.getByRole("button", { name: /Tirar a pesagem/ }).click();
  // Until it is out, what follows is far from it and asked about.
  await expect(page.getByText(/^Pesagem de .*, 5,0\skg, tirada\.$/)).toBeVisible();
  await weight.fill("72,4");
  await page.getByRole("button", { name: "Anotar" }).click();
  await expect(page.getByText("72,4 kg")).toBeVisible();
  await expect(weight).toHaveValue("");
  await weight.fill("27,4");
  await page.getByRole("button", { name: "Anotar" }).click();
  await expect(weight).toHaveAccessibleDescription(/O peso é 27,4\skg mesmo\?/);
  await expect(page.getByRole("listitem").filter({ hasText: "27,4 kg" })).toHaveCount(0);
  await page.getByRole("button", { name: /Tirar a pesagem/ }).click();
  await expect(page.getByText(/^Pesagem de (hoje|ontem|\d\d\/\d\d), 72,4\skg, tirada\.$/)).toBeVisible();
});

test("days that are none lead to today, which has no next one", async ({ page }) => {
  await enter(page, await createMember());
  for (const day of ["2026-02-31", "hoje", "x"]) {
    await page.goto(`/progress?dia=${day}`);
    await expect(page.getByRole("heading", { name: /^Hoje/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Próximo dia" })).toBeDisabled();
  }
});

for (const [theme, width] of [
  ["light", 1440],
  ["dark", 360],
] as const) {
  test(`keeps to the accessibility rules and its width, ${theme} at ${width} px`, async ({ page }) => {
    const { member } = await memberWithLunch();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await openDiary(page, member);
    await expectSound(page);
    await page.getByRole("button", { name: "Editar" }).click();
    await expect(page.getByLabel("Quantidade de Feijão carioca")).toBeVisible();
    await expectSound(page);
  });
}
