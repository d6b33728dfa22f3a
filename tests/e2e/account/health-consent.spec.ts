import { expect, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { complaintsOf, expectSound } from "@/tests/e2e/watch";
import { createMember, createUnasked, sql } from "@/tests/factories";

const QUESTION = "Seus dados de saúde";

test("who was never asked about health data is asked before any screen of it, and may say no", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const member = await createUnasked({ status: "active" });
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, member);
  const question = page.getByRole("heading", { name: QUESTION, level: 1 });
  await expect(question).toBeVisible();
  await expect(page.getByRole("heading", { name: "Refeições" })).toHaveCount(0);
  await expectSound(page);
  const [yes, no] = [
    page.getByRole("button", { name: "Autorizo", exact: true }),
    page.getByRole("button", { name: "Não autorizo" }),
  ];
  const [a, b] = [await yes.boundingBox(), await no.boundingBox()];
  expect([a?.width, a?.height]).toEqual([b?.width, b?.height]);
  expect(await yes.getAttribute("class")).toBe(await no.getAttribute("class"));

  await page.goto("/profile/security");
  await expect(question).toHaveCount(0);
  await page.goto("/progress");
  await no.click();
  await expect(page.getByText("nada novo é registrado nem compartilhado")).toBeVisible();
  await expect(question).toHaveCount(0);
  await expectSound(page);
  const noted = await sql("SELECT granted FROM app.consents WHERE user_id = $1 AND kind = 'health'", [
    member.userId,
  ]);
  expect(noted).toEqual([{ granted: false }]);

  await page.reload();
  await page.getByRole("button", { name: "Contar o que comi" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Autorizo", exact: true }).click();
  await expect(sheet.getByRole("tab").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("nada novo é registrado nem compartilhado")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("whoever withdrew it on another device learns it when they log something", async ({ page }) => {
  const member = await createUnasked({ status: "active" });
  await enter(page, member);
  await page.getByRole("button", { name: "Autorizo", exact: true }).click();
  await expect(page.getByRole("heading", { name: QUESTION })).toHaveCount(0);
  await sql(
    "INSERT INTO app.consents (user_id, id, kind, version, granted) VALUES ($1, gen_random_uuid(), 'health', '1', false)",
    [member.userId],
  );
  await page
    .getByRole("button", { name: /200 ml/ })
    .first()
    .click();
  await expect(page.getByText("nada novo é registrado nem compartilhado")).toBeVisible();
});

test("whose yes a program told us of is asked to say it themselves, and may go on meanwhile", async ({
  page,
}) => {
  const member = await createMember({ status: "active" });
  await sql("UPDATE app.consents SET text_hash = NULL WHERE user_id = $1", [member.userId]);
  await enter(page, member);
  await expect(page.getByText("Sua conta veio por outro programa")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Ler e responder" }).click();
  await page.getByRole("button", { name: "Autorizo", exact: true }).click();
  await expect(page.getByRole("heading", { name: QUESTION })).toHaveCount(0);
  await expect(page.getByText("Sua conta veio por outro programa")).toHaveCount(0);
  const [newest] = await sql(
    "SELECT granted, text_hash FROM app.consents WHERE user_id = $1 AND kind = 'health' ORDER BY at DESC LIMIT 1",
    [member.userId],
  );
  expect(newest).toMatchObject({ granted: true, text_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
});
