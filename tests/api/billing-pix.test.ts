import { describe, expect, it } from "vitest";
import { checkDue } from "@/lib/billing/notices/check-due.server";
import { scanChanges } from "@/lib/billing/notices/scan-changes.server";
import { db } from "@/lib/db";
import { call, createMember, sql } from "../factories";
import {
  act,
  createPayer,
  DAY_MS,
  daysTo,
  eventually,
  jobs,
  notify,
  order,
  payPix,
  providerPayment,
  status,
  subscribe,
  tell,
  until,
} from "./billing-rig";
import { nextMailTo } from "./mailbox";
import { control } from "./phone";

const now = () => ({ ...jobs, now: new Date() });

describe("paying by PIX", () => {
  it("shows a code, notices the payment, gives the period and mails a receipt", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "pix");
    expect(answer).toMatchObject({ status: 200, body: { success: true, redirectUrl: null } });
    const { pixData, paymentId } = answer.body;
    expect(pixData).toMatchObject({
      amount: 35.9,
      qr_code: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
    });
    expect(Buffer.from(pixData.qr_code_image, "base64").subarray(1, 4).toString()).toBe("PNG");
    const view = await call(`/api/subscription/payments/${paymentId}`, { token: member.token });
    expect(view.body).toMatchObject({ status: "pending", pixData, plan: "Mensal", method: "pix" });
    expect(await status(member)).toMatchObject({
      status: "expired",
      billing: { pendingPayment: { id: paymentId, pixData } },
    });
    await payPix(answer);
    const after = await until(member, { status: "active", planId: "monthly", autoRenew: true });
    expect(daysTo(after.expiresAt)).toBe(30);
    expect(after.billing).toMatchObject({ method: "pix", nextAmount: 35.9, pendingPayment: null });
    const paid = await call(`/api/subscription/payments/${paymentId}`, { token: member.token });
    expect(paid.body).toMatchObject({ status: "paid", pixData: null });
    expect((await nextMailTo(member.email, 2)).subject).toMatch(/^Recibo nº \d{6}\/\d{4}: Mensal$/);
  });

  it("shows a code that still waits again instead of making another, also to a double click", async () => {
    const member = await createPayer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(member, "monthly", "pix")));
    expect(new Set(answers.map(({ body }) => body.pixData?.qr_code)).size).toBe(1);
    expect(await db().payment.count({ where: { userId: member.userId } })).toBe(1);
    const other = await order(member, "yearly", "pix");
    expect(other.body.pixData.amount).toBe(382.8);
    await checkDue(now());
    expect((await providerPayment(answers[0]!.body.paymentId)).status).toBe("cancelled");
    expect((await providerPayment(other.body.paymentId)).status).toBe("pending");
  });

  it("answers a click's key with the same charge", async () => {
    const member = await createPayer();
    const headers = { "Idempotency-Key": "click-00000001" };
    const [one, two] = [
      await order(member, "monthly", "pix", { headers }),
      await order(member, "yearly", "pix", { headers }),
    ];
    expect(two.body.paymentId).toBe(one.body.paymentId);
  });

  it("keeps what a paying member has until the dearer plan is paid, then adds the unused days", async () => {
    const member = await createPayer();
    await subscribe(member);
    const preview = await call("/api/subscription?action=preview&planId=yearly&paymentMethod=pix", {
      token: member.token,
    });
    expect(preview.body).toMatchObject({
      kind: "upgrade",
      amountToday: 382.8,
      creditDays: 35,
      creditAmount: 35.9,
    });
    const answer = await order(member, "yearly", "pix");
    expect(await status(member)).toMatchObject({ status: "active", planId: "monthly" });
    await payPix(answer);
    const after = await until(member, { status: "active", planId: "yearly" });
    expect(daysTo(after.expiresAt)).toBe(400);
  });

  it("lets a cheaper plan follow without taking money today", async () => {
    const member = await createPayer();
    await subscribe(member, "yearly");
    const answer = await order(member, "monthly", "pix");
    expect(answer.body).toMatchObject({ success: true, startsAt: expect.any(String) });
    expect(answer.body.pixData ?? null).toBeNull();
    expect(daysTo(answer.body.startsAt)).toBe(365);
    expect(await status(member)).toMatchObject({
      ...{
        planId: "yearly",
        billing: { scheduledPlan: { planId: "monthly", amount: 35.9 }, nextAmount: 35.9 },
      },
    });
    expect((await order(member, "monthly", "pix")).body.code).toBe("plan_current");
  });

  it("adds a trial's days, and a period that is paid early", async () => {
    const member = await createMember({ status: "trial", periodEnd: new Date(Date.now() + 5 * DAY_MS) });
    await subscribe(member);
    expect(daysTo((await status(member)).expiresAt)).toBe(35);
    const again = await order(member, "monthly", "pix");
    await payPix(again);
    await eventually(async () => daysTo((await status(member)).expiresAt)).toBe(65);
  });

  it("flags a second approval for one period and gives no second period for it", async () => {
    const member = await createPayer();
    const first = await order(member, "monthly", "pix");
    const second = await order(member, "quarterly", "pix");
    // Both codes had been copied already: the replaced one is paid before it is made unpayable.
    await payPix(second);
    await until(member, { status: "active", planId: "quarterly" });
    await payPix(first);
    await eventually(
      async () => (await db().payment.findUnique({ where: { id: first.body.paymentId } }))?.state,
    ).toBe("refund_due");
    const after = await status(member);
    expect(after.planId).toBe("quarterly");
    expect(daysTo(after.expiresAt)).toBe(90);
    expect((await nextMailTo(process.env.SUPER_ADMIN_EMAIL ?? "")).text).toContain(first.body.paymentId);
  });

  it("activates a late approval from now on", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "pix");
    const payment = await providerPayment(answer.body.paymentId);
    await tell("payments", payment.id, "expire");
    await eventually(
      async () => (await db().payment.findUnique({ where: { id: answer.body.paymentId } }))?.state,
    ).toBe("failed");
    await tell("payments", payment.id, "approve");
    const after = await until(member, { status: "active" });
    expect(daysTo(after.expiresAt)).toBe(30);
  });

  it("does not count another amount, not even by a cent", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "pix");
    await payPix(answer, { amount: 35.89 });
    await eventually(
      async () => (await db().payment.findUnique({ where: { id: answer.body.paymentId } }))?.why,
    ).toBe("amount");
    expect((await status(member)).status).toBe("expired");
  });

  it.each(["refund", "chargeback"])("takes the access of a %s back", async (action) => {
    const member = await createPayer();
    const { id } = await subscribe(member);
    await tell("payments", id, action);
    await until(member, { status: "expired", autoRenew: false });
  });

  it("finds what no notification told of", async () => {
    const [waiting, refunded] = await Promise.all([createPayer(), createPayer()]);
    const answer = await order(waiting, "monthly", "pix");
    await payPix(answer, { notify: false });
    const { id } = await subscribe(refunded);
    await tell("payments", id, "refund", { notify: false });
    await scanChanges(now());
    expect(await status(waiting)).toMatchObject({ status: "active" });
    expect(await status(refunded)).toMatchObject({ status: "expired" });
  });

  it("is noticed by the screen that waits, without any notification", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "pix");
    await payPix(answer, { notify: false });
    const look = () => call(`/api/subscription/payments/${answer.body.paymentId}`, { token: member.token });
    await eventually(async () => (await look()).body.status).toBe("paid");
  });
});

