import { expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { call, createMember } from "@/tests/factories";

/** Presses Tab so often that it would leave anything which did not keep it, and says whether it stayed inside. */
async function staysInside(page: Page, key: "Tab" | "Shift+Tab"): Promise<boolean> {
  const dialog = page.getByRole("dialog");
  const stops = await dialog.locator("a[href], button, input, select, textarea, [tabindex]").count();
  for (let press = 0; press <= stops; press++) {
    await page.keyboard.press(key);
    if (!(await dialog.evaluate((element) => element.contains(document.activeElement)))) return false;
  }
  return true;
}

test("in the diary menus, dialogs, tabs, hints and notices answer to the keyboard", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await call("/api/meals", { token: member.token, body: { text: "2 ovos cozidos e uma banana" } });
  await enter(page, member);
  await page.goto("/progress?dia=hoje");

  const more = page.getByRole("button", { name: "Mais opções" });
  await more.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Copiar para…" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Excluir" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Guardar nas favoritas" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("menuitem", { name: "Copiar para…" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(more).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const copy = page.getByRole("dialog", { name: "Copiar refeição" });
  await expect(copy.getByLabel("Dia")).toBeFocused();
  expect(await staysInside(page, "Tab")).toBe(true);
  expect(await staysInside(page, "Shift+Tab")).toBe(true);
  await page.keyboard.press("Escape");
  await expect(copy).toBeHidden();
  await expect(more).toBeFocused();

  const add = page.getByRole("button", { name: "Adicionar refeição" });
  await add.press("Enter");
  await expect(page.getByLabel("Conte do seu jeito")).toBeFocused();
  await page.getByRole("tab", { name: "Escrever" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Buscar", selected: true })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Escrever", selected: true })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Escrever" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();

  const before = page.getByRole("button", { name: "Dia anterior" });
  await before.focus();
  await expect(page.getByRole("tooltip", { name: "Dia anterior" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  await before.press("Enter");
  await expect(page.getByRole("heading", { name: /^Ontem/ })).toBeVisible();
  const after = page.getByRole("button", { name: "Próximo dia" });
  await after.press("Enter");
  await expect(page.getByRole("heading", { name: /^Hoje/ })).toBeVisible();
  await expect(after).toBeDisabled();
  await expect(after).toBeFocused();

  await page.getByLabel("Peso de hoje, em kg").fill("72,4");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Tirar a pesagem de 72,4/ }).press("Enter");
  const notices = page.getByRole("region", { name: /^Avisos/ });
  await expect(notices).toHaveAttribute("aria-live", "polite");
  await expect(notices.getByRole("button", { name: "Desfazer" })).toBeVisible();
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(notices.getByRole("button", { name: "Desfazer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Tirar a pesagem de 72,4/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Peso", exact: true })).toBeFocused();
});

test("on a phone the menu keeps the focus while it is open; tags are picked and removed without a mouse", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, await createMember({ status: "active" }));
  await page.goto("/profile/restrictions");
  const field = page.getByRole("combobox", { name: "Restrições Alimentares" });
  await expect(field).toBeVisible();

  const menu = page.getByRole("button", { name: "Abrir menu" });
  await menu.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("link", { name: "Meu Progresso" })).toBeVisible();
  expect(await staysInside(page, "Tab")).toBe(true);
  expect(await staysInside(page, "Shift+Tab")).toBe(true);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();

  const offers = page.getByRole("listbox", { name: "Restrições Alimentares" }).getByRole("option");
  const active = async () => {
    const id = await field.getAttribute("aria-activedescendant");
    return id ? page.locator(`[id="${id}"]`).textContent() : null;
  };
  await field.pressSequentially("a");
  await expect(offers).toHaveCount(8);
  expect(await active()).toBeNull();
  await field.press("ArrowUp");
  await expect(offers.last()).toHaveAttribute("aria-selected", "true");
  await field.press("ArrowDown");
  await expect(offers.first()).toHaveAttribute("aria-selected", "true");
  const first = await offers.first().textContent();
  expect(await active()).toBe(first);
  await field.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("a");
  await field.press("ArrowDown");
  await expect(offers.first()).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  const remove = page.getByRole("button", { name: `Remover ${first}` });
  await expect(remove).toBeVisible();
  await expect(field).toHaveValue("");
  await remove.press("Enter");
  await expect(remove).toBeHidden();
  await expect(field).toBeFocused();
});
