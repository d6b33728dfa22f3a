import { describe, expect, it, vi } from "vitest";
import { checkDue } from "@/lib/billing/notices/check-due.server";
import { scanChanges } from "@/lib/billing/notices/scan-changes.server";
import { db } from "@/lib/db";
import { call, createMember, sql, uniqueEmail } from "../factories";
import {
  act,
  CPF,
  createPayer,
  DAY_MS,
  daysTo,
  endIn,
  eventually,
  jobs,
  order,
  payPix,
  providerContract,
  providerPayment,
  status,
  subscribe,
  subscribeByCard,
  tell,
  until,
} from "./billing-rig";
import { nextMailTo } from "./mailbox";
import { control } from "./phone";

const now = () => ({ ...jobs, now: new Date() });
const renew = (member: Parameters<typeof act>[0], autoRenew: boolean) =>
  call("/api/subscription", {
    method: "PUT",
    token: member.token,
    body: { action: "auto_renew", autoRenew },
  });

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
    expect((await providerContract(first.reference)).status).toBe("cancelled");
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
    expect((await providerContract(answer.body.paymentId)).auto_recurring.transaction_amount).toBe(35.9);
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

describe("the end of a renewal", () => {
  it("pauses the card's contract and resumes it", async () => {
    const member = await createPayer();
    const { reference } = await subscribeByCard(member);
    expect((await renew(member, false)).body).toMatchObject({ message: "Renovação automática atualizada" });
    expect((await providerContract(reference)).status).toBe("paused");
    expect(await status(member)).toMatchObject({ status: "active", autoRenew: false, nextBilling: null });
    await renew(member, true);
    expect((await providerContract(reference)).status).toBe("authorized");
    expect((await status(member)).autoRenew).toBe(true);
  });

  it("by cancelling keeps what is paid for and gives a number to refer to", async () => {
    const member = await createPayer();
    const { reference, id } = await subscribeByCard(member);
    const answer = await act(member, { action: "cancel", reason: "Vou viajar" });
    expect(answer.body).toMatchObject({ success: true, message: "Assinatura cancelada com sucesso" });
    expect(daysTo(answer.body.accessUntil)).toBe(30);
    expect((await providerContract(reference)).status).toBe("cancelled");
    expect(await status(member)).toMatchObject({ status: "active", autoRenew: false, nextBilling: null });
    expect((await act(member, { action: "cancel" })).body.protocol).toBe(answer.body.protocol);
    const { cancelReason } = await db().subscription.findFirstOrThrow({ where: { userId: member.userId } });
    expect(cancelReason).toBe("Vou viajar");
    expect((await nextMailTo(member.email, 3)).text).toContain(answer.body.protocol);
    await expect(tell("preapprovals", id, "charge")).rejects.toThrow("409");
  });

  it("while the provider is away holds: what is charged after it is given back", async () => {
    const member = await createPayer();
    const { id, reference } = await subscribeByCard(member);
    await control("/faults", { service: "mercado-pago", mode: "error", status: 500, count: 4 });
    const answer = await act(member, { action: "cancel", reason: "" });
    await control("/faults", { service: "mercado-pago", mode: "off" });
    expect(answer.status).toBe(200);
    await tell("preapprovals", id, "charge");
    await eventually(() =>
      db().payment.count({ where: { userId: member.userId, why: "after_cancel" } }),
    ).toBe(1);
    expect(daysTo((await status(member)).expiresAt)).toBe(30);
    await sql("UPDATE app.preapprovals SET next_check_at = now() WHERE id = $1", [reference]);
    await checkDue(now());
    expect((await providerContract(reference)).status).toBe("cancelled");
  });

  it("by removing the card stops the renewal first", async () => {
    const member = await createPayer();
    const { reference } = await subscribeByCard(member);
    const answer = await call("/api/remove-card", { method: "DELETE", token: member.token });
    expect(answer.body.message).toBe("Cartão removido com sucesso!");
    expect((await providerContract(reference)).status).toBe("cancelled");
    expect(await status(member)).toMatchObject({ status: "active", autoRenew: false });
    expect((await call("/api/remove-card", { method: "DELETE", token: member.token })).body.code).toBe(
      "card_missing",
    );
  });

  it("needs something that renews", async () => {
    const member = await createPayer();
    expect((await act(member, { action: "cancel" })).body.code).toBe("nothing_to_cancel");
    expect((await renew(member, true)).body.code).toBe("nothing_to_renew");
  });

  it("comes with the account: nothing is charged any more, the payments stay without their owner", async () => {
    const member = await createPayer();
    const { reference } = await subscribeByCard(member);
    const gone = await call("/api/account", {
      ...{ method: "DELETE", token: member.token, body: { password: member.password } },
    });
    expect(gone.status).toBe(200);
    await checkDue(now());
    expect((await providerContract(reference)).status).toBe("cancelled");
    const payment = await db().payment.findFirstOrThrow({ where: { preapprovalId: reference } });
    expect(payment).toMatchObject({ userId: null, state: "paid", paidCents: 3_590 });
  });
});