describe("a purchase that is taken back within seven days", () => {
  it("ends at once, and its money returns", async () => {
    const member = await createPayer();
    const { paymentId, id } = await subscribe(member);
    expect((await status(member)).billing.withdrawal).toMatchObject({ amount: 35.9 });
    const answer = await act(member, { action: "withdraw" });
    expect(answer.body).toMatchObject({ success: true, protocol: expect.stringMatching(/^\d{8}-\w{6}$/) });
    expect(await status(member)).toMatchObject({ status: "expired", billing: { withdrawal: null } });
    const payment = await providerPayment(paymentId);
    expect(payment).toMatchObject({ id, status: "refunded" });
    expect((await act(member, { action: "withdraw" })).body.code).toBe("withdrawal_over");
  });

  it("is over after the seventh", async () => {
    const member = await createPayer();
    const { paymentId } = await subscribe(member);
    await sql("UPDATE app.payments SET paid_at = paid_at - interval '7 days' WHERE id = $1", [paymentId]);
    expect((await act(member, { action: "withdraw" })).body.code).toBe("withdrawal_over");
  });

  it("of a dearer plan gives the former plan back", async () => {
    const member = await createPayer();
    await subscribe(member);
    await payPix(await order(member, "yearly", "pix"));
    await until(member, { planId: "yearly" });
    await act(member, { action: "withdraw" });
    const after = await status(member);
    expect(after).toMatchObject({ status: "active", planId: "monthly" });
    expect(daysTo(after.expiresAt)).toBe(30);
  });
});

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
    await control("/faults", { service: "mercado-pago", mode: "error", status: 500, count: 4 });
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

describe("notifications", () => {
  it.each([
    ["forged", { secret: "another-secret-0000" }],
    ["signed for another id", { signedId: "123" }],
    ["without a signature", { signature: "" }],
    ["with a broken signature", { signature: "ts=1,v1=zz" }],
  ])("%s are refused", async (_, how) => {
    expect(await notify("payment", "987654321", how)).toMatchObject({
      ...{ status: 401, body: { code: "bad_signature" } },
    });
  });

  it("with a body that differs from the query are about the query's id, and only ask", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "pix");
    const { id } = await providerPayment(answer.body.paymentId);
    const body = { action: "payment.updated", data: { id: 1 }, status: "approved", type: "payment" };
    expect((await notify("payment", String(id), { body })).status).toBe(200);
    await eventually(() => db().paymentEvent.findFirst({ where: { resourceId: String(id) } })).toMatchObject({
      ...{ topic: "payment" },
    });
    expect((await status(member)).status).toBe("expired");
  });

  it("are taken with times in seconds and in milliseconds, ids in capitals, and for topics of no concern", async () => {
    expect((await notify("payment", "55", { ts: String(Date.now()) })).status).toBe(200);
    expect((await notify("subscription_preapproval", "ABCDEF0123", { signedId: "abcdef0123" })).status).toBe(
      200,
    );
    expect((await notify("subscription_preapproval", "ABCDEF0123")).status).toBe(200);
    expect((await notify("merchant_order", "77")).status).toBe(200);
    expect(await db().paymentEvent.count({ where: { resourceId: { in: ["77", "ABCDEF0123"] } } })).toBe(0);
  });

  it("replayed change nothing", async () => {
    const member = await createPayer();
    const { id } = await subscribe(member);
    const before = await status(member);
    await Promise.all(Array.from({ length: 12 }, () => notify("payment", String(id))));
    await eventually(async () => {
      const event = await db().paymentEvent.findFirst({ where: { resourceId: String(id) } });
      return (event?.notified ?? 0) - (event?.handled ?? 0);
    }).toBe(0);
    expect((await status(member)).expiresAt).toBe(before.expiresAt);
    expect(await db().payment.count({ where: { userId: member.userId } })).toBe(1);
  });
});
