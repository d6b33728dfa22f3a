import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { auditId } from "@/lib/audit/note-action.server";
import { revokeOptIn } from "@/lib/consents/revoke-opt-in.server";
import { db } from "@/lib/db";
import { professionalCodeOf } from "@/lib/partners/professional-code";
import { createWriter } from "@/tests/api/chat/phone";
import { call, contextOf, createCompany, createMember, PASSWORD, sql } from "@/tests/factories";

const notedOf = (userId: string) =>
  db().auditEntry.findMany({ where: { subjectId: auditId(userId) }, orderBy: { seq: "asc" } });

describe("the audit log", () => {
  it("says who came to a company and left it, and what they were; the membership stays as one that ended", async () => {
    const companyId = await createCompany();
    const code = professionalCodeOf(randomBytes(12));
    const { id: codeId } = await db().professionalCode.create({
      data: { companyId, code, professional: "Ana" },
    });
    const { token, userId } = await createMember();
    await call("/api/associate-user", { token, body: { professionalCode: code } });
    await call("/api/disassociate-user", { token, method: "POST" });
    const byThem = {
      actorKind: "person",
      actorId: auditId(userId),
      ip: expect.stringMatching(/^[\w-]{43}$/),
    };
    expect(await notedOf(userId)).toMatchObject([
      { ...byThem, action: "membership.began", before: null, after: { companyId, role: "member", codeId } },
      { ...byThem, action: "membership.ended", before: { companyId, role: "member" }, after: null },
    ]);
    expect(await db().companyMembership.findMany({ where: { userId } })).toMatchObject([
      { companyId, role: "member", codeId, since: expect.any(Date), until: expect.any(Date) },
    ]);
    await call("/api/associate-user", { token, body: { professionalCode: code } });
    expect(await db().companyMembership.count({ where: { userId } })).toBe(2);
    expect(await db().companyMembership.count({ where: { userId, until: null } })).toBe(1);
  });

  it("says when an opt-in was ended by others than its owner", async () => {
    const [own, others] = [await createWriter(), await createWriter()];
    await revokeOptIn(contextOf(own.userId), { by: "web" });
    const actor = { kind: "sender", userId: null, contact: "5511900000000" } as const;
    await revokeOptIn(contextOf(others.userId, { actor }), { by: "number_change" });
    expect(await notedOf(own.userId)).toEqual([]);
    expect(await notedOf(others.userId)).toMatchObject([
      { action: "opt_in.revoked", actorKind: "sender", reason: "number_change", ip: null },
    ]);
  });

  it("keeps that an account was deleted, without saying whose", async () => {
    const { token, userId } = await createMember();
    await call("/api/account", { method: "DELETE", token, body: { password: PASSWORD } });
    expect(await notedOf(userId)).toMatchObject([{ action: "account.deletion_requested" }]);
    expect(JSON.stringify(await sql("SELECT * FROM app.audit_log"))).not.toContain(userId);
  });

  it("notes nothing of what was given up", async () => {
    const { userId } = await createWriter();
    const actor = { kind: "job", name: "test" } as const;
    const given = db().$transaction(async (tx) => {
      await revokeOptIn(contextOf(userId, { actor, tx }), { by: "number_change" });
      throw new Error("given up");
    });
    await expect(given).rejects.toThrow("given up");
    expect(await notedOf(userId)).toEqual([]);
  });

  it.each([
    "UPDATE app.audit_log SET reason = 'another'",
    "DELETE FROM app.audit_log",
    "TRUNCATE app.audit_log",
  ])("only grows: %s", async (statement) => {
    await expect(sql(statement)).rejects.toThrow("audit_log only grows");
  });
});

it("one company at a time, whatever a program does", async () => {
  const { userId } = await createMember({ company: true });
  const second = { userId, companyId: await createCompany(), role: "member" as const, since: new Date() };
  await expect(db().companyMembership.create({ data: second })).rejects.toThrow();
});
