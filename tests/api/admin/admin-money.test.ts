import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import {
  createPayer,
  eventually,
  order,
  payPix,
  providerPayment,
  status,
  subscribe,
  until,
} from "@/tests/api/billing/billing-rig";
import { control } from "@/tests/api/chat/phone";
import { call, type Member } from "@/tests/factories";
import { createAdmin, REASON } from "./admin-rig";

let admin: Member;
beforeAll(async () => {
  admin = await createAdmin();
});

/** Two codes were copied and both are paid: the second payment came in and does not count. */
async function flaggedPayment(member: Member): Promise<string> {
  const first = await order(member, "monthly", "pix");
  const second = await order(member, "quarterly", "pix");
  await payPix(second);
  await until(member, { status: "active", planId: "quarterly" });
  await payPix(first);
  const id = first.body.paymentId as string;
  await eventually(async () => (await db().payment.findUnique({ where: { id } }))?.state).toBe("refund_due");
  return id;
}

const refund = (id: string, token = admin.token) =>
  call(`/api/admin/refunds/${id}`, { token, body: { reason: REASON } });

describe("money that is to be given back", () => {
  it("goes back by one button, through the provider, once however often it is pressed", async () => {
    const member = await createPayer();
    const id = await flaggedPayment(member);
    const { body: listed } = await call("/api/admin/refunds?limit=100", { token: admin.token });
    expect(listed.refunds.find((row: { id: string }) => row.id === id)).toMatchObject({
      ...{ state: "refund_due", why: "second_approval", amount: 35.9, user: { id: member.userId } },
    });
    const answers = await Promise.all([refund(id), refund(id), refund(id, (await createAdmin()).token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await eventually(async () => (await db().payment.findUnique({ where: { id } }))?.state).toBe("refunded");
    const atProvider = await providerPayment(id);
    expect([atProvider.status, atProvider.transaction_amount_refunded]).toEqual(["refunded", 35.9]);
    expect(await db().auditEntry.findMany({ where: { subjectId: id } })).toMatchObject([
      {
        ...{ action: "payment.refund_asked", actorKind: "administrator", reason: REASON },
        before: { state: "refund_due", why: "second_approval", cents: 3590 },
        after: { state: "refunding", cents: 3590 },
      },
    ]);
    // What was paid for stays.
    expect(await status(member)).toMatchObject({ status: "active" });
    expect((await refund(id)).body).toEqual({ state: "refunded" });
    const done = await call("/api/admin/refunds?state=done", { token: admin.token });
    expect(done.body.refunds[0]).toMatchObject({ id, state: "refunded" });
  });

  it("waits for a provider that does not answer, and is given back by the job", async () => {
    const id = await flaggedPayment(await createPayer());
    await control("/faults", { service: "mercado-pago", mode: "error", status: 500, count: 3 });
    expect((await refund(id)).status).toBe(200);
    await control("/faults", { service: "mercado-pago", mode: "off" });
    await db().payment.update({ where: { id }, data: { nextCheckAt: new Date() } });
    await expect
      .poll(async () => (await db().payment.findUnique({ where: { id } }))?.state, {
        timeout: 90_000,
        interval: 500,
      })
      .toBe("refunded");
  }, 100_000);

  it("is not what counts, nor what nobody knows", async () => {
    const { paymentId } = await subscribe(await createPayer());
    const refused = await refund(paymentId);
    expect([refused.status, refused.body.code]).toEqual([409, "nothing_to_change"]);
    expect((await refund(randomUUID())).status).toBe(404);
  });
});

describe("coupons", () => {
  const make = (body: object) =>
    call("/api/admin/coupons", { token: admin.token, body: { reason: REASON, ...body } });
  const unique = (start: string) => `${start}${randomUUID().slice(0, 8).toUpperCase()}`;

  it("are made, used, counted and ended", async () => {
    const code = unique("META");
    const made = await make({ code: ` ${code.toLowerCase()} `, percent: 20, plans: ["monthly"], maxUses: 2 });
    expect([made.status, made.body.coupon]).toMatchObject([
      201,
      { code, percent: 20, amount: null, plans: ["monthly"], uses: 0, state: "open" },
    ]);
    const answer = await order(await createPayer(), "monthly", "pix", { coupon: code });
    await payPix(answer);
    const listed = () => call(`/api/admin/coupons?q=${code}`, { token: admin.token });
    await eventually(async () => (await listed()).body.coupons[0]).toMatchObject({
      uses: 1,
      discounted: 7.18,
    });
    const { id } = made.body.coupon;
    const end = () => call(`/api/admin/coupons/${id}/end`, { token: admin.token, body: { reason: REASON } });
    const ended = await Promise.all([end(), end()]);
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await order(await createPayer(), "monthly", "pix", { coupon: code });
    expect([late.status, late.body.code]).toEqual([422, "coupon_invalid"]);
    const notes = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { seq: "asc" } });
    expect(notes.map(({ action }) => action)).toEqual(["coupon.created", "coupon.ended"]);
  });

  it("are not made twice, of nothing, or of both", async () => {
    const code = unique("UNICO");
    expect((await make({ code, amount: 10 })).status).toBe(201);
    const again = await make({ code, percent: 5 });
    expect([again.status, again.body.code]).toEqual([409, "coupon_exists"]);
    for (const wrong of [
      {},
      { percent: 10, amount: 5 },
      { percent: 0 },
      { percent: 101 },
      { amount: 0.001 },
      { amount: -5 },
      { percent: 10, plans: ["nothing"] },
      { percent: 10, plans: ["trial"] },
      { percent: 10, expiresOn: "2020-01-01" },
      { percent: 10, maxUses: 0 },
      { percent: 10, code: "a b;--" },
    ]) {
      expect((await make({ code: unique("X"), ...wrong })).status, JSON.stringify(wrong)).toBe(422);
    }
  });
});
