import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Context } from "@/lib/context";
import { MINUTE_MS } from "@/lib/durations";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";

const CPF = "52998224725";
/** When the job looks during an hour, in minutes: what waits is asked about at least this often. */
const LOOKS = [0, 2, 10, 30, 60];

let product: FaultProduct;
let use: Awaited<ReturnType<typeof loadUseCases>>;

/** Not before the settings of the product that is to be broken are there. */
async function loadUseCases() {
  const { upgradePlan } = await import("@/lib/billing/checkout/upgrade-plan.server");
  const { cancelSubscription } = await import("@/lib/billing/renewal/cancel-subscription.server");
  const { checkDue } = await import("@/lib/billing/notices/check-due.server");
  const { scanChanges } = await import("@/lib/billing/notices/scan-changes.server");
  const { db } = await import("@/lib/db");
  return { upgradePlan, cancelSubscription, checkDue, scanChanges, db };
}

beforeAll(async () => {
  product = await startFaultProduct();
  Object.assign(process.env, product.env);
  use = await loadUseCases();
}, 180_000);

afterEach(() => product.control("/faults", { service: "mercado-pago", mode: "off" }));

afterAll(async () => {
  await use?.db().$disconnect();
  await product?.stop();
}, 60_000);

type Member = { userId: string };
type ProviderPayment = { id: number; status: string; external_reference: string };

async function expiredMembers(count: number): Promise<Member[]> {
  const members = await createWriters(product, count, 71_000_000);
  const ids = members.map(({ userId }) => userId);
  await product.query(
    "UPDATE app.subscriptions SET status = 'expired', period_end = now() WHERE user_id = ANY($1)",
    [ids],
  );
  return members;
}

function as({ userId }: Member): Context {
  return {
    ...{ actor: { kind: "person", userId }, person: { userId, timeZone: "America/Sao_Paulo" } },
    ...{ now: new Date(), locale: "pt-BR", tx: null },
  };
}

const orderPix = (member: Member) =>
  use.upgradePlan(as(member), {
    ...{ planId: "monthly", paymentMethod: "pix", clickKey: null },
    paymentData: { payer: { cpf: CPF } },
  });

const trouble = (fault: object) => product.control("/faults", { service: "mercado-pago", ...fault });

const paymentsOf = ({ userId }: Member) =>
  product.query<{ id: string; state: string }>(
    "SELECT id::text, state FROM app.payments WHERE user_id = $1 ORDER BY created_at",
    [userId],
  );

async function chargesOf(member: Member): Promise<ProviderPayment[]> {
  const references = new Set((await paymentsOf(member)).map(({ id }) => id));
  const all = await product.control<ProviderPayment[]>("/mercado-pago/payments");
  return all.filter((payment) => references.has(payment.external_reference));
}

/** What the job of every minute does so many minutes from now, about everything that waits. */
async function look(minutes: number): Promise<void> {
  const job: Context<null> = {
    ...{ actor: { kind: "job", name: "test" }, person: null, locale: "pt-BR", tx: null },
    now: new Date(Date.now() + minutes * MINUTE_MS),
  };
  for (const table of ["payments", "preapprovals"]) {
    await product.query(`UPDATE app.${table} SET next_check_at = now() WHERE next_check_at IS NOT NULL`);
  }
  await use.checkDue(job);
  await use.scanChanges(job).catch(() => {});
}

/** One period that was paid once, whatever was decided about the next. */
async function expectPaidOnce(member: Member, status = "active"): Promise<void> {
  await vi.waitFor(
    async () => {
      const [held] = await product.query(
        `SELECT status::text, paid_periods AS periods,
          round(extract(epoch FROM period_end - now()) / 86400)::int AS days
         FROM app.subscriptions WHERE user_id = $1 AND current`,
        [member.userId],
      );
      expect(held).toEqual({ status, periods: 1, days: 30 });
    },
    { timeout: 30_000, interval: 300 },
  );
  const states = (await paymentsOf(member)).map(({ state }) => state);
  expect(states.filter((state) => state === "paid")).toHaveLength(1);
}

