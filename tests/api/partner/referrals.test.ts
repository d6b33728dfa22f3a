import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { createAdmin, REASON } from "@/tests/api/admin/admin-rig";
import { act, eventually, subscribe } from "@/tests/api/billing/billing-rig";
import {
  APP_URL,
  call,
  createCompany,
  createMember,
  elsewhere,
  type Member,
  PASSWORD,
  sql,
  uniqueEmail,
} from "@/tests/factories";

async function createPartner(percent = 20): Promise<Member & { companyId: string; code: string }> {
  const companyId = await createCompany(`Studio ${randomUUID().slice(0, 8)}`);
  await sql("UPDATE app.companies SET commission_percent = $2 WHERE id = $1", [companyId, percent]);
  const member = await createMember({ company: { id: companyId, role: "manager" } });
  const { referralCode: code } = await db().company.findUniqueOrThrow({ where: { id: companyId } });
  return { ...member, companyId, code };
}

/** Signs up by a company's link, and has a trial that is over: the first payment counts from today. */
async function comeBy(code: string, email = uniqueEmail()): Promise<Member> {
  const response = await fetch(`${APP_URL}/api/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...elsewhere() },
    body: JSON.stringify({
      name: "Indicada",
      email,
      password: PASSWORD,
      planId: "trial",
      referralCode: code,
    }),
  });
  expect(response.status).toBe(200);
  const { user, token, refreshToken } = (await response.json()) as {
    user: { id: string };
    token: string;
    refreshToken: string;
  };
  await sql(
    "UPDATE app.subscriptions SET status = 'expired', period_end = now() - interval '1 day' WHERE user_id = $1",
    [user.id],
  );
  return { userId: user.id, email, password: PASSWORD, name: "Indicada", token, refreshToken, cookie: "" };
}

const earnings = async ({ token }: Member) => (await call("/api/partner/earnings", { token })).body;
/** Lets the time pass after which a commission clears. */
const clear = (companyId: string) =>
  sql("UPDATE app.commissions SET clears_at = now() - interval '1 minute' WHERE company_id = $1", [
    companyId,
  ]);

describe("a referral", () => {
  it("is told to be known or not before anybody signs up by it, so often and no more", async () => {
    const { code } = await createPartner();
    const place = elsewhere();
    const check = (asked: string) => call("/api/check-referral", { body: { code: asked }, headers: place });
    for (const typed of [code, code.toLowerCase(), ` ${code} `]) {
      expect((await check(typed)).body).toEqual({ exists: true });
    }
    expect((await check("NADA-DISSO")).body).toEqual({ exists: false });
    expect((await check(" ")).status).toBe(422);
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, index) => check(`PALPITE${index}`)));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it("goes from the link to a commission that clears, of the first payment alone", async () => {
    const partner = await createPartner();
    const visit = (code: string) => call("/api/referral-visits", { body: { code }, headers: elsewhere() });
    expect((await visit(partner.code.toLowerCase())).status).toBe(202);
    expect((await visit("NADA")).status).toBe(202);
    const member = await comeBy(partner.code.toLowerCase());
    expect(await earnings(partner)).toMatchObject({
      visits: 1,
      signUps: 1,
      paid: 0,
      clearing: 0,
      available: 0,
    });
    await subscribe(member);
    await eventually(() => earnings(partner)).toMatchObject({
      paid: 1,
      clearing: 7.18,
      available: 0,
      percent: 20,
    });
    await subscribe(member);
    expect(await earnings(partner)).toMatchObject({ paid: 1, clearing: 7.18 });
    const row = await db().commission.findFirstOrThrow({ where: { companyId: partner.companyId } });
    expect(row.clearsAt.getTime() - row.earnedAt.getTime()).toBe(8 * DAY_MS);
    await clear(partner.companyId);
    expect(await earnings(partner)).toMatchObject({ clearing: 0, available: 7.18 });
    const { commissions } = (await call("/api/partner/commissions", { token: partner.token })).body;
    expect(commissions).toMatchObject([{ paid: 35.9, percent: 20, amount: 7.18, state: "cleared" }]);
    expect(JSON.stringify(commissions)).not.toContain(member.email);
  });

  it("loses its commission when the payment goes back, also when it had been paid out", async () => {
    const partner = await createPartner();
    const member = await comeBy(partner.code);
    await subscribe(member);
    await eventually(() => earnings(partner)).toMatchObject({ paid: 1 });
    await clear(partner.companyId);
    const body = { amount: 7.18, pixKey: "studio@pix.test" };
    expect((await call("/api/partner/payouts", { token: partner.token, body })).status).toBe(201);
    expect((await act(member, { action: "withdraw" })).status).toBe(200);
    expect(await earnings(partner)).toMatchObject({ paid: 0, available: -7.18, requested: 7.18 });
    // The first payment after that earns anew.
    await subscribe(member);
    await eventually(() => earnings(partner)).toMatchObject({ paid: 1, clearing: 7.18 });
  });

  it("of oneself earns nothing: by the same number, CPF or mailbox", async () => {
    const partner = await createPartner();
    await sql("UPDATE app.people SET phone = $2 WHERE user_id = $1", [partner.userId, `55${Date.now()}`]);
    const byMail = await comeBy(partner.code, partner.email.replace("@", "+eu@"));
    const byPhone = await comeBy(partner.code);
    await sql(
      "UPDATE app.people SET phone = (SELECT phone FROM app.people WHERE user_id = $2) WHERE user_id = $1",
      [byPhone.userId, partner.userId],
    );
    for (const self of [byMail, byPhone]) await subscribe(self);
    await eventually(() => db().commission.count({ where: { companyId: partner.companyId } })).toBe(2);
    expect(await earnings(partner)).toMatchObject({ signUps: 2, paid: 0, clearing: 0 });
    const { commissions } = (await call("/api/partner/commissions", { token: partner.token })).body;
    expect(commissions.map(({ state }: { state: string }) => state)).toEqual(["refused", "refused"]);
  });
});

describe("a payout", () => {
  it("never takes more than has cleared, from however many tabs, and comes back when it is refused", async () => {
    const partner = await createPartner();
    const { companyId, token } = partner;
    await sql(
      `INSERT INTO app.commissions (id, company_id, payment_id, paid_cents, percent, cents, earned_at, clears_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 50000, 20, 10000, now(), now() - interval '1 minute')`,
      [companyId],
    );
    const ask = (amount: number) =>
      call("/api/partner/payouts", { token, body: { amount, pixKey: "12345678000190" } });
    const tooMuch = await ask(100.01);
    expect([tooMuch.status, tooMuch.body.code]).toEqual([422, "payout_too_high"]);
    for (const wrong of [0, -5, 0.001]) expect((await ask(wrong)).status).toBe(422);
    const tabs = await Promise.all([ask(60), ask(60), ask(60)]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await earnings(partner)).toMatchObject({ available: 40, requested: 60 });
    const admin = await createAdmin();
    const [{ id }] = (await call("/api/partner/payouts", { token })).body.payouts;
    const body = { state: "refused", reason: REASON };
    await call(`/api/admin/payouts/${id}`, { token: admin.token, body });
    expect(await earnings(partner)).toMatchObject({ available: 100, requested: 0, paidOut: 0 });
    const [payout] = (await call("/api/partner/payouts", { token })).body.payouts;
    expect(payout).toMatchObject({ state: "refused", note: REASON });
  });
});
