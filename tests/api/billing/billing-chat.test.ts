import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { createWriter, replies, write, writeInTurn } from "@/tests/api/chat/phone";
import { call, createMember } from "@/tests/factories";
import { eventually, payPix, status, subscribe } from "./billing-rig";

const CPF = "52998224725";

it("tells when the subscription ends, and how to cancel it", async () => {
  const writer = await createWriter({ status: "trial" });
  const [when, how] = await writeInTurn(writer.number, ["quando vence?", "cancelar assinatura"]);
  expect(when?.text).toMatch(/^Seu teste grátis vai até \d/);
  expect(how?.text).toContain("/subscription");
});

it("sends a PIX code to whoever asks, also without a subscription, and says once it is paid until when", async () => {
  const writer = await createWriter({ status: "expired" });
  await db().person.update({ where: { userId: writer.userId }, data: { cpf: CPF } });
  await write(writer.number, "quero pagar no pix");
  const [promise, code] = await replies(writer.number, 2);
  expect(promise?.text).toContain("35,90");
  expect(code?.text).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  const payment = await db().payment.findFirstOrThrow({ where: { userId: writer.userId } });
  expect(payment).toMatchObject({ planId: "monthly", qrCode: code?.text });
  await write(writer.number, "pagar com pix");
  const again = await replies(writer.number, 4);
  expect(again[3]?.text).toBe(code?.text);
  await payPix({ body: { paymentId: payment.id } });
  await eventually(async () => (await status(writer)).status).toBe("active");
  await write(writer.number, "quando vence minha assinatura?");
  const last = (await replies(writer.number, 5))[4];
  expect(last?.text).toMatch(/^Seu plano Mensal vale até .* e se renova/);
});

it("asks for the CPF where the site has none, and pays the plan that one has", async () => {
  const writer = await createWriter({ status: "expired" });
  await write(writer.number, "quero pagar no pix");
  expect((await replies(writer.number, 1))[0]?.text).toContain("CPF");
  await subscribe(writer, "quarterly");
  await write(writer.number, "quero renovar minha assinatura");
  expect((await replies(writer.number, 3))[1]?.text).toContain("101,70");
});

it("ends a trial whose number had one before", async () => {
  const first = await createWriter({ status: "trial" });
  await call("/api/account", { method: "DELETE", token: first.token, body: { password: first.password } });
  const again = await createMember({ status: "trial" });
  const asked = await call("/api/whatsapp-optin", {
    token: again.token,
    body: { phoneNumber: first.number.slice(2), termsAccepted: true, privacyPolicyAccepted: true },
  });
  await write(first.number, asked.body.code);
  await eventually(async () => (await status(again)).status).toBe("expired");
});
