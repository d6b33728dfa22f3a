import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Route, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { call, createMember, PASSWORD, sql, uniqueEmail } from "@/tests/factories";

const CONSOLE_URL = new URL("/", process.env.WHATSAPP_API_URL).href;

test("the checkout asks for a plan and a CPF that is one before it makes a PIX", async ({ page }) => {
  await enter(page, await createMember({ status: "trial" }));
  await page.goto("/subscription");
  const pay = page.getByRole("button", { name: "Pagar com PIX" });
  await page.getByRole("radio", { name: /PIX/ }).check();
  await pay.click();
  await expect(page.getByText("Selecione um plano para continuar")).toBeVisible();
  const monthly = page.getByRole("radio", { name: /Mensal/ });
  await expect(monthly).toBeFocused();
  await monthly.check();
  await expect(page.getByText("Selecione um plano para continuar")).toBeHidden();
  await pay.click();
  const cpf = page.getByLabel("CPF de quem paga");
  await expect(cpf).toBeFocused();
  await cpf.pressSequentially("52998224724");
  await pay.click();
  await expect(page.getByText("CPF inválido")).toBeVisible();
  await cpf.fill("52998224725");
  await pay.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Aguardando Pagamento");
  await expect(dialog.getByRole("button", { name: "Copiar código" })).toBeFocused();
});

