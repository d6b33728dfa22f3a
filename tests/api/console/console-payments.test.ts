import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { app, get, type Json, post, seller, withConsole } from "./console-rig";

withConsole();

describe("payments", () => {
  const pix = (reference: string, key: string = randomUUID()) =>
    post(
      "/mercado-pago/v1/payments",
      {
        transaction_amount: 39.9,
        payment_method_id: "pix",
        external_reference: reference,
        payer: { email: "a@garfo.test" },
      },
      { ...seller, "x-idempotency-key": key },
    );
  const notices = (id: string | number) =>
    app.heard.filter((one) => one.path.startsWith(`/api/webhooks/mercado-pago?data.id=${id}&`));

  it("by PIX carry a code and its picture, and are made once per idempotency key", async () => {
    const reference = randomUUID();
    const [one, two] = await Promise.all([pix(reference, reference), pix(reference, reference)]);
    expect([one.status, two.body.id]).toEqual([201, one.body.id]);
    const { qr_code, qr_code_base64 } = one.body.point_of_interaction.transaction_data;
    expect(qr_code).toMatch(/^000201.*540539\.90.*6304[0-9A-F]{4}$/);
    expect(Buffer.from(qr_code_base64, "base64").subarray(1, 4).toString()).toBe("PNG");
    const found = await get(`/mercado-pago/v1/payments/search?external_reference=${reference}`, seller);
    expect(found.body).toMatchObject({
      paging: { total: 1 },
      results: [{ id: one.body.id, status: "pending" }],
    });
  });

  it("change when told, and say so in signed notifications", async () => {
    const { body } = await pix(randomUUID());
    await vi.waitFor(() => expect(notices(body.id)).toHaveLength(1));
    const answer = await post(`/control/mercado-pago/payments/${body.id}/approve`, { times: 2 });
    expect(answer.body).toMatchObject({ status: "approved", statuses: [200, 200] });
    expect(notices(body.id)).toHaveLength(3);
    expect(notices(body.id)[1]?.headers["x-signature"]).toMatch(/^ts=\d+,v1=[0-9a-f]{64}$/);
    expect((await get(`/mercado-pago/v1/payments/${body.id}`, seller)).body.status).toBe("approved");
    const silent = await post(`/control/mercado-pago/payments/${body.id}/chargeback`, { notify: false });
    expect(silent.body).toMatchObject({ status: "charged_back", statuses: [] });
    expect(notices(body.id)).toHaveLength(3);
    expect((await post(`/control/mercado-pago/payments/${body.id}/reject`)).status).toBe(409);
    expect((await post("/control/mercado-pago/payments/1/approve")).status).toBe(404);
    expect((await post(`/control/mercado-pago/payments/${body.id}/dance`)).status).toBe(404);
  });

  it("are refunded once per idempotency key", async () => {
    const { body } = await pix(randomUUID());
    await post(`/control/mercado-pago/payments/${body.id}/approve`);
    const ask = () =>
      post(
        `/mercado-pago/v1/payments/${body.id}/refunds`,
        { amount: 10 },
        { ...seller, "x-idempotency-key": "refund-1" },
      );
    const [one, two] = [await ask(), await ask()];
    expect([one.status, two.body.id]).toEqual([201, one.body.id]);
    const payment = (await get(`/mercado-pago/v1/payments/${body.id}`, seller)).body;
    expect(payment).toMatchObject({ status_detail: "partially_refunded", transaction_amount_refunded: 10 });
  });

  it("need the token and the key", async () => {
    const body = { transaction_amount: 1, payment_method_id: "pix", payer: { email: "a@garfo.test" } };
    expect((await post("/mercado-pago/v1/payments", body)).status).toBe(401);
    expect((await post("/mercado-pago/v1/payments", body, seller)).status).toBe(400);
    expect((await get("/mercado-pago/v1/payments/1", seller)).body).toMatchObject({
      error: "not_found",
      status: 404,
    });
  });

  it("may take effect though their answer is lost", async () => {
    const reference = randomUUID();
    await post("/control/faults", {
      service: "mercado-pago",
      mode: "error",
      status: 504,
      count: 1,
      effect: true,
    });
    expect((await pix(reference, reference)).status).toBe(504);
    expect((await pix(reference, reference)).status).toBe(201);
    const found = await get(`/mercado-pago/v1/payments/search?external_reference=${reference}`, seller);
    expect(found.body.paging.total).toBe(1);
  });

  it("by card begin at the checkout and end with the third failed instalment", async () => {
    const made = await post(
      "/mercado-pago/preapproval",
      {
        reason: "Garfo mensal",
        external_reference: randomUUID(),
        payer_email: "a@garfo.test",
        back_url: `${app.url}/post-payment`,
        auto_recurring: {
          frequency: 1,
          frequency_type: "months",
          transaction_amount: 39.9,
          currency_id: "BRL",
        },
      },
      seller,
    );
    expect(made).toMatchObject({ status: 201, body: { status: "pending" } });
    const { id, init_point: checkout } = made.body;
    expect((await post(`/control/mercado-pago/preapprovals/${id}/charge`)).status).toBe(409);
    expect(await (await fetch(checkout)).text()).toContain("Garfo mensal");
    const form = { method: "POST", redirect: "manual" as const };
    const refused = await fetch(checkout, {
      ...form,
      body: new URLSearchParams({ decision: "refuse", brand: "visa", lastFour: "1234" }),
    });
    expect(refused.headers.get("location")).toContain("declined");
    const agreed = await fetch(checkout, {
      ...form,
      body: new URLSearchParams({ decision: "approve", brand: "visa", lastFour: "1234" }),
    });
    expect(agreed.headers.get("location")).toBe(`${app.url}/post-payment?preapproval_id=${id}`);

    const charged = await post(`/control/mercado-pago/preapprovals/${id}/charge`);
    expect(charged.body).toMatchObject({
      status: "authorized",
      payment: { status: "approved", payment_method_id: "visa", card: { last_four_digits: "1234" } },
      statuses: [200, 200],
    });
    const invoices = await get(`/mercado-pago/authorized_payments/search?preapproval_id=${id}`, seller);
    expect(invoices.body.results).toMatchObject([{ status: "processed", payment: { status: "approved" } }]);
    const outcomes = [];
    for (let turn = 0; turn < 3; turn += 1) {
      outcomes.push((await post(`/control/mercado-pago/preapprovals/${id}/decline`)).body.status);
    }
    expect(outcomes).toEqual(["authorized", "authorized", "cancelled"]);
    expect(
      (await get("/control/mercado-pago/preapprovals")).body.find((one: Json) => one.id === id).status,
    ).toBe("cancelled");
  });
});