describe("a trial", () => {
  const signUp = (email: string, more: object = {}) =>
    call("/api/signup", {
      body: { name: "Ana Lima", email, password: "garfo-test-123", planId: "trial", ...more },
    });

  it("is had once, whatever became of the account", async () => {
    const email = uniqueEmail();
    const first = await signUp(email);
    expect((await call("/api/subscription?action=status", { token: first.body.token })).body.status).toBe(
      "trial",
    );
    await call("/api/account", {
      ...{ method: "DELETE", token: first.body.token, body: { password: "garfo-test-123" } },
    });
    const again = await vi.waitFor(async () => {
      const answer = await signUp(email.replace("@", "+outra@"));
      expect(answer.status).toBe(200);
      return answer;
    });
    const view = await call("/api/subscription?action=status", { token: again.body.token });
    expect(view.body).toMatchObject({ status: "expired", planId: "trial", billing: { isTrialOver: true } });
  });
});

describe("a sign-up with a paid plan", () => {
  const form = (more: object) => ({
    body: { name: "Ana Lima", email: uniqueEmail(), password: "garfo-test-123", ...more },
  });

  it("answers the PIX to be paid, and opens with the payment", async () => {
    const paymentData = { paymentMethod: "pix", payer: { cpf: CPF } };
    const { status: code, body } = await call("/api/signup", form({ planId: "monthly", paymentData }));
    expect(code).toBe(200);
    expect(body.payment).toMatchObject({ error: null, redirectUrl: null, pixData: { amount: 35.9 } });
    const before = await call("/api/subscription?action=status", { token: body.token });
    expect(before.body).toMatchObject({
      status: "pending_payment",
      billing: { pendingPayment: { method: "pix" } },
    });
    const { id } = await providerPayment(body.payment.paymentId);
    await tell("payments", id, "approve");
    await eventually(
      async () => (await call("/api/subscription?action=status", { token: body.token })).body.status,
    ).toBe("active");
  });

  it("answers the provider's page for a card", async () => {
    const { body } = await call("/api/signup", form({ planId: "yearly", paymentData: { payer: {} } }));
    expect(body.payment).toMatchObject({ error: null, redirectUrl: expect.stringContaining("checkout") });
  });

  it("stands when the payment cannot begin, and when nobody pays in time it is expired, not locked", async () => {
    const { body } = await call(
      "/api/signup",
      form({ planId: "monthly", paymentData: { paymentMethod: "pix" } }),
    );
    expect(body.payment).toMatchObject({ error: "cpf_needed", pixData: null });
    const paymentData = { paymentMethod: "pix", payer: { cpf: CPF } };
    const made = await call("/api/signup", form({ planId: "monthly", paymentData }));
    const { id } = await providerPayment(made.body.payment.paymentId);
    await tell("payments", id, "expire");
    await eventually(
      async () => (await call("/api/subscription?action=status", { token: made.body.token })).body.status,
    ).toBe("expired");
  });
});

describe("receipts", () => {
  it("are listed and drawn with text that can be selected, for their owner", async () => {
    const [member, other] = await Promise.all([createPayer(), createPayer()]);
    const { paymentId } = await subscribe(member);
    const { body } = await call("/api/subscription/receipts", { token: member.token });
    expect(body).toMatchObject({
      receipts: [{ id: paymentId, plan: "Mensal", amount: 35.9, method: "pix", status: "paid" }],
      nextCursor: null,
    });
    const path = `/api/subscription/receipts/${paymentId}`;
    const answer = await fetch(`${process.env.NEXT_PUBLIC_APP_URL}${path}`, {
      headers: { Authorization: `Bearer ${member.token}` },
    });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await call(path, { token: other.token })).status).toBe(404);
    expect((await call("/api/subscription/receipts", { token: other.token })).body.receipts).toEqual([]);
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
  });
});
