import { describe, expect, it } from "vitest";
import { checkDue } from "@/lib/billing/notices/check-due.server";
import { scanChanges } from "@/lib/billing/notices/scan-changes.server";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { nextMailTo } from "@/tests/api/account/mailbox";
import { call, createMember } from "@/tests/factories";
import {
  act,
  createPayer,
  daysTo,
  endIn,
  eventually,
  jobs,
  order,
  payPix,
  providerContract,
  status,
  subscribeByCard,
  tell,
  until,
} from "./billing-rig";

const now = () => ({ ...jobs, now: new Date() });

describe("paying by card", () => {
  it("goes by the provider's page, opens on trust, and is confirmed by the charge", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "credit_card");
    expect(answer).toMatchObject({ status: 200, body: { success: true, pixData: null } });
    expect(new URL(answer.body.redirectUrl).origin).toBe(
      new URL(process.env.MERCADO_PAGO_API_URL ?? "").origin,
    );
    const contract = await providerContract(answer.body.paymentId);
    expect(contract).toMatchObject({ status: "pending", auto_recurring: { transaction_amount: 35.9 } });
    await tell("preapprovals", contract.id, "authorize");
    const trusted = await until(member, { status: "active", planId: "monthly" });
    expect(daysTo(trusted.billing.graceUntil)).toBe(3);
    await tell("preapprovals", contract.id, "charge");
    const paid = await until(member, {
      status: "active",
      billing: { graceUntil: null, method: "credit_card" },
    });
    expect(daysTo(paid.expiresAt)).toBe(30);
    const { card } = (await call("/api/user", { token: member.token })).body;
    expect(card).toMatchObject({ last_four: "3704", brand: "Mastercard", expiration_month: 11 });
    const view = await call(`/api/subscription/payments/${answer.body.paymentId}`, { token: member.token });
    expect(view.body).toMatchObject({ status: "paid", method: "credit_card" });
  });

  it("opens the same page for a double click", async () => {
    const member = await createPayer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order(member, "monthly", "credit_card")),
    );
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    expect(await db().preapproval.count({ where: { userId: member.userId } })).toBe(1);
  });

  it("renews with each charge, and once for each", async () => {
    const member = await createPayer();
    const { id } = await subscribeByCard(member);
    await tell("preapprovals", id, "charge", { times: 4 });
    await eventually(async () => daysTo((await status(member)).expiresAt)).toBe(60);
    expect(await db().payment.count({ where: { userId: member.userId, state: "paid" } })).toBe(2);
  });

  it("that is declined at first closes what was open on trust", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "credit_card");
    const { id } = await providerContract(answer.body.paymentId);
    await tell("preapprovals", id, "authorize");
    await until(member, { status: "active" });
    await tell("preapprovals", id, "decline");
    await until(member, { status: "expired" });
  });

  it("that is declined at first on trial is told as declined, until it is charged", async () => {
    const member = await createPayer({ status: "trial" });
    const answer = await order(member, "monthly", "credit_card");
    const { id } = await providerContract(answer.body.paymentId);
    await tell("preapprovals", id, "authorize");
    await until(member, { billing: { pendingPayment: { redirectUrl: null, isDeclined: false } } });
    await tell("preapprovals", id, "decline");
    await until(member, { status: "trial", billing: { pendingPayment: { isDeclined: true } } });
    const { body } = await call(`/api/subscription/payments/${answer.body.paymentId}`, {
      token: member.token,
    });
    expect(body).toMatchObject({ status: "pending", isDeclined: true });
    await tell("preapprovals", id, "charge");
    await until(member, { status: "active", billing: { pendingPayment: null } });
  });

  it("that is declined at a renewal leaves three days, and tells", async () => {
    const member = await createPayer();
    const { id } = await subscribeByCard(member);
    await endIn(member, -1);
    await tell("preapprovals", id, "decline");
    await eventually(() => db().payment.count({ where: { userId: member.userId, state: "failed" } })).toBe(1);
    const late = await status(member);
    expect(late.status).toBe("active");
    expect(daysTo(late.billing.graceUntil)).toBe(2);
    expect((await nextMailTo(member.email, 3)).subject).toBe("Seu cartão foi recusado");
    await endIn(member, -3);
    expect((await status(member)).status).toBe("expired");
  });

  it("is found without any notification", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "credit_card");
    const { id } = await providerContract(answer.body.paymentId);
    await tell("preapprovals", id, "authorize", { notify: false });
    await tell("preapprovals", id, "charge", { notify: false });
    await scanChanges(now());
    const after = await status(member);
    expect(after.status).toBe("active");
    expect(daysTo(after.expiresAt)).toBe(30);
    await checkDue(now());
    const { next_payment_date } = await providerContract(answer.body.paymentId);
    await until(member, { nextBilling: new Date(next_payment_date).toISOString() });
  });

  it("is asked for when one comes back from the provider's page", async () => {
    const member = await createPayer();
    const answer = await order(member, "monthly", "credit_card");
    const { id } = await providerContract(answer.body.paymentId);
    await tell("preapprovals", id, "authorize", { notify: false });
    const comeBack = async () => {
      expect((await act(member, { action: "refresh" })).body).toMatchObject({ success: true });
      return (await status(member)).status;
    };
    await expect.poll(comeBack, { timeout: 20_000, interval: 1_500 }).toBe("active");
  });

  it("is replaced without a charge today: the new one begins where the paid time ends", async () => {
    const member = await createPayer();
    const first = await subscribeByCard(member);
    const answer = await order(member, "monthly", "credit_card");
    const contract = await providerContract(answer.body.paymentId);
    expect(daysTo(contract.auto_recurring.start_date)).toBe(30);
    await tell("preapprovals", contract.id, "authorize");
    await eventually(
      async () => (await db().preapproval.findUnique({ where: { id: first.reference } }))?.wanted,
    ).toBe("cancelled");
    await checkDue(now());
    // By this test or by a worker beside it that was first.
    await eventually(async () => (await providerContract(first.reference)).status).toBe("cancelled");
    expect(await status(member)).toMatchObject({ status: "active", planId: "monthly", autoRenew: true });
  });

  it("begins at the discounted price and goes on at the plan's", async () => {
    const member = await createPayer();
    await db().coupon.create({
      data: { code: `CARTAO${member.userId.slice(0, 8).toUpperCase()}`, percent: 20 },
    });
    const coupon = `cartao${member.userId.slice(0, 8)}`;
    const answer = await order(member, "monthly", "credit_card", { coupon });
    const { id, auto_recurring } = await providerContract(answer.body.paymentId);
    expect(auto_recurring.transaction_amount).toBe(28.72);
    await tell("preapprovals", id, "authorize");
    await tell("preapprovals", id, "charge");
    await until(member, { billing: { graceUntil: null, nextAmount: 35.9 } });
    await checkDue(now());
    await eventually(
      async () => (await providerContract(answer.body.paymentId)).auto_recurring.transaction_amount,
    ).toBe(35.9);
    await tell("preapprovals", id, "charge");
    await eventually(async () => daysTo((await status(member)).expiresAt)).toBe(60);
    expect((await order(await createPayer(), "monthly", "pix", { coupon })).body.pixData.amount).toBe(28.72);
    expect((await order(member, "yearly", "pix", { coupon })).body.code).toBe("coupon_used");
  });

  it("against a PIX at once gives one period, and the other money back", async () => {
    const member = await createPayer();
    const [card, pix] = [
      await order(member, "monthly", "credit_card"),
      await order(member, "monthly", "pix"),
    ];
    const { id } = await providerContract(card.body.paymentId);
    await tell("preapprovals", id, "authorize");
    await Promise.all([tell("preapprovals", id, "charge"), payPix(pix)]);
    await eventually(() =>
      db().payment.count({ where: { userId: member.userId, state: { in: ["paid", "refund_due"] } } }),
    ).toBe(2);
    expect(await db().payment.count({ where: { userId: member.userId, state: "paid" } })).toBe(1);
    expect(daysTo((await status(member)).expiresAt)).toBe(30);
  });
});

describe("an active trial member", () => {
  it("who agrees to a card keeps the trial and adds the period to it", async () => {
    const member = await createMember({ status: "trial", periodEnd: new Date(Date.now() + 4 * DAY_MS) });
    const answer = await order(member, "monthly", "credit_card");
    const { id } = await providerContract(answer.body.paymentId);
    await tell("preapprovals", id, "authorize");
    await until(member, { status: "trial", autoRenew: true });
    await tell("preapprovals", id, "charge");
    const after = await until(member, { status: "active" });
    expect(daysTo(after.expiresAt)).toBe(34);
    // The card is charged by the provider's calendar, before the days of access end.
    const { next_payment_date } = await providerContract(answer.body.paymentId);
    const nextBilling = new Date(next_payment_date).toISOString();
    await until(member, { nextBilling });
    expect(Date.parse(nextBilling)).toBeLessThan(Date.parse(after.expiresAt));
  });
});
