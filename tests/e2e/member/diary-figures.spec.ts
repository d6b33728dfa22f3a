import { expect, test } from "playwright/test";
import { YESTERDAY } from "@/tests/days";
import { memberWithLunch, openDiary } from "@/tests/e2e/member/diary-rig";
import { expectSound } from "@/tests/e2e/watch";
import { call, createMember, sql } from "@/tests/factories";

/** A food that no table and no label has. */
const ESTIMATED = "whopper";

test("each food says whose figures it has, and the day how much of it is an estimate", async ({ page }) => {
  const member = await createMember();
  const items = [
    { food: "arroz-branco", grams: 100 },
    { food: ESTIMATED, grams: 100 },
  ];
  await call("/api/meals", { token: member.token, body: { day: YESTERDAY, kind: "lunch", items } });
  await openDiary(page, member);
  const rows = page.getByRole("article").getByRole("listitem");
  await expect(rows.first()).toContainText("Fonte dos números: TACO");
  await expect(rows.last()).toContainText("≈ estimativa");
  await expect(page.getByText(/Parte do total é estimativa: \d+\skcal/)).toBeVisible();
  await page.getByText("De onde vêm os números").click();
  await expect(page.getByText(/medido em laboratório/)).toBeVisible();
  await page.getByRole("button", { name: "Adicionar em Almoço" }).click();
  await page.getByRole("tab", { name: "Buscar" }).click();
  await page.getByRole("combobox", { name: "Buscar alimento" }).fill("arroz branco");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("TACO");
});

test("a past day is computed anew once its owner has seen what changes", async ({ page }) => {
  const { member, meal } = await memberWithLunch();
  await sql("UPDATE app.meal_items SET kcal = 999 WHERE meal_id = $1 AND food = 'arroz-branco'", [meal.id]);
  await openDiary(page, member);
  await expect(page.getByRole("article")).toContainText("999 kcal");
  await page.getByRole("button", { name: "Recalcular este dia" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("999 kcal → 128 kcal");
  await dialog.getByRole("button", { name: "Deixar como está" }).click();
  await expect(page.getByRole("article")).toContainText("999 kcal");
  await page.getByRole("button", { name: "Recalcular este dia" }).click();
  await dialog.getByRole("button", { name: "Usar os números de hoje" }).click();
  await expect(page.getByText("Dia recalculado.")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("128 kcal");
  await page.getByRole("button", { name: "Recalcular este dia" }).click();
  await expect(dialog).toContainText("Nada mudaria");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hoje" }).click();
  await expect(page.getByRole("button", { name: "Recalcular este dia" })).toHaveCount(0);
  await expectSound(page);
});

test("a food that the profile avoids is warned of while it is told, and once it is logged", async ({
  page,
}) => {
  const member = await createMember();
  await call("/api/update-profile", { token: member.token, body: { allergies: "leite" } });
  await openDiary(page, member);
  await page.getByRole("button", { name: "Adicionar em Lanche da tarde" }).click();
  await page.getByLabel("Conte do seu jeito").fill("1 fatia de queijo minas e 1 brigadeiro");
  await expect(page.getByRole("dialog").getByText(/Atenção: Queijo minas .*“leite”/)).toBeVisible();
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const toasts = page.getByText(/Atenção: .*est(á|ão) entre o que você evita/);
  await expect(toasts.first()).toContainText("leite");
  await expect(page.getByText(/Atenção: Queijo minas/)).toBeVisible();
});
