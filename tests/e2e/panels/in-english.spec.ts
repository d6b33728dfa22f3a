import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "playwright/test";
import { createAdmin } from "@/tests/api/admin/admin-rig";
import { enter } from "@/tests/e2e/enter";
import { expectSound } from "@/tests/e2e/watch";
import { call, createCompany, createMember, type Member, sql, uniqueEmail } from "@/tests/factories";

/** What a sentence in Portuguese hardly does without, and no name of these tests has. */
const PORTUGUESE =
  /[ãõç]|(?<![\p{L}])(não|você|para|uma|dos|das|nenhum|salvar|enviar|buscar|até)(?![\p{L}])/iu;

async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator("main .animate-breathe")).toHaveCount(0);
  const lines = (await page.locator("body").allInnerTexts()).flatMap((text) => text.split("\n"));
  expect(lines.filter((line) => PORTUGUESE.test(line))).toEqual([]);
  await expectSound(page);
}

async function open(browser: Browser, member: Member, width = 1280): Promise<Page> {
  const viewport = { width, height: 900 };
  const page = await (await browser.newContext({ locale: "en-US", viewport })).newPage();
  await enter(page, member);
  return page;
}

test("a nutritionist's day in English: invite, be let in, comment, plan, report", async ({ browser }) => {
  test.setTimeout(180_000);
  const [nutritionist, patient] = await Promise.all([
    createMember({ role: "nutritionist", name: "Dr. Grace Hill" }),
    createMember({ name: "Paul Reed", status: "active" }),
  ]);
  await sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [patient.userId]);
  const items = [{ food: "banana-prata", grams: 100 }];
  await call("/api/meals", { token: patient.token, body: { kind: "breakfast", items } });
  const hers = await open(browser, nutritionist);
  await hers.getByRole("button", { name: "Invite patient" }).click();
  await hers.getByLabel("The patient’s email").fill(patient.email);
  await expectEnglish(hers);
  await hers.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(hers.getByText("Waiting", { exact: true })).toBeVisible();

  const theirs = await open(browser, patient, 360);
  await theirs.goto("/nutritionist-dashboard");
  await expect(theirs.getByRole("heading", { name: "Dr. Grace Hill wants to work with you" })).toBeVisible();
  await expectEnglish(theirs);
  for (const box of await theirs.getByRole("checkbox").all()) await box.check();
  await theirs.getByRole("button", { name: "Accept and share" }).click();
  await expect(theirs.getByText("Has access")).toBeVisible();

  await hers.reload();
  await hers.getByRole("link", { name: "Paul Reed" }).last().click();
  for (const tab of ["Measurements and progress", "Goals", "Health history", "Private notes", "Diary"]) {
    await hers.getByRole("link", { name: tab, exact: true }).click();
    await expect(hers.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
    await expectEnglish(hers);
  }
  await hers.getByRole("button", { name: "Comment on Breakfast" }).click();
  await hers.getByRole("textbox", { name: "Comment on Breakfast" }).fill("Good choice! Oats tomorrow?");
  await hers.getByRole("button", { name: "Send", exact: true }).click();
  await expect(hers.getByText("Not seen yet")).toBeVisible();

  await hers.getByRole("link", { name: "Meal plan", exact: true }).click();
  await hers.getByLabel("Plan name").fill("Summer plan");
  await hers.getByRole("button", { name: "Create draft" }).click();
  await hers.getByRole("button", { name: "+ Lunch" }).click();
  await hers.getByRole("combobox", { name: /food/i }).fill("white rice");
  const food = hers.getByRole("listbox").getByRole("option").first();
  await expect(food).toContainText("White rice");
  await food.click();
  await expect(hers.getByRole("listbox")).toHaveCount(0);
  await hers.getByLabel("Guidance").fill("Drink water through the day.");
  await expectEnglish(hers);
  await hers.getByRole("button", { name: "Save and publish" }).click();
  await expect(hers.getByText("Plan published. The patient sees it now.")).toBeVisible();

  await hers.getByRole("link", { name: "Report", exact: true }).click();
  const downloaded = hers.waitForEvent("download");
  await hers.getByRole("button", { name: "Create PDF" }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: "Your plan: Summer plan" })).toBeVisible();
  await expectEnglish(theirs);
  await theirs.getByRole("link", { name: "Diary", exact: true }).first().click();
  await expect(theirs.getByText("Good choice! Oats tomorrow?")).toBeVisible();
});

