import { expect, type Page, test } from "playwright/test";
import { TODAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { expectSound } from "@/tests/e2e/watch";
import { call, createMember, type Member } from "@/tests/factories";

const LABEL = { kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: 7, sodium_mg: 80 };
const GRANOLA = { kind: "food", name: "Granola", per: "hundred", portion_grams: 40, label: LABEL };

async function open(page: Page, member: Member, query = ""): Promise<void> {
  await enter(page, member);
  await page.goto(`/foods${query}`);
  await expect(page.getByRole("heading", { name: "Meus alimentos e receitas" })).toBeVisible();
}

test("a food by its label is kept, put right where it cannot be so, found in the diary and removed", async ({
  page,
}) => {
  test.slow();
  const member = await createMember();
  await enter(page, member);
  await page.goto(`/progress?dia=${TODAY}`);
  await page.getByRole("link", { name: "Meus alimentos e receitas" }).click();
  await expect(page.getByText("Aqui ficam os alimentos que só você tem")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Novo alimento" }).click();
  await expectSound(page);

  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByLabel("Nome", { exact: true })).toBeFocused();
  await page.getByLabel("Nome", { exact: true }).fill("Granola da feira");
  await page.getByLabel("Pesa (g ou ml)").fill("40");
  await page.getByLabel("Calorias (kcal)").fill("100");
  await page.getByLabel("Carboidratos (g)").fill("62");
  await page.getByLabel("Proteínas (g)").fill("9,5");
  await page.getByLabel("Gorduras totais (g)").fill("15");
  await page.getByRole("group", { name: "Contém", exact: true }).getByLabel("Castanhas").check();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("As calorias não combinam")).toBeVisible();
  await expect(page.getByLabel("É isso mesmo que o rótulo diz")).toBeVisible();
  await page.getByLabel("Calorias (kcal)").fill("420");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Granola da feira está guardado.")).toBeVisible();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Granola da feira" });
  await expect(row).toContainText("1 porção (40 g): 168 kcal");
  await expectSound(page);

  await page.goto(`/progress?dia=${TODAY}`);
  await page.getByRole("button", { name: "Adicionar em Almoço" }).click();
  await page.getByRole("tab", { name: "Buscar" }).click();
  await page.getByRole("combobox", { name: "Buscar alimento" }).fill("granola");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Granola da feira");

  await page.goto("/foods");
  await row.getByRole("button", { name: "Apagar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar" }).click();
  await expect(page.getByText("Granola da feira saiu dos seus alimentos.")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a recipe is put together from the catalogue and one's own, and changed", async ({ page }) => {
  test.slow();
  const member = await createMember();
  await call("/api/own-foods", { token: member.token, body: GRANOLA });
  await open(page, member, "?novo=receita");
  await page.getByLabel("Nome", { exact: true }).fill("Barrinha de mel");
  await page.getByLabel("Rende quantas porções").fill("4");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Procure e escolha pelo menos um ingrediente.")).toBeVisible();
  const search = page.getByRole("combobox", { name: "Buscar alimento" });
  for (const [words, found] of [
    ["granola", "Granola"],
    ["mel", "Mel"],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole("listbox").getByRole("option").first()).toContainText(found);
    await search.press("Enter");
  }
  await page.getByLabel("Quantidade de Granola").fill("100");
  await page.getByRole("group", { name: "Medida de Granola" }).getByText("gramas").click();
  await expect(page.getByText(/Por porção: 1\d\d\skcal/)).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Guardar" }).click();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Barrinha de mel" });
  await expect(row).toContainText("granola, mel");

  await row.getByRole("button", { name: "Editar Barrinha de mel" }).click();
  await expect(page.getByLabel("Quantidade de Granola")).toHaveValue("100");
  await page.getByLabel("Rende quantas porções").fill("2");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(row).toBeVisible();
  const { foods } = (await call("/api/own-foods", { token: member.token })).body;
  expect(foods.map(({ name, yield_portions }: Record<string, unknown>) => [name, yield_portions])).toEqual([
    ["Barrinha de mel", 2],
    ["Granola", null],
  ]);
});

test("a product is looked up by its barcode, shown with its source, and kept", async ({ page }) => {
  const member = await createMember();
  await open(page, member, "?novo=codigo");
  const code = page.getByRole("textbox", { name: "Código de barras" });
  await code.fill("7890000000018");
  await page.getByRole("button", { name: "Procurar" }).click();
  await expect(page.getByText("Este código de barras não está certo.")).toBeVisible();
  await code.fill("7891000100103");
  await page.getByRole("button", { name: "Procurar" }).click();
  await expect(page.getByText("O Open Food Facts não conhece este código.")).toBeVisible();
  await code.fill("7890000000017");
  await page.getByRole("button", { name: "Procurar" }).click();
  await expect(page.getByRole("heading", { name: "Granola tradicional com castanhas" })).toBeVisible();
  await expect(page.getByText("Números do Open Food Facts")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Guardar entre os meus" }).click();
  await expect(page.getByLabel("Calorias (kcal)")).toHaveValue("432");
  await expect(
    page.getByRole("group", { name: "Contém", exact: true }).getByLabel("Castanhas"),
  ).toBeChecked();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Granola tradicional" }),
  ).toContainText("Open Food Facts");
});

test("the camera reads a barcode where the browser can", async ({ page }) => {
  const member = await createMember();
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    // A stream without a picture never begins to play.
    setInterval(() => canvas.getContext("2d")?.fillRect(0, 0, Math.random() * 100, 50), 50);
    Object.assign(window, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue: "123" }, { rawValue: "7890000000024" }];
      },
    });
    Object.defineProperty(navigator, "mediaDevices", {
      value: { getUserMedia: async () => canvas.captureStream() },
    });
  });
  await open(page, member, "?novo=codigo");
  await page.getByRole("button", { name: "Ler com a câmera" }).click();
  await expect(page.getByRole("heading", { name: "Biscoito de polvilho" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Código de barras" })).toHaveValue("7890000000024");
});
