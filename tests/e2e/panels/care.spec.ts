import { expect, test } from "playwright/test";
import { mailTo, nextMailTo } from "@/tests/api/account/mailbox";
import { YESTERDAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { fillSignUp } from "@/tests/e2e/fill-sign-up";
import { expectSound, expectSoundLooks } from "@/tests/e2e/watch";
import { call, createMember, elsewhere, sql } from "@/tests/factories";

test.use({ viewport: { width: 1280, height: 900 } });

const TABS = [
  "Resumo",
  "Diário",
  "Medidas e progresso",
  "Metas",
  "Plano alimentar",
  "Anamnese",
  "Notas privadas",
  "Relatório",
];

test("a nutritionist's day: invite, be let in, look around, comment, write down, hand over a plan, be shut out", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [nutritionist, patient] = await Promise.all([
    createMember({ role: "nutritionist", name: "Dra. Marina Sales" }),
    createMember({ name: "Paula Reis", status: "active" }),
  ]);
  await sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [patient.userId]);
  const items = [{ food: "banana-prata", grams: 100 }];
  await call("/api/meals", { token: patient.token, body: { kind: "breakfast", day: YESTERDAY, items } });
  const hers = await (await browser.newContext()).newPage();
  const theirs = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();

  await enter(hers, nutritionist);
  await expect(hers.getByText("Seus pacientes aparecem aqui")).toBeVisible();
  await expectSound(hers);
  await hers.getByRole("button", { name: "Convidar paciente" }).click();
  await hers.getByLabel("Email do paciente").fill(patient.email);
  await expectSound(hers);
  await hers.getByRole("button", { name: "Convidar", exact: true }).click();
  await expect(hers.getByText("Aguardando")).toBeVisible();

  await enter(theirs, patient);
  await theirs.goto("/nutritionist-dashboard");
  await expect(theirs.getByRole("heading", { name: "Dra. Marina Sales quer acompanhar você" })).toBeVisible();
  await expectSound(theirs);
  for (const box of await theirs.getByRole("checkbox").all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await theirs.getByRole("button", { name: "Aceitar e compartilhar" }).click();
  await expect(theirs.getByText("Vê agora")).toBeVisible();

  await hers.reload();
  await hers.getByRole("link", { name: "Paula Reis" }).last().click();
  for (const tab of TABS) {
    await hers.getByRole("link", { name: tab, exact: true }).click();
    await expect(hers.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
    await expect(hers.locator("main .animate-breathe")).toHaveCount(0);
    await expectSound(hers);
  }

  // The last day that tells something, since nothing was logged today.
  await hers.getByRole("link", { name: "Diário", exact: true }).click();
  await expect(hers.getByRole("heading", { name: "ontem" })).toBeVisible();
  await hers.getByRole("button", { name: "Comentar Café da manhã" }).click();
  await hers.getByLabel("Comentário sobre Café da manhã").fill("Boa escolha! Amanhã, com aveia.");
  await hers.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(hers.getByText("Ainda não visto")).toBeVisible();

  await hers.getByRole("link", { name: "Notas privadas", exact: true }).click();
  await hers.getByLabel("Nova nota").fill("Trabalha à noite.");
  // What is not saved yet waits while she looks something up.
  await hers.getByRole("link", { name: "Anamnese", exact: true }).click();
  await hers.getByLabel("Sono").fill("Dorme de dia.");
  await hers.getByRole("link", { name: "Metas", exact: true }).click();
  await hers.getByLabel("Proteína (g)").fill("95");
  await hers.getByRole("link", { name: "Notas privadas", exact: true }).click();
  await expect(hers.getByLabel("Nova nota")).toHaveValue("Trabalha à noite.");
  await hers.getByRole("button", { name: "Salvar nota" }).click();
  await expect(hers.getByText("Trabalha à noite.")).toBeVisible();
  await expect(hers.getByLabel("Nova nota")).toHaveValue("");
  await hers.getByRole("link", { name: "Anamnese", exact: true }).click();
  await expect(hers.getByLabel("Sono")).toHaveValue("Dorme de dia.");
  await hers.getByRole("button", { name: "Salvar" }).click();
  await expect(hers.getByText(/^Atualizada em /)).toBeVisible();

  await hers.getByRole("link", { name: "Metas", exact: true }).click();
  await expect(hers.getByLabel("Proteína (g)")).toHaveValue("95");
  await hers.getByRole("button", { name: "Definir metas" }).click();
  await expect(hers.getByText("Metas definidas.")).toBeVisible();
  await hers.getByRole("link", { name: "Plano alimentar", exact: true }).click();
  await hers.getByLabel("Nome do plano").fill("Plano de verão");
  await hers.getByRole("button", { name: "Criar rascunho" }).click();
  await hers.getByRole("button", { name: "+ Almoço" }).click();
  await expect(hers.getByRole("heading", { name: "Almoço" })).toBeVisible();
  await hers.getByRole("combobox", { name: "Buscar alimento" }).fill("banana prata");
  const food = hers.getByRole("listbox").getByRole("option").first();
  await expect(food).toContainText(/banana/i);
  await food.click();
  await expect(hers.getByRole("listbox")).toHaveCount(0);
  await hers.getByLabel("Orientações").fill("Beba água ao longo do dia.");
  await expectSound(hers);
  await hers.getByRole("button", { name: "Salvar e liberar" }).click();
  await expect(hers.getByText("Plano liberado. A pessoa já vê.")).toBeVisible();
  // What the plan comes to stands beside it whole, with no column out of sight.
  for (const name of ["Total por dia", "Plano e consumo"]) {
    const table = hers.getByRole("group", { name });
    await expect(table).toBeVisible();
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBeLessThanOrEqual(0);
  }

  await theirs.goto("/dashboard");
  const notice = theirs.getByRole("region", { name: "Dra. Marina Sales liberou um plano para você" });
  await expect(notice).toContainText("Plano de verão, de ");
  await expectSoundLooks(theirs, "the notice of a plan");
  await theirs.setViewportSize({ width: 360, height: 780 });
  await notice.getByRole("link", { name: "Ver o plano" }).click();
  await expect(theirs.getByRole("heading", { name: "Seu plano: Plano de verão" })).toBeVisible();
  await notice.getByRole("button", { name: "Dispensar o aviso" }).click();
  await expect(notice).toHaveCount(0);
  await expect(theirs.getByRole("main")).toBeFocused();
  await theirs.goto("/dashboard");
  await expect(theirs.getByRole("button", { name: "Contar o que comi" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await theirs.goto("/nutritionist-dashboard");
  await expect(theirs.getByRole("heading", { name: "Seu plano: Plano de verão" })).toBeVisible();
  await expect(theirs.getByText("Beba água ao longo do dia.")).toBeVisible();
  await expect(theirs.getByRole("main")).toContainText(/banana/i);
  await expectSound(theirs);
  await theirs.getByRole("button", { name: "Encerrar acesso" }).click();
  await theirs.getByRole("button", { name: "Encerrar agora" }).click();
  await expect(theirs.getByText("Encerrado", { exact: true })).toBeVisible();
  // The plan stays the patient's; the open page of the nutritionist shows nothing any more.
  await expect(theirs.getByRole("heading", { name: "Seu plano: Plano de verão" })).toBeVisible();
  await hers.getByRole("link", { name: "Diário", exact: true }).click();
  await expect(hers.getByRole("button", { name: /Comentar/ })).toHaveCount(0);
  await hers.reload();
  await expect(hers.getByText("Paula Reis")).toHaveCount(0);
});

test("a plan with what the patient avoids is handed over only once that was pointed out", async ({
  page,
}) => {
  const [nutritionist, patient] = await Promise.all([
    createMember({ role: "nutritionist" }),
    createMember({ name: "Ana Prado" }),
  ]);
  await call("/api/user", { method: "PUT", token: patient.token, body: { allergies: "Leite" } });
  await sql(
    `INSERT INTO app.care_links (patient_id, id, nutritionist_id, areas, granted_at, ends_on)
     VALUES ($1, gen_random_uuid(), $2, '{profile,plan}', now(), current_date + 30)`,
    [patient.userId, nutritionist.userId],
  );
  await enter(page, nutritionist);
  await page.getByRole("link", { name: "Ana Prado" }).last().click();
  await page.getByRole("link", { name: "Plano alimentar", exact: true }).click();
  await page.getByRole("button", { name: "Criar rascunho" }).click();
  await page.getByRole("button", { name: "+ Almoço" }).click();
  const release = page.getByRole("button", { name: "Salvar e liberar" });
  await release.click();
  const empty = page.getByText("Coloque pelo menos um alimento no plano antes de liberar.");
  await expect(empty).toBeVisible();
  await page.getByRole("combobox", { name: "Buscar alimento" }).fill("leite condensado");
  await page.getByRole("listbox").getByRole("option").first().click();
  await expect(empty).toBeHidden();
  await release.click();
  await expect(page.getByText(/Rascunho salvo, ainda não liberado/)).toBeVisible();
  await expect(page.getByText("Confira com o perfil")).toBeVisible();
  await expect(page.getByText(/o perfil cita Leite/i)).toBeVisible();
  await expectSound(page);
  await release.click();
  await expect(page.getByText("Plano liberado. A pessoa já vê.")).toBeVisible();
  await expect(page.getByText(/o perfil cita Leite/i)).toBeVisible();
});

test("an invitation by link survives log-in and sign-up, and is answered right after", async ({ page }) => {
  const nutritionist = await createMember({ role: "nutritionist", name: "Dra. Lia Torres" });
  const { link } = (await call("/api/nutritionist/invitations", { token: nutritionist.token, body: {} }))
    .body;
  await page.setExtraHTTPHeaders(elsewhere());
  await page.goto(link);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/Você tem um convite de nutricionista/)).toBeVisible();
  await page.getByRole("link", { name: "Criar conta" }).last().click();
  await expect(page).toHaveURL(/\/signup\?/);
  await expect(page.getByText(/Você tem um convite de nutricionista/)).toBeVisible();
  await fillSignUp(page, "Rita Nunes");
  await expect(page.getByRole("heading", { name: "Dra. Lia Torres quer acompanhar você" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Acompanhamento" })).toBeVisible();
  await expect(page).toHaveTitle(/^Acompanhamento · /);
});

test("whoever is asked by address and confirms it is led to the invitation", async ({ page }) => {
  const [nutritionist, patient] = await Promise.all([
    createMember({ role: "nutritionist", name: "Dr. Ivo Matos" }),
    createMember(),
  ]);
  await call("/api/nutritionist/invitations", { token: nutritionist.token, body: { email: patient.email } });
  await nextMailTo(patient.email, 2);
  const letter = (await mailTo(patient.email)).find(({ text }) => text.includes("/confirm-email#"));
  const confirm = /\S+\/confirm-email#\S+/.exec(letter?.text ?? "")?.[0] ?? "";
  await enter(page, patient);
  await page.goto(confirm);
  await page.getByRole("link", { name: "Ver o convite" }).click();
  await expect(page.getByRole("heading", { name: "Dr. Ivo Matos quer acompanhar você" })).toBeVisible();
});

test("whoever merely holds a link is told so, and a request to be a nutritionist waits", async ({ page }) => {
  const [nutritionist, holder] = await Promise.all([
    createMember({ role: "nutritionist", name: "Dr. Caio Prado" }),
    createMember({ name: "Rui Lima" }),
  ]);
  const { link } = (await call("/api/nutritionist/invitations", { token: nutritionist.token, body: {} }))
    .body;
  await enter(page, holder);
  await page.goto(link);
  await expect(page.getByText(/Este convite não foi enviado para/)).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Recusar" }).click();
  await expect(page.getByText("Convite recusado.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /quer acompanhar você/ })).toBeHidden();
  // Answered just now, it is no dead link that somebody opened; and the address no longer has it.
  await expect(page.getByText(/Este convite não vale mais/)).toBeHidden();
  await expect(page).toHaveURL(/\/nutritionist-dashboard$/);
  await page.getByLabel("Região do CRN").selectOption("3");
  await page.getByLabel("Número do CRN").fill("doze");
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText("Use só os números do seu CRN, sem a região.")).toBeVisible();
  await page.getByLabel("Número do CRN").fill("54321");
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText(/Recebemos o seu pedido com o CRN-3 54321/)).toBeVisible();
});

test("the list is searched by keyboard, and the search stands in the address", async ({ page }) => {
  const nutritionist = await createMember({ role: "nutritionist" });
  for (const name of ["Ana Prado", "Bia Costa"]) {
    const patient = await createMember({ name });
    await sql(
      `INSERT INTO app.care_links (patient_id, id, nutritionist_id, areas, granted_at, ends_on)
       VALUES ($1, gen_random_uuid(), $2, '{diary,plan}', now(), current_date + 30)`,
      [patient.userId, nutritionist.userId],
    );
  }
  await page.route("**/api/nutritionist/patients?*attention=true*", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await enter(page, nutritionist);
  // Who needs attention did not come: the list stands all the same.
  await expect(page.getByRole("link", { name: "Ana Prado" })).toBeVisible();
  await page.unroute("**/api/nutritionist/patients?*attention=true*");
  await expect(page.getByRole("heading", { name: /precisam? de atenção/ })).toBeVisible();
  await page.getByLabel("Buscar pelo nome").focus();
  await page.keyboard.type("costa");
  await expect(page).toHaveURL(/q=costa/);
  await expect(page.getByRole("link", { name: "Ana Prado" })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Buscar pelo nome")).toHaveValue("costa");
  await page.getByRole("link", { name: "Bia Costa" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bia Costa" })).toBeVisible();
  await expect(page).toHaveTitle(/^Bia Costa/);
  await page.goBack();
  await expect(page.getByLabel("Buscar pelo nome")).toHaveValue("costa");
});
