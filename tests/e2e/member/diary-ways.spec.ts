import { expect, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { memberWithLunch, openDiary } from "@/tests/e2e/member/diary-rig";
import { createMember } from "@/tests/factories";

test("Back closes what is being edited, as Escape does, and does not leave the page", async ({ page }) => {
  const { member } = await memberWithLunch();
  await openDiary(page, member);
  await page.getByRole("button", { name: "Dia anterior" }).click();
  await page.getByRole("button", { name: "Próximo dia" }).click();
  await page.getByRole("article").getByText("Feijão carioca").click({ force: true });
  const dialog = page.getByRole("dialog", { name: "Editar refeição" });
  await dialog.getByRole("button", { name: "Mais Feijão carioca" }).click();
  const { href } = new URL(page.url());
  await page.evaluate(() => history.back());
  await dialog.getByRole("button", { name: "Continuar editando" }).click();
  await expect(dialog.getByLabel("Quantidade de Feijão carioca")).toHaveValue("3");
  await page.evaluate(() => history.back());
  await dialog.getByRole("button", { name: "Descartar" }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(href);
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(href);
});

test("on a phone a day of another year is told with it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await createMember());
  await page.goto("/progress?dia=2020-01-01");
  const title = page.getByRole("heading", { level: 2, name: /^quarta/i });
  await expect(title).toContainText("2020");
  // Nothing of it is cut off.
  expect(await title.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
});