test("a manager's day in English: import, code, referrals, payout; and the member's side", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const id = await createCompany(`Studio ${randomUUID().slice(0, 6)}`);
  const manager = await createMember({ status: "active", company: { id, role: "manager" }, name: "Ann Lee" });
  await sql(
    `INSERT INTO app.commissions (id, company_id, payment_id, paid_cents, percent, cents, earned_at, clears_at)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), 35900, 10, 3590, now(), now() - interval '1 minute')`,
    [id],
  );
  const page = await open(browser, manager);
  await expect(page.getByText("Seats used")).toBeVisible();
  await expectEnglish(page);
  await page.getByRole("link", { name: "Members" }).click();
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("CSV file").setInputFiles({
    ...{ name: "team.csv", mimeType: "text/csv" },
    buffer: Buffer.from(`\ufeffname,email\r\nJoe Hart,${uniqueEmail("joe")}\r\n=cmd,no address\r\n`),
  });
  await expect(dialog.getByText("The email is not valid")).toBeVisible();
  await expectEnglish(page);
  await dialog.getByRole("button", { name: "Invite 1 person" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Invitations" }).click();
  await expect(page.getByRole("row", { name: /Joe Hart/ })).toContainText("Waiting");
  await expectEnglish(page);

  await page.getByRole("link", { name: "Codes" }).click();
  await page.getByRole("button", { name: "New code" }).click();
  await dialog.getByLabel("Professional").fill("Lisa Park");
  await dialog.getByRole("button", { name: "Create code" }).click();
  const code = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).first();
  await expect(code).toBeVisible();
  await expectEnglish(page);
  const member = await createMember({ name: "Bea Field", status: "active" });
  const professionalCode = await code.textContent();
  await call("/api/associate-user", { token: member.token, body: { professionalCode } });

  await page.getByRole("link", { name: "Referrals" }).click();
  await page.getByRole("button", { name: "Request a payout" }).click();
  await dialog.getByLabel("Amount (R$)").fill("99");
  await dialog.getByLabel("Company PIX key").fill("money@studio.test");
  await dialog.getByRole("button", { name: "Request a payout" }).click();
  await expect(dialog.getByText("The amount is higher than the available balance.")).toBeVisible();
  await dialog.getByLabel("Amount (R$)").fill("30.50");
  await dialog.getByRole("button", { name: "Request a payout" }).click();
  await expect(page.getByText(/money@studio.test/)).toBeVisible();
  await expectEnglish(page);

  // On a phone a row shows all that it has, without being pushed sideways.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/partner?aba=membros");
  const remove = page.getByRole("button", { name: "Remove Bea Field" });
  await expect(remove).toBeVisible();
  const box = await remove.boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(360);
  await expectEnglish(page);

  const theirs = await open(browser, member, 360);
  await theirs.goto("/partner");
  await expect(theirs.getByText("Lisa Park")).toBeVisible();
  await expectEnglish(theirs);
});

test("an administrator's day in English: find somebody, extend a trial, replay a webhook, read the audit log", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 8);
  const [admin] = await Promise.all([
    createAdmin({ name: "Ada Root" }),
    createMember({ name: `Otis ${mark}` }),
    sql(
      `INSERT INTO app.payment_events (topic, resource_id, notified, handled, handled_at)
       VALUES ('payment', $1, 1, 1, now())`,
      [mark],
    ),
  ]);
  const page = await open(browser, admin);
  await expect(page.getByText("Monthly revenue (MRR)")).toBeVisible();
  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Search").fill(mark);
  await expect(page).toHaveURL(new RegExp(`busca=${mark}`));
  await page.getByRole("link", { name: `Otis ${mark}` }).click();
  await page.getByRole("button", { name: "Extend the trial" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Extra days").fill("5");
  await dialog.getByLabel("Reason").fill("Lost a day by our fault");
  await expectEnglish(page);
  await dialog.getByRole("button", { name: "Extend the trial" }).click();
  await expect(page.getByText("Lost a day by our fault")).toBeVisible();

  await page.goto(`/admin/advanced?aba=webhooks&busca=${mark}`);
  await page.getByRole("button", { name: /^Replay/ }).click();
  await dialog.getByLabel("Reason").fill("They say that it is missing");
  await dialog.getByRole("button", { name: /^Replay/ }).click();
  await expect(dialog).toBeHidden();
  const [event] = await sql("SELECT notified FROM app.payment_events WHERE resource_id = $1", [mark]);
  expect(event).toEqual({ notified: 2 });
  await page.goto("/admin/advanced?aba=auditoria");
  await expect(page.getByText("They say that it is missing").first()).toBeVisible();
  await expect(page.getByText("Lost a day by our fault").first()).toBeVisible();
  for (const tab of ["filas", "erros", "recursos", "webhooks", "auditoria"]) {
    await page.goto(`/admin/advanced?aba=${tab}`);
    await expectSound(page);
  }
});
