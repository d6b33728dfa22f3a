import { describe, expect, it } from "vitest";
import { checkDue } from "@/lib/billing/notices/check-due.server";
import { scanChanges } from "@/lib/billing/notices/scan-changes.server";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { mailTo, nextMailTo } from "@/tests/api/account/mailbox";
import { call, createMember, sql } from "@/tests/factories";
import {
  act,
  createPayer,
  daysTo,
  eventually,
  jobs,
  order,
  payPix,
  providerPayment,
  status,
  subscribe,
  tell,
  until,
} from "./billing-rig";

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
    // Others write to the administrator as well.
    await eventually(async () =>
      (await mailTo(process.env.SUPER_ADMIN_EMAIL ?? "")).some(({ text }) =>
        text.includes(first.body.paymentId),
      ),
    ).toBe(true);
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