test("who has cancelled is told until when it lasts, and how to come back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, await createMember({ status: "active" }));
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Cancelar assinatura" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Quer contar mais? (opcional)")).toBeHidden();
  await dialog.getByText("Uso pouco").click();
  await expect(dialog.getByLabel("Quer contar mais? (opcional)")).toBeVisible();
  // Longer than a phone by now: what goes on is in sight all the same.
  await expect(dialog.getByRole("button", { name: "Continuar" })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog.getByRole("button", { name: "Cancelar assinatura" }).click();
  await expect(dialog).toContainText(/Protocolo \S+\./);
  await dialog.getByRole("button", { name: "Fechar" }).first().click();
  // What had opened it is gone: the keyboard goes on where that stood.
  await expect(page.getByRole("region", { name: "Ações", exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^Cancelada\. Acesso até \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(page.getByText("Cancelada", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Ações", exact: true })).toContainText(/Protocolo \S+\./);
  await page.getByRole("link", { name: "Assinar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Planos e pagamento" })).toBeInViewport();
});

test("whose trial is over is told so, and asked to choose a plan", async ({ page }) => {
  const member = await createMember({ status: "trial" });
  await sql("UPDATE app.subscriptions SET period_end = now() - interval '2 days' WHERE user_id = $1", [
    member.userId,
  ]);
  await enter(page, member);
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByText("Assinatura expirada - Renove para continuar")).toBeVisible();
  await expect(main.getByText(/^Seu teste grátis terminou\./)).toBeVisible();
  await main.getByRole("link", { name: "Escolher um plano" }).click();
  await expect(page).toHaveURL(/\/subscription/);
  await expect(main.getByText(/^Seu teste grátis terminou\./)).toBeVisible();
});

test("a card is agreed to on the provider's page and opens the access", async ({ page }) => {
  const member = await createMember({ status: "expired" });
  await enter(page, member);
  await page.goto("/subscription");
  // What ran out is chosen already: renewing it is one press.
  await expect(page.getByRole("radio", { name: /Mensal/ })).toBeChecked();
  await expect(page.getByText("Você paga hoje")).toBeVisible();
  await page.getByRole("button", { name: "Pagar com cartão" }).click();
  await expect(page.getByText("Falta só confirmar o cartão na página do Mercado Pago.")).toBeVisible();
  await page.waitForURL(/mercado-pago/);
  await page.getByRole("button", { name: "Recusar o cartão" }).click();
  await expect(page.getByRole("alert")).toContainText("recusado");
  await page.getByLabel("Final do cartão de teste").fill("4242");
  await page.getByRole("button", { name: "Aprovar" }).click();
  await page.waitForURL(/post-payment|subscription/);
  await expect(page.getByText("Assinatura ativada com sucesso!")).toBeVisible();
  await page.goto("/subscription");
  await expect(page.getByText("Ativo", { exact: true })).toBeVisible();
  await expect(page.getByText(/Cobrança em andamento; acesso garantido até/).first()).toBeVisible();
  // The provider charges a little later, and then tells of the card.
  const contracts = `${CONSOLE_URL}control/mercado-pago/preapprovals`;
  const all: { id: string; payer_email: string }[] = await (await page.request.get(contracts)).json();
  const contract = all.find(({ payer_email }) => payer_email === member.email);
  await page.request.post(`${contracts}/${contract?.id}/charge`, { data: { lastFour: "4242" } });
  await expect(async () => {
    await page.goto("/subscription");
    await expect(page.getByText(/Próxima cobrança em/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText(/4242/)).toBeVisible();
  await page.getByRole("button", { name: "Remover cartão" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("Cartão removido com sucesso!")).toBeVisible();
  await expect(page.getByText(/4242/)).toBeHidden();
});

test("who comes back without a card, before it is charged or once it is declined, reads of a card", async ({
  page,
}) => {
  const member = await createMember({ status: "trial" });
  await enter(page, member);
  await page.goto("/subscription?plan=monthly");
  await page.getByRole("button", { name: "Pagar com cartão" }).click();
  await page.waitForURL(/mercado-pago/);
  await page.getByRole("button", { name: "Recusar o cartão" }).click();
  await page.goto("/post-payment");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "O pagamento não foi concluído" })).toBeVisible();
  await expect(main).not.toContainText("PIX");
  await main.getByRole("link", { name: "Tentar de novo" }).click();
  await page.waitForURL(/mercado-pago/);
  await page.getByRole("button", { name: "Aprovar" }).click();
  await page.waitForURL(/post-payment/);
  await expect(main.getByRole("heading", { name: "Cartão confirmado" })).toBeVisible();
  await expect(main).not.toContainText("PIX");
  const contracts = `${CONSOLE_URL}control/mercado-pago/preapprovals`;
  const all: { id: string; payer_email: string; status: string }[] = await (
    await page.request.get(contracts)
  ).json();
  const agreed = all.find(
    ({ payer_email, status }) => payer_email === member.email && status === "authorized",
  );
  await page.request.post(`${contracts}/${agreed?.id}/decline`, { data: {} });
  await expect(main.getByRole("heading", { name: "O cartão foi recusado" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Pagar de outra forma" })).toBeVisible();
});

test("the PIX dialog notices by itself that it was paid", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await createMember({ status: "expired" }));
  await page.goto("/subscription");
  await page.getByRole("radio", { name: /Mensal/ }).check();
  await page.getByRole("radio", { name: /PIX/ }).check();
  await page.getByLabel("CPF de quem paga").fill("52998224725");
  const answer = page.waitForResponse((response) => /api\/subscription$/.test(response.url()));
  await page.getByRole("button", { name: "Pagar com PIX" }).click();
  const { paymentId } = await (await answer).json();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Aguardando Pagamento");
  // All that one can do about it is on a phone's first screen.
  for (const name of ["Copiar código", "Verificar Pagamento"]) {
    await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  const payments = `${CONSOLE_URL}control/mercado-pago/payments`;
  const all: { id: number; external_reference: string }[] = await (await page.request.get(payments)).json();
  const charge = all.find(({ external_reference }) => external_reference === paymentId);
  await page.request.post(`${payments}/${charge?.id}/approve`, { data: {} });
  await expect(dialog).toContainText("Assinatura ativada com sucesso!");
  // On a slow line the news of the access comes while the next page is on its way, and must not hold that up.
  const late = (ms: number) => async (route: Route) => {
    await sleep(ms);
    await route.fallback();
  };
  await page.route(/\/api\/subscription$/, late(1_200));
  await page.route(/\/post-payment/, late(1_500));
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL("**/post-payment");
  await expect(page.getByRole("heading", { name: "Assinatura ativada com sucesso!" })).toBeVisible();
});

test("a PIX that is paid after its dialog was left is noticed", async ({ page }) => {
  const member = await createMember({ status: "trial" });
  const payer = { cpf: "52998224725" };
  const { body } = await call("/api/subscription", {
    token: member.token,
    body: { action: "upgrade", planId: "monthly", paymentMethod: "pix", paymentData: { payer } },
  });
  await enter(page, member);
  await page.goto("/subscription");
  await expect(page.getByText("Teste Grátis", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver o código" })).toBeVisible();
  const payments = `${CONSOLE_URL}control/mercado-pago/payments`;
  const all: { id: number; external_reference: string }[] = await (await page.request.get(payments)).json();
  const charge = all.find(({ external_reference }) => external_reference === body.paymentId);
  // Untold: whoever comes back to the window has the provider asked, and the page looks by itself.
  await page.request.post(`${payments}/${charge?.id}/approve`, { data: { notify: false } });
  await sleep(4_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Ativo", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver o código" })).toBeHidden();
});

test("whoever opens the page behind a payment by hand is not told of one", async ({ page }) => {
  await enter(page, await createMember({ status: "active" }));
  await page.goto("/post-payment");
  await expect(page.getByRole("heading", { name: "Sua assinatura está ativa" })).toBeVisible();
  await expect(page.getByText("Assinatura ativada com sucesso!")).toHaveCount(0);
});

test("who has paid finds what they have before what they could buy", async ({ page }) => {
  await enter(page, await createMember({ status: "active" }));
  await page.goto("/subscription");
  const top = async (name: string) => {
    const box = await page.getByRole("heading", { level: 2, name, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return box.y;
  };
  await expect(page.getByRole("button", { name: "Cancelar assinatura" })).toBeVisible();
  expect(await top("Ações")).toBeLessThan(await top("Planos e pagamento"));
  // Who comes for a plan has it first.
  await page.goto("/subscription?plan=monthly");
  await expect(page.getByRole("button", { name: "Cancelar assinatura" })).toBeVisible();
  expect(await top("Planos e pagamento")).toBeLessThan(await top("Ações"));
});

test("who waits for a PIX has its code beside the reason, and nothing that leads nowhere", async ({
  page,
}) => {
  const member = await createMember({ status: "pending_payment" });
  const payer = { cpf: "52998224725" };
  await call("/api/subscription", {
    token: member.token,
    body: { action: "upgrade", planId: "monthly", paymentMethod: "pix", paymentData: { payer } },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, member);
  await page.goto("/subscription");
  const reason = page.getByRole("alert").filter({ hasText: "Aguarde confirmação do PIX" });
  await expect(page.getByRole("navigation", { name: "Atalhos" })).toHaveCount(0);
  await page.keyboard.press("n");
  await reason.getByRole("button", { name: "Ver o código" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toContainText("Pague com PIX");
});

test("who signed up for a PIX and gave no CPF reads that it is to be paid, with plan and PIX chosen", async ({
  page,
}) => {
  const email = uniqueEmail();
  const form = { name: "Léa Souza", email, password: PASSWORD, planId: "quarterly" };
  await call("/api/signup", { body: { ...form, paymentData: { paymentMethod: "pix" } } });
  await enter(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/subscription\?reason=pending_payment$/);
  await expect(page.getByText(/^O pagamento ainda não foi feito\./)).toBeVisible();
  await expect(page.getByRole("radio", { name: /Trimestral/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /PIX/ })).toBeChecked();
  await page.getByLabel("CPF de quem paga").fill("52998224725");
  await page.getByRole("button", { name: "Pagar com PIX" }).click();
  await expect(page.getByRole("dialog")).toContainText("Aguardando Pagamento");
  await page.goto("/subscription");
  await expect(page.getByText(/^Assim que o PIX for confirmado/)).toBeVisible();
  // What the address asks for comes first.
  await page.goto("/subscription?plan=yearly&method=credit_card");
  await expect(page.getByRole("radio", { name: /Anual/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /Cartão/ })).toBeChecked();
});

test("the button to pay stays under the press that leaves the coupon's field", async ({ page }) => {
  await enter(page, await createMember({ status: "trial" }));
  await page.goto("/subscription");
  await page.getByRole("radio", { name: /PIX/ }).check();
  await page.getByRole("radio", { name: /Mensal/ }).check();
  await page.getByLabel("CPF de quem paga").fill("52998224725");
  await expect(page.getByText("Você paga hoje")).toBeVisible();
  const coupon = page.getByLabel("Cupom (opcional)");
  await coupon.fill("NAOEXISTE");
  await page.keyboard.press("Tab");
  const refusal = page.getByText("Este cupom não existe ou não vale para este plano.");
  await expect(refusal).toHaveCount(1);
  await expect(coupon).toHaveAccessibleDescription("Este cupom não existe ou não vale para este plano.");
  await expect(page.getByText("Você paga hoje")).toBeVisible();
  await page.getByRole("button", { name: "Pagar com PIX" }).click();
  await expect(coupon).toBeFocused();
  await expect(refusal).toHaveCount(1);
  await expect(page.getByText("Este valor não é válido.")).toBeHidden();
  await coupon.fill("");
  const pay = page.getByRole("button", { name: "Pagar com PIX" });
  await pay.hover();
  const before = await pay.boundingBox();
  await page.mouse.down();
  await expect(pay).toBeFocused();
  expect(await pay.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toContainText("Aguardando Pagamento");
});
