import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { auditId } from "@/lib/audit/note-action.server";
import { statusInSql } from "@/lib/billing/status-in-sql.server";
import { statusAt } from "@/lib/billing/subscription";
import { db, Prisma } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { call, createMember, type Member, sql } from "@/tests/factories";
import { actOn, allOf, createAdmin, REASON } from "./admin-rig";

let admin: Member;
beforeAll(async () => {
  admin = await createAdmin();
});

const search = async (query: string) =>
  (await call(`/api/admin/users?${query}`, { token: admin.token })).body.users.map(
    ({ id }: { id: string }) => id,
  );
const pageOf = async (id: string) => (await call(`/api/admin/users/${id}`, { token: admin.token })).body;

describe("the list of people", () => {
  it("finds by any part of name, address, number and CPF, whatever the accents and case", async () => {
    const mark = randomUUID().slice(0, 8);
    const { userId, email } = await createMember({ name: `Conceição ${mark} Brandão` });
    const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, "1");
    await sql("UPDATE app.people SET phone = $2, cpf = $3 WHERE user_id = $1", [
      userId,
      `55${digits}`,
      `${digits}00`,
    ]);
    for (const q of [
      `conceicao ${mark}`,
      `${mark.toUpperCase()} BRAND`,
      email.slice(2, 30),
      digits,
      `${digits}00`,
    ]) {
      expect(await search(`q=${encodeURIComponent(q)}`), q).toEqual([userId]);
    }
    for (const q of [`${mark}%`, `_${mark}`, `${mark}\\`])
      expect(await search(`q=${encodeURIComponent(q)}`)).toEqual([]);
  });

  it("finds digits in names and addresses as well", async () => {
    const digits = String(Math.floor(Math.random() * 1e12)).padStart(12, "9");
    const { userId } = await createMember({ name: `Otis ${digits}` });
    expect(await search(`q=${digits}`)).toEqual([userId]);
  });

  it("goes through all of them once, in each order, and says what is filtered", async () => {
    const mark = randomUUID().slice(0, 8);
    const made = await Promise.all(
      [3, 1, 2, 2, 1].map((n) =>
        createMember({ name: `${mark} ${n}`, status: n === 1 ? "expired" : "active" }),
      ),
    );
    const ids = made.map(({ userId }) => userId).sort();
    for (const sort of ["newest", "oldest", "name"]) {
      const rows = await allOf(`/api/admin/users?q=${mark}&sort=${sort}&limit=2`, "users", admin.token);
      expect(rows.map(({ id }) => id).sort(), sort).toEqual(ids);
    }
    expect(await search(`q=${mark}&status=expired`)).toHaveLength(2);
    expect(await search(`q=${mark}&role=nutritionist`)).toEqual([]);
  });

  it("refuses cursors and filters that were made up", async () => {
    const forged = Buffer.from('["1\' OR 1=1", "x"]').toString("base64url");
    for (const query of [
      `cursor=${forged}`,
      "cursor=%00",
      "limit=1000",
      "sort=password",
      "status=x",
      "other=1",
    ]) {
      const { status, body } = await call(`/api/admin/users?${query}`, { token: admin.token });
      expect([status, body.code], query).toEqual([422, "validation"]);
    }
  });

  it("counts a status as everything else does", async () => {
    const now = new Date();
    const ends = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() + DAY_MS)];
    for (const status of ["trial", "active", "pending_payment", "expired", "cancelled"] as const) {
      for (const periodEnd of ends) {
        for (const [graceUntil, awaitsUntil] of [[null, null], ends, [ends[1], ends[0]]]) {
          for (const planId of ["trial", "monthly"]) {
            const held = { planId, status, periodEnd, graceUntil, awaitsUntil } as const;
            const row = Prisma.sql`(SELECT '1' AS user_id, ${status} AS status, ${planId} AS plan_id,
              ${periodEnd}::timestamptz AS period_end, ${graceUntil}::timestamptz AS grace_until,
              ${awaitsUntil}::timestamptz AS awaits_until)`;
            const [found] = await db().$queryRaw<{ status: string }[]>`
              SELECT ${statusInSql(now)} AS status FROM ${row} AS s`;
            expect(found?.status, JSON.stringify(held)).toBe(statusAt(held, now));
          }
        }
      }
    }
  });

  it("is handed over as a table that no spreadsheet takes for a formula, and that is put on record", async () => {
    const mark = randomUUID().slice(0, 8);
    await createMember({ name: `=cmd|' /C calc'!A0 ${mark}` });
    const { status, body, headers } = await call(`/api/admin/exports/users?q=${mark}`, {
      token: admin.token,
    });
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(body.split("\r\n")).toHaveLength(3);
    expect(body).toContain(`;'=cmd|' /C calc'!A0 ${mark};`);
    expect(body).toMatch(
      /^\ufeff?Código;Nome;E-mail;Papel;Empresa;Situação;Plano;Fim do período;Bloqueado;Criado em;Último registro\r\n/,
    );
    expect(body).toMatch(/;Membro;;[^;_]+;[^;_]*;[\d/: ]*;não;\d\d\/\d\d\/\d{4} [\d:]{8};\r\n/);
    const noted = { actorId: auditId(admin.userId), action: "people.exported" };
    expect(await db().auditEntry.count({ where: noted })).toBe(1);
  });
});

