import { describe, expect, it } from "vitest";
import { checkDue } from "@/lib/billing/notices/check-due.server";
import { db } from "@/lib/db";
import { control } from "@/tests/api/chat/phone";
import { call, sql } from "@/tests/factories";
import { act, createPayer, jobs, order, payPix, providerPayment, subscribe, until } from "./billing-rig";

const now = () => ({ ...jobs, now: new Date() });

describe("a provider in trouble", () => {
  it.each([
    [{ mode: "error", status: 500 }],
    [{ mode: "error", status: 504, effect: true }],
    [{ mode: "html" }],
  ])("%o costs nobody an order, nor a second charge", async (fault) => {
    const member = await createPayer();
    await control("/faults", { service: "mercado-pago", ...fault, count: 2 });
    const lost = await order(member, "monthly", "pix");
    await control("/faults", { service: "mercado-pago", mode: "off" });
    const found = lost.status === 200 ? lost : await order(member, "monthly", "pix");
    if (lost.status !== 200) {
      expect(lost).toMatchObject({ status: 503, body: { code: "payment_unavailable" } });
      expect(lost.body.error).toMatch(/^Erro ao processar pagamento/);
    }
    expect(found.status).toBe(200);
    expect(await db().payment.count({ where: { userId: member.userId } })).toBe(1);
    await payPix(found);
    await until(member, { status: "active" });
  });

  it("still gets a refund done", async () => {
    const member = await createPayer();
    const { paymentId } = await subscribe(member);
    await control("/faults", { service: "mercado-pago", mode: "error", status: 500 });
    const answer = await act(member, { action: "withdraw" });
    await control("/faults", { service: "mercado-pago", mode: "off" });
    expect(answer.status).toBe(200);
    await sql("UPDATE app.payments SET next_check_at = now() WHERE id = $1", [paymentId]);
    await checkDue(now());
    expect((await providerPayment(paymentId)).status).toBe("refunded");
  });
});

describe("bad orders", () => {
  it.each([
    ["a plan that does not exist", { planId: "gold" }, 422, "plan_unknown"],
    ["the trial", { planId: "trial" }, 422, "plan_unknown"],
    ["a price of one's own", { planId: "monthly", amount: 1 }, 422, "validation"],
    ["another way to pay", { planId: "monthly", paymentMethod: "boleto" }, 422, "validation"],
    ["no plan", {}, 422, "validation"],
    [
      "a CPF that is none",
      { planId: "monthly", paymentMethod: "pix", cpf: "111.111.111-11" },
      422,
      "validation",
    ],
    ["no CPF", { planId: "monthly", paymentMethod: "pix" }, 422, "cpf_needed"],
    ["a coupon that is none", { planId: "monthly", coupon: "NADA" }, 422, "coupon_invalid"],
  ])("%s", async (_, { cpf, ...more }: Record<string, unknown>, status, code) => {
    const member = await createPayer();
    const paymentData = cpf ? { payer: { cpf } } : undefined;
    const answer = await act(member, { action: "upgrade", ...more, ...(paymentData ? { paymentData } : {}) });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await db().payment.count({ where: { userId: member.userId } })).toBe(0);
  });

  it("shows nobody another's payment", async () => {
    const [one, other] = await Promise.all([createPayer(), createPayer()]);
    const { body } = await order(one, "monthly", "pix");
    const view = await call(`/api/subscription/payments/${body.paymentId}`, { token: other.token });
    expect([view.status, view.body.code]).toEqual([404, "not_found"]);
  });
});
