import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { createPayer, eventually, notify, order, providerPayment, status, subscribe } from "./billing-rig";

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
