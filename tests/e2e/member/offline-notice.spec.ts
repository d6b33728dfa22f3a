import { expect, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { hold } from "@/tests/e2e/slow-line";
import { createMember } from "@/tests/factories";

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

test("what waits for a server that gives no answer is told without a word about the network", async ({
  page,
}) => {
  await enter(page, await createMember());
  await hold(page, "**/api/meals");
  await page.getByLabel("O que você comeu?").fill("100 g de arroz branco");
  await page.keyboard.press("Enter");
  const said = page.getByText(/1 registro guardado aqui entra assim que der/);
  await expect(said).toBeVisible({ timeout: 30_000 });
  await expect(said).not.toContainText("internet");
});
