import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, test } from "playwright/test";
import { enter, POLLED_MS } from "@/tests/e2e/enter";

const CONSOLE_URL = new URL("/", process.env.WHATSAPP_API_URL).href;

/** A person who signed up and proved a number of their own by sending its code from the phone. */
async function memberWithPhone(request: APIRequestContext) {
  const email = `conversa.${randomUUID().slice(0, 13)}@teste.garfo.test`;
  const password = "garfo-test-123";
  const headers = { "X-Forwarded-For": `10.9.${Date.now() % 250}.${Math.floor(Math.random() * 250)}` };
  const signup = await request.post("/api/signup", {
    headers,
    data: { name: "Célia Ramos", email, password, planId: "trial" },
  });
  expect(signup.status()).toBe(200);
  const { token } = (await signup.json()) as { token: string };
  const phone = `119${String(Math.floor(Math.random() * 1e8)).padStart(8, "6")}`;
  const optIn = await request.post("/api/whatsapp-optin", {
    headers: { Authorization: `Bearer ${token}` },
    data: { phoneNumber: phone, termsAccepted: true, privacyPolicyAccepted: true, marketingConsent: false },
  });
  expect(optIn.status()).toBe(200);
  const { code } = (await optIn.json()) as { code: string };
  const proof = await request.post(`${CONSOLE_URL}control/whatsapp/inbound`, {
    data: { from: `55${phone}`, type: "text", text: code },
  });
  expect(await proof.json()).toMatchObject({ statuses: [200] });
  await expect
    .poll(async () => {
      const status = await request.get("/api/whatsapp-optin-status", {
        headers: { Authorization: `Bearer ${token}` },
      });
      return ((await status.json()) as { status: string }).status;
    })
    .toBe("confirmed");
  return { email, password, phone: `55${phone}` };
}

test("a lunch told on the phone is answered and seen on the dashboard without a reload", async ({
  page,
  context,
  request,
}) => {
  const member = await memberWithPhone(request);
  await context.clearCookies();
  await page.clock.install();
  await enter(page, member);
  await expect(page.getByRole("main")).toContainText("Refeições hoje");
  await expect(page.getByRole("main")).not.toContainText("560");

  const phone = await context.newPage();
  await phone.goto(CONSOLE_URL);
  await phone.getByLabel("Outro número, com 55 e DDD").fill(member.phone);
  await phone.getByRole("button", { name: "Usar", exact: true }).click();
  const message = "hoje almocei 2 conchas de feijão, 4 colheres de sopa de arroz e um bife médio";
  await phone.getByRole("textbox", { name: "Mensagem", exact: true }).fill(message);
  await phone.keyboard.press("Enter");
  const talk = phone.getByRole("log");
  await expect(talk).toContainText("Feijão carioca");
  await expect(talk).toContainText("2 conchas (280 g)");
  await expect(talk).toContainText("560 kcal");
  await expect(talk).toContainText("P 52 g");

  await page.bringToFront();
  await page.clock.fastForward(POLLED_MS);
  await expect(page.getByRole("main")).toContainText("560");
});
