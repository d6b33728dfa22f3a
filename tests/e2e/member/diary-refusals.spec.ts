import { expect, test } from "playwright/test";
import { YESTERDAY } from "@/tests/days";
import { memberWithLunch, openDiary } from "@/tests/e2e/member/diary-rig";
import { call } from "@/tests/factories";

test("an hour that is none is told at its field, and nothing is saved", async ({ page }) => {
  const { member, meal } = await memberWithLunch();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Editar" }).click();
  const hour = page.getByRole("dialog").getByLabel("Hora");
  await hour.fill("25:99");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Escreva uma hora de 00:00 a 23:59.")).toBeVisible();
  await expect(hour).toHaveValue("25:99");
  const { body } = await call(`/api/diary?day=${YESTERDAY}`, { token: member.token });
  expect(body.meals).toMatchObject([{ id: meal.id, version: 1 }]);
  await hour.fill("20:15");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Refeição atualizada.")).toBeVisible();
});

test("a meal that was deleted elsewhere meanwhile is told to be, and leads back to the diary", async ({
  page,
}) => {
  const { member, meal } = await memberWithLunch();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Editar" }).click();
  await page.getByLabel("Quantidade de Feijão carioca").fill("3");
  await call(`/api/meals/${meal.id}`, { method: "DELETE", token: member.token });
  await page.getByRole("button", { name: "Salvar" }).click();
  const told = page.getByRole("dialog").getByRole("alert");
  await expect(told).toContainText("foi excluída em outro lugar");
  await told.getByRole("button", { name: "Voltar ao diário" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
});
