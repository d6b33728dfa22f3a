import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";
import { killsOf, shuffledCopies, underKills } from "./traffic";

const IS_FULL = process.env.FULL === "1";
/** `PAYMENTS=250 FULL=1` is a tenth of the whole run. */
const PAYMENTS = Number(process.env.PAYMENTS) || (IS_FULL ? 2_500 : 60);
const COPIES = 4;
const KILLS = IS_FULL ? 10 : 1;
const AT_ONCE = 50;
const CENTS = 3_590;

let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
}, 180_000);

afterAll(async () => {
  await product?.stop();
}, 60_000);

type Charge = { reference: string; providerId: string; userId: string };

/** A charge that waits at the provider, and the order that asked for it. */
async function placeCharge(userId: string): Promise<Charge> {
  const reference = randomUUID();
  await product.query(
    `INSERT INTO app.payments (id, user_id, plan_id, method, state, amount_cents, price_cents, days, period, updated_at)
     VALUES ($1, $2, 'monthly', 'pix', 'created', $3, $3, 30, 1, now())`,
    [reference, userId, CENTS],
  );
  const answer = await fetch(`${product.env.MERCADO_PAGO_API_URL}/v1/payments`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${product.env.MERCADO_PAGO_ACCESS_TOKEN}`,
      "content-type": "application/json",
      "x-idempotency-key": reference,
    },
    body: JSON.stringify({
      ...{ transaction_amount: CENTS / 100, payment_method_id: "pix", external_reference: reference },
      payer: { email: "a@garfo.test" },
    }),
  });
  const { id } = (await answer.json()) as { id: number };
  return { reference, providerId: String(id), userId };
}

/** A notification as the provider signs it, repeated until it is taken. */
async function tell(dataId: string, taken: number[]): Promise<void> {
  const requestId = randomUUID();
  for (;;) {
    const ts = String(Math.floor(Date.now() / 1000));
    const secret = product.env.MERCADO_PAGO_WEBHOOK_SECRET ?? "";
    const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
    const v1 = createHmac("sha256", secret).update(manifest).digest("hex");
    const began = performance.now();
    const status = await fetch(
      `${product.env.NEXT_PUBLIC_APP_URL}/api/webhooks/mercado-pago?data.id=${dataId}&type=payment`,
      {
        method: "POST",
        headers: {
          "x-signature": `ts=${ts},v1=${v1}`,
          "x-request-id": requestId,
          "content-type": "application/json",
        },
        body: JSON.stringify({ action: "payment.updated", data: { id: dataId } }),
      },
    ).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return void taken.push(performance.now() - began);
    await sleep(300);
  }
}

it(
  "counts every payment once, however notifications are repeated, mixed and interrupted",
  async () => {
    const people = await createWriters(product, PAYMENTS, 70_000_000);
    await product.query("UPDATE app.subscriptions SET status = 'expired', period_end = now()");
    const charges: Charge[] = [];
    for (const { userId } of people) charges.push(await placeCharge(userId));
    for (const { providerId } of charges) {
      await product.control(`/mercado-pago/payments/${providerId}/approve`, { notify: false });
    }

    const taken: number[] = [];
    const notices = shuffledCopies(charges, COPIES).map(
      ({ providerId }) =>
        () =>
          tell(providerId, taken),
    );
    await underKills(notices, killsOf(product, KILLS), AT_ONCE);
    expect(taken).toHaveLength(notices.length);

    await vi.waitFor(
      async () => {
        const [row] = await product.query<{ n: number }>(
          "SELECT count(*)::int AS n FROM app.payment_events WHERE notified > handled",
        );
        expect(row?.n).toBe(0);
      },
      { timeout: IS_FULL ? 900_000 : 120_000, interval: 500 },
    );
    const [tally] = await product.query(
      `SELECT count(*)::int AS payments, count(*) FILTER (WHERE state = 'paid')::int AS paid,
        count(DISTINCT receipt_number)::int AS receipts,
        (SELECT count(*)::int FROM app.outbound_mails WHERE slot LIKE 'receipt:%') AS letters,
        (SELECT count(*)::int FROM app.subscriptions WHERE status = 'active' AND paid_periods = 1
          AND period_end BETWEEN now() + interval '29 days' AND now() + interval '30 days') AS given
       FROM app.payments`,
    );
    expect(tally).toEqual({
      ...{ payments: PAYMENTS, paid: PAYMENTS, receipts: PAYMENTS, letters: PAYMENTS, given: PAYMENTS },
    });
    if (IS_FULL) {
      const sorted = taken.toSorted((one, other) => one - other);
      console.log(
        `${2 * KILLS} kills, acknowledged ${taken.length}: p50 ${sorted[taken.length >> 1]} ms, p99 ${sorted[Math.floor(taken.length * 0.99)]} ms`,
      );
    }
  },
  IS_FULL ? 1_800_000 : 300_000,
);