describe.each([
  ["errors", { mode: "error", status: 500 }],
  ["pages for people", { mode: "html" }],
  ["errors though it did as it was told", { mode: "error", status: 504, effect: true }],
])("a provider of payments that answers with %s for an hour", (_, fault) => {
  it("costs nobody an order, a payment or a second charge, and all is settled after", async () => {
    const [buyer, payer] = (await expiredMembers(2)) as [Member, Member];
    await orderPix(payer);
    const [waiting] = (await chargesOf(payer)) as [ProviderPayment];

    await trouble(fault);
    const clicks = await Promise.allSettled([orderPix(buyer), orderPix(buyer)]);
    for (const click of clicks) {
      expect(click).toMatchObject({ status: "rejected", reason: { code: "payment_unavailable" } });
    }
    const told = await product.control<{ statuses: number[] }>(
      `/mercado-pago/payments/${waiting.id}/approve`,
      { times: 3 },
    );
    expect(told.statuses).toEqual([200, 200, 200]);
    for (const minutes of LOOKS) await look(minutes);
    expect(await paymentsOf(buyer)).toHaveLength(1);
    expect((await paymentsOf(payer)).map(({ state }) => state)).toEqual(["pending"]);

    await trouble({ mode: "off" });
    await look(61);
    await expectPaidOnce(payer);
    const found = await orderPix(buyer);
    expect(found.pixData?.qr_code).toBeTruthy();
    const open = (await chargesOf(buyer)).filter(({ status }) => status === "pending");
    expect(open).toHaveLength(1);
    await product.control(`/mercado-pago/payments/${open[0]?.id}/approve`, {});
    await expectPaidOnce(buyer);
  }, 180_000);
});

describe("a provider of payments that does not answer at all", () => {
  it("is given up on with a sentence, and the next click finds the same order", async () => {
    const [buyer] = (await expiredMembers(1)) as [Member];
    await trouble({ mode: "timeout" });
    const began = Date.now();
    await expect(orderPix(buyer)).rejects.toMatchObject({ code: "payment_unavailable" });
    // The screen waits for fifteen seconds.
    expect(Date.now() - began).toBeLessThan(15_000);
    await trouble({ mode: "off" });
    expect((await orderPix(buyer)).pixData?.amount).toBe(35.9);
    expect(await paymentsOf(buyer)).toHaveLength(1);
    const [charge, ...others] = await chargesOf(buyer);
    expect(others).toEqual([]);
    await product.control(`/mercado-pago/payments/${charge?.id}/approve`, {});
    await expectPaidOnce(buyer);
  }, 90_000);

  it("while somebody cancels a card's renewal: it ends there once it answers", async () => {
    const [member] = (await expiredMembers(1)) as [Member];
    const { paymentId = "" } = await use.upgradePlan(as(member), {
      ...{ planId: "monthly", paymentMethod: "credit_card", clickKey: null },
      paymentData: null,
    });
    const contract = async () => {
      const all = await product.control<{ id: string; status: string; external_reference: string }[]>(
        "/mercado-pago/preapprovals",
      );
      return all.find(({ external_reference }) => external_reference === paymentId);
    };
    const id = (await contract())?.id;
    await product.control(`/mercado-pago/preapprovals/${id}/authorize`, {});
    await product.control(`/mercado-pago/preapprovals/${id}/charge`, {});
    await expectPaidOnce(member);
    await trouble({ mode: "error", status: 503 });
    const ended = await use.cancelSubscription(as(member), "");
    expect(ended.success).toBe(true);
    for (const minutes of LOOKS) await look(minutes);
    expect((await contract())?.status).toBe("authorized");
    await trouble({ mode: "off" });
    await look(61);
    expect((await contract())?.status).toBe("cancelled");
    await expectPaidOnce(member, "cancelled");
  }, 90_000);
});
