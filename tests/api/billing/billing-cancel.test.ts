import { describe, expect, it } from "vitest";
import { checkDue } from "@/lib/billing/notices/check-due.server";
import { db } from "@/lib/db";
import { nextMailTo } from "@/tests/api/account/mailbox";
import { control } from "@/tests/api/chat/phone";
import { call, sql } from "@/tests/factories";
import {
  act,
  createPayer,
  daysTo,
  endIn,
  eventually,
  jobs,
  order,
  providerContract,
  status,
  subscribeByCard,
  tell,
  until,
} from "./billing-rig";

const now = () => ({ ...jobs, now: new Date() });
const renew = (member: Parameters<typeof act>[0], autoRenew: boolean) =>
  call("/api/subscription", {
    method: "PUT",
    token: member.token,
    body: { action: "auto_renew", autoRenew },
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

  it("by cancelling before a card's first charge keeps the access that was promised, and charges nothing", async () => {
    const member = await createPayer();
    const { body } = await order(member, "monthly", "credit_card");
    const { id } = await providerContract(body.paymentId);
    await tell("preapprovals", id, "authorize", { brand: "visa", lastFour: "1234" });
    await until(member, { status: "active" });
    const answer = await act(member, { action: "cancel" });
    expect(daysTo(answer.body.accessUntil)).toBe(3);
    expect(await status(member)).toMatchObject({
      ...{ status: "active", autoRenew: false, expiresAt: answer.body.accessUntil },
      billing: { graceUntil: null, protocol: answer.body.protocol, pendingPayment: null },
    });
    const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" });
    const letter = await nextMailTo(member.email, 2);
    expect(letter.text).toContain(day.format(new Date(answer.body.accessUntil)));
    expect((await providerContract(body.paymentId)).status).toBe("cancelled");
  });

  it("is ended anew when a card was agreed to after a cancellation", async () => {
    const member = await createPayer();
    await subscribeByCard(member);
    const first = await act(member, { action: "cancel" });
    await endIn(member, -1);
    const { body } = await order(member, "monthly", "credit_card");
    const { id } = await providerContract(body.paymentId);
    await tell("preapprovals", id, "authorize", { brand: "visa", lastFour: "1234" });
    await until(member, { status: "active", billing: { cancelledAt: null, protocol: null } });
    const second = await act(member, { action: "cancel" });
    expect(second.body.protocol).not.toBe(first.body.protocol);
    expect((await providerContract(body.paymentId)).status).toBe("cancelled");
  });

  it("while the provider is away holds: what is charged after it is given back", async () => {
    const member = await createPayer();
    const { id, reference } = await subscribeByCard(member);
    await control("/faults", { service: "mercado-pago", mode: "error", status: 500 });
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