describe("somebody's page", () => {
  it("shows the account and its money, a CPF masked, and nothing of what they eat or weigh", async () => {
    const { userId, token } = await createMember({ status: "active" });
    await call("/api/user", { token, method: "PUT", body: { weight: 71.5, height: 170 } });
    await call("/api/update-profile", {
      token,
      body: { allergies: "Camarão", health_conditions: ["Diabetes"] },
    });
    await call("/api/meals", { token, body: { text: "2 ovos" } });
    await sql("UPDATE app.people SET cpf = '52998224725' WHERE user_id = $1", [userId]);
    const page = await pageOf(userId);
    expect(page).toMatchObject({
      account: { id: userId, role: "member", cpf: "***.982.247-**", blocked: false, daysActive: 1 },
      subscription: { status: "active", plan: expect.any(String) },
      ...{ payments: [], notes: [], whatsapp: { status: "none" }, company: null },
    });
    expect(JSON.stringify(page)).not.toMatch(/71\.5|Camar|Diabetes|ovos|52998224725|weight|kcal/i);
  });

  it("is not there for an id that nobody has", async () => {
    expect((await call(`/api/admin/users/${randomUUID()}`, { token: admin.token })).status).toBe(404);
  });
});

describe("what an administrator does", () => {
  it("extends a trial from its end, or from now when it is over, and says why before and after", async () => {
    const running = await createMember({ status: "trial", periodEnd: new Date(Date.now() + 2 * DAY_MS) });
    const over = await createMember({ status: "trial", periodEnd: new Date(Date.now() - 5 * DAY_MS) });
    for (const [member, days] of [
      [running, 9],
      [over, 7],
    ] as const) {
      const { status, body } = await actOn(admin, member.userId, { action: "extend_trial", days: 7 });
      expect(status).toBe(200);
      const left = (new Date(body.subscription.periodEnd).getTime() - Date.now()) / DAY_MS;
      expect(Math.round(left)).toBe(days);
      expect((await call("/api/subscription?action=status", { token: member.token })).body).toMatchObject({
        ...{ status: "trial", trialDaysLeft: days },
      });
      expect(body.notes[0]).toMatchObject({
        ...{ action: "trial.extended", actor: "administrator", reason: REASON },
        before: { status: member === over ? "expired" : "trial" },
        after: { status: "trial", days: 7 },
      });
    }
    const payer = await createMember({ status: "active" });
    const refused = await actOn(admin, payer.userId, { action: "extend_trial", days: 7 });
    expect([refused.status, refused.body.code]).toEqual([409, "not_on_trial"]);
  });

  it("puts somebody out at once, and lets them in again", async () => {
    const { userId, token } = await createMember();
    expect((await actOn(admin, userId, { action: "block" })).status).toBe(200);
    const refused = await call("/api/user", { token });
    expect([refused.status, refused.body.code]).toEqual([403, "account_blocked"]);
    await actOn(admin, userId, { action: "unblock" });
    expect((await call("/api/user", { token })).status).toBe(200);
    expect((await pageOf(userId)).notes).toMatchObject([
      { action: "account.unblocked", before: { blocked: true }, after: { blocked: false } },
      { action: "account.blocked", before: { blocked: false }, after: { blocked: true } },
    ]);
  });

  it("makes a nutritionist and takes it back, never of an administrator", async () => {
    const { userId, token } = await createMember();
    await actOn(admin, userId, { action: "change_role", role: "nutritionist" });
    expect((await call("/api/user", { token })).body.role).toBe("nutritionist");
    await actOn(admin, userId, { action: "change_role", role: "member" });
    expect((await call("/api/nutritionist/patients", { token })).status).toBe(403);
    const other = await createAdmin();
    for (const action of [{ action: "block" }, { action: "change_role", role: "nutritionist" }]) {
      const { status, body } = await actOn(admin, other.userId, action);
      expect([status, body.code]).toEqual([409, "administrator_stays"]);
    }
  });

  it("cancels a subscription, sends a confirmation again, unlinks a number", async () => {
    const member = await createMember({ status: "active", planId: "monthly" });
    const cancelled = await actOn(admin, member.userId, { action: "cancel_subscription" });
    expect(cancelled.body.subscription).toMatchObject({ status: "active", cancelledAt: expect.any(String) });
    await sql("UPDATE app.people SET email_confirmed_at = NULL WHERE user_id = $1", [member.userId]);
    expect((await actOn(admin, member.userId, { action: "resend_confirmation" })).status).toBe(200);
    const number = `55119${Math.floor(Math.random() * 1e8)}`.padEnd(13, "0");
    await sql(
      `INSERT INTO app.whatsapp_links (user_id, status, canonical_number, updated_at) VALUES ($1, 'confirmed', $2, now())`,
      [member.userId, number],
    );
    const unlinked = await actOn(admin, member.userId, { action: "unlink_whatsapp" });
    expect(unlinked.body.whatsapp).toMatchObject({ status: "revoked", number: number.slice(-4) });
    expect(unlinked.body.notes.map(({ action }: { action: string }) => action)).toEqual([
      ...["opt_in.revoked", "confirmation.sent", "subscription.cancelled"],
    ]);
  });

  it("asks for a reason, and refuses what it does not know", async () => {
    const { userId } = await createMember();
    for (const wrong of [
      { action: "block", reason: "  a " },
      { action: "block", reason: undefined },
      { action: "delete" },
      { action: "extend_trial", days: 61 },
      { action: "extend_trial", days: 1.5 },
      { action: "change_role", role: "admin" },
      { action: "block", role: "nutritionist" },
    ]) {
      const { status, body } = await actOn(admin, userId, wrong);
      expect([status, body.code], JSON.stringify(wrong)).toEqual([422, "validation"]);
    }
    expect((await pageOf(userId)).notes).toEqual([]);
  });

  it("in two tabs at once happens once", async () => {
    const { userId } = await createMember({ status: "trial", periodEnd: new Date(Date.now() + DAY_MS) });
    const { version } = await pageOf(userId);
    const both = await Promise.all(
      [1, 2].map(() => actOn(admin, userId, { action: "extend_trial", days: 7 }, version)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("version_conflict");
    expect((await pageOf(userId)).notes).toHaveLength(1);
  });
});
