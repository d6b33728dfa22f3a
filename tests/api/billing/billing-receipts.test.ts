import { describe, expect, it } from "vitest";
import { call } from "@/tests/factories";
import { createPayer, subscribe } from "./billing-rig";

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
