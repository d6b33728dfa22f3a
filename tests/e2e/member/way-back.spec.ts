import { expect, type Page, test } from "playwright/test";
import { YESTERDAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { memberWithLunch, openDiary } from "@/tests/e2e/member/diary-rig";
import { call, createMember } from "@/tests/factories";

const wayBack = (page: Page, news: RegExp) =>
  page
    .getByRole("region", { name: /^Avisos/ })
    .getByRole("listitem")
    .filter({ hasText: news })
    .getByRole("button", { name: "Desfazer" });
const water = (page: Page) => page.getByRole("region", { name: "Água" });

for (const width of [360, 1440]) {
  test(`two drinks taken out one after the other both come back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const member = await createMember();
    for (const ml of [310, 520]) {
      await call("/api/water", { token: member.token, body: { ml, day: YESTERDAY } });
    }
    await openDiary(page, member);
    await water(page).getByText("Ver 2 registros").click();
    await water(page)
      .getByRole("button", { name: /^Tirar 310 ml/ })
      .click();
    await water(page)
      .getByRole("button", { name: /^Tirar 520 ml/ })
      .click();
    await expect(wayBack(page, /520/)).toBeVisible();
    // The older one is neither hidden nor under the other.
    await wayBack(page, /310/).click({ timeout: 2_000 });
    await wayBack(page, /520/).click({ timeout: 2_000 });
    await expect(water(page)).toContainText("830");
    await expect(water(page).getByText("Ver 2 registros")).toBeVisible();
    await expect(water(page)).toBeFocused();
  });
}

test("the keyboard goes on from the meal that came back, on a computer and on a phone", async ({ page }) => {
  const { member } = await memberWithLunch();
  await openDiary(page, member);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole("button", { name: /^Mais opções/ }).click();
    await page.getByRole("menuitem", { name: "Excluir" }).click();
    const undo = page.getByRole("button", { name: "Desfazer" });
    await expect(undo).toBeFocused();
    await undo.press("Enter");
    await expect(page.getByRole("article")).toBeFocused();
  }
});

test("the keyboard goes on from where something was logged that was taken back", async ({ page }) => {
  await enter(page, await createMember({ status: "active" }));
  const drink = page.getByRole("button", { name: "Beber 200 ml de água" });
  await drink.press("Enter");
  await wayBack(page, /200 ml de água/).press("Enter");
  await expect(page.getByText("Registro de hoje desfeito.")).toBeVisible();
  await expect(drink).toBeFocused();
});
