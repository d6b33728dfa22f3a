import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { eventually } from "@/tests/api/billing/billing-rig";
import { control } from "@/tests/api/chat/phone";
import { call, createMember, elsewhere, type Member, sql, uniqueEmail } from "@/tests/factories";
import { createAdmin, REASON } from "./admin-rig";

let admin: Member;
beforeAll(async () => {
  admin = await createAdmin();
});

const post = (path: string, body: object) =>
  call(path, { token: admin.token, body: { reason: REASON, ...body } });

async function leave(email: string): Promise<string> {
  const name = `Studio ${randomUUID().slice(0, 8)}`;
  const body = { audience: "gym", name, email, people: "upTo100", message: "Quero falar." };
  await call("/api/leads", { body, headers: elsewhere() });
  const { body: listed } = await call(`/api/admin/leads?q=${encodeURIComponent(name)}`, {
    token: admin.token,
  });
  expect(listed.leads, JSON.stringify(listed)).toHaveLength(1);
  return listed.leads[0].id;
}

const confirm = (member: Member) =>
  sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [member.userId]);

describe("a request from the partnerships page", () => {
  it("becomes a company, run by whoever takes the mailed invitation up", async () => {
    const manager = await createMember({ email: uniqueEmail("gestora") });
    const leadId = await leave(manager.email);
    const company = {
      name: "Studio Vida",
      seats: 30,
      commissionPercent: 15,
      managerEmail: manager.email,
      leadId,
    };
    const made = await post("/api/admin/companies", company);
    expect([made.status, made.body.company]).toMatchObject([
      201,
      { name: "Studio Vida", seats: 30, members: 0, invited: 1, commissionPercent: 15 },
    ]);
    await eventually(async () => {
      const mails = await control<{ text: string }[]>(`/mail?to=${encodeURIComponent(manager.email)}`);
      return mails.map(({ text }) => text).join(" ");
    }).toContain("Studio Vida");
    // An address that is not proven is nobody's.
    await sql("UPDATE app.people SET email_confirmed_at = NULL WHERE user_id = $1", [manager.userId]);
    const { token } = manager;
    expect((await call("/api/company-invitations", { token })).body.invitations).toEqual([]);
    await confirm(manager);
    const { invitations } = (await call("/api/company-invitations", { token })).body;
    expect(invitations).toMatchObject([{ company: "Studio Vida", role: "manager" }]);
    const path = `/api/company-invitations/${invitations[0].id}`;
    const stranger = await createMember();
    await confirm(stranger);
    expect((await call(path, { token: stranger.token, body: { answer: "accept" } })).status).toBe(404);
    const twice = await Promise.all([1, 2].map(() => call(path, { token, body: { answer: "accept" } })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await call("/api/user", { token })).body.company).toMatchObject({
      name: "Studio Vida",
      role: "manager",
    });
    expect(
      (await call(`/api/admin/companies?q=studio+vida`, { token: admin.token })).body.companies,
    ).toContainEqual(
      expect.objectContaining({
        members: 1,
        invited: 0,
        managers: [{ id: manager.userId, name: manager.name }],
      }),
    );
    const again = await post("/api/admin/companies", { ...company, managerEmail: uniqueEmail() });
    expect([again.status, again.body.code]).toEqual([409, "nothing_to_change"]);
  });

  it("is put away and taken up again, each once", async () => {
    const id = await leave(uniqueEmail("lead"));
    expect((await post(`/api/admin/leads/${id}`, { action: "close" })).status).toBe(200);
    expect((await post(`/api/admin/leads/${id}`, { action: "close" })).status).toBe(409);
    expect((await post(`/api/admin/leads/${id}`, { action: "reopen" })).status).toBe(200);
    const notes = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { seq: "asc" } });
    expect(notes.map(({ action }) => action)).toEqual(["lead.closed", "lead.reopened"]);
  });
});

describe("a company", () => {
  it("is changed as it was seen, never below its members", async () => {
    const made = await post("/api/admin/companies", {
      ...{ name: "Clínica Sol", seats: 10, commissionPercent: 10, managerEmail: uniqueEmail() },
    });
    const { id } = made.body.company;
    const seen = { name: "Clínica Sol", seats: 10, commissionPercent: 10 };
    const change = (wanted: object) =>
      call(`/api/admin/companies/${id}`, {
        method: "PATCH",
        token: admin.token,
        body: { ...seen, ...wanted, seen, reason: REASON },
      });
    const both = await Promise.all([change({ seats: 12 }), change({ seats: 14 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await sql("UPDATE app.companies SET seats = 10 WHERE id = $1", [id]);
    await createMember({ company: { id, role: "member" } });
    await createMember({ company: { id, role: "member" } });
    const small = await change({ seats: 1 });
    expect([small.status, small.body.code]).toEqual([409, "seats_taken"]);
    expect((await change({ commissionPercent: 51 })).status).toBe(422);
  });
});

describe("a payout", () => {
  it("is noted as made or refused, once", async () => {
    const companyId = (
      await post("/api/admin/companies", {
        ...{ name: "Box Norte", seats: 5, commissionPercent: 10, managerEmail: uniqueEmail() },
      })
    ).body.company.id;
    const id = randomUUID();
    const data = { id, companyId, cents: 5_000, pixKey: "box@norte.test", requestedAt: new Date() };
    await db().payout.create({ data });
    const { body } = await call("/api/admin/payouts?limit=100", { token: admin.token });
    expect(body.payouts).toContainEqual(
      expect.objectContaining({
        id,
        amount: 50,
        pixKey: "box@norte.test",
        company: { id: companyId, name: "Box Norte" },
      }),
    );
    const settle = (state: string) => post(`/api/admin/payouts/${id}`, { state });
    const both = await Promise.all([settle("paid"), settle("refused")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("a request to be a nutritionist", () => {
  it("is listed with its council, and decided once, however many decide at once", async () => {
    const { userId, token, name, email } = await createMember({ name: "Lia Prado" });
    const id = randomUUID();
    const number = String(Math.floor(Math.random() * 900_000) + 1_000);
    await sql(
      `INSERT INTO app.nutritionist_requests (user_id, id, council_region, council_number, requested_at)
       VALUES ($1, $2, 3, $3, '2020-01-01')`,
      [userId, id, number],
    );
    const { body } = await call("/api/admin/nutritionists", { token: admin.token });
    expect(body.requests).toContainEqual(
      expect.objectContaining({
        ...{ id, council: `CRN-3 ${number}`, region: "SP, MS", status: "open" },
        user: { id: userId, name, email, confirmed: expect.any(Boolean) },
      }),
    );
    const decide = (action: string) => post("/api/admin/nutritionists", { userId, id, action });
    const both = await Promise.all([decide("approve"), decide("refuse"), decide("approve")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const isApproved = both[1]?.status !== 200;
    expect((await call("/api/user", { token })).body.role).toBe(isApproved ? "nutritionist" : "member");
    expect(
      (await post("/api/admin/nutritionists", { userId, id: randomUUID(), action: "approve" })).status,
    ).toBe(404);
  });
});
