import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { professionalCodeOf, shownCode } from "@/lib/partners/professional-code";
import { call, createCompany, createMember } from "@/tests/factories";

async function createCode(more: { usesLimit?: number; expiresAt?: Date; active?: boolean } = {}) {
  const companyId = await createCompany("Academia Teste");
  const code = professionalCodeOf(randomBytes(12));
  await db().professionalCode.create({ data: { companyId, code, professional: "Ana", ...more } });
  return { companyId, code };
}

const associate = (token: string, professionalCode: string) =>
  call("/api/associate-user", { token, body: { professionalCode } });
const leave = (token: string) => call("/api/disassociate-user", { token, method: "POST" });
const companyOf = async (token: string) => (await call("/api/user", { token })).body.company;

describe("associating", () => {
  it("makes a member of the company, however the code is typed, and once", async () => {
    const { companyId, code } = await createCode();
    const { token } = await createMember();
    const company = { id: companyId, name: "Academia Teste", role: "member" };
    const answer = await associate(token, ` ${shownCode(code).toLowerCase()} `);
    expect(answer).toMatchObject({
      status: 200,
      body: { company, message: "Usuário associado com sucesso!" },
    });
    expect(await companyOf(token)).toEqual(company);
    expect((await associate(token, code)).body.company).toEqual(company);
    expect(await db().professionalCode.findUnique({ where: { code } })).toMatchObject({ uses: 1 });
  });

  it("refuses a code that admits nobody, and somebody who belongs elsewhere", async () => {
    const refusal = async (token: string, code: string) => {
      const { status, body } = await associate(token, code);
      return `${status} ${body.code}`;
    };
    const { token } = await createMember();
    expect(await refusal(token, "ABCD-EFGH-JKMN")).toBe("422 code_invalid");
    expect(await refusal(token, "curto")).toBe("422 code_invalid");
    expect(await refusal(token, (await createCode({ active: false })).code)).toBe("422 code_invalid");
    expect(await refusal(token, (await createCode({ expiresAt: new Date(0) })).code)).toBe(
      "422 code_invalid",
    );
    expect(await refusal(token, (await createCode({ usesLimit: 0 })).code)).toBe("409 code_used_up");
    const { token: manager } = await createMember({ company: true });
    expect(await refusal(manager, (await createCode()).code)).toBe("409 already_associated");
  });

  it("says what a code looks like of one that can be none, and else why it does not count", async () => {
    const { token } = await createMember();
    const short = (await associate(token, "curto")).body;
    expect(short.fields.professionalCode).toContain("12 letras e números");
    const unknown = (await associate(token, "ABCD-EFGH-JKMN")).body;
    expect([unknown.error, unknown.fields]).toEqual([
      "Este código não vale. Confira com o seu profissional.",
      undefined,
    ]);
  });

  it("gives nobody the seat that is kept for somebody who was invited, but them", async () => {
    const { companyId, code } = await createCode();
    await db().company.update({ where: { id: companyId }, data: { seats: 1 } });
    const [invited, other] = [await createMember(), await createMember()];
    await db().companyInvitation.create({
      data: {
        ...{ companyId, email: invited.email, createdAt: new Date() },
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    expect((await associate(other.token, code)).body.code).toBe("code_used_up");
    expect((await associate(invited.token, code)).status).toBe(200);
  });

  it("allows five tries an hour", async () => {
    const { token } = await createMember();
    for (let guess = 0; guess < 5; guess++) await associate(token, "ABCD-EFGH-JKMN");
    const answer = await associate(token, (await createCode()).code);
    expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await companyOf(token)).toBeNull();
  });

  it.each(["the code's last use", "the company's last seat"])("admits one of many to %s", async (what) => {
    const { companyId, code } = await createCode(what.includes("use") ? { usesLimit: 1 } : {});
    if (what.includes("seat")) await db().company.update({ where: { id: companyId }, data: { seats: 1 } });
    const people = await Promise.all(Array.from({ length: 6 }, () => createMember()));
    const answers = await Promise.all(people.map(({ token }) => associate(token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await db().companyMembership.count({ where: { companyId, until: null } })).toBe(1);
    expect(await db().professionalCode.findUnique({ where: { code } })).toMatchObject({ uses: 1 });
  });
});

describe("disassociating", () => {
  it("leaves the company and gives the seat free, once or twice", async () => {
    const { companyId, code } = await createCode();
    await db().company.update({ where: { id: companyId }, data: { seats: 1 } });
    const { token } = await createMember();
    await associate(token, code);
    const answer = await leave(token);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: "Usuário desassociado com sucesso!" },
    });
    expect(await companyOf(token)).toBeNull();
    expect((await leave(token)).status).toBe(200);
    expect((await associate((await createMember()).token, code)).status).toBe(200);
  });

  it("is refused to whoever runs the company", async () => {
    const { token } = await createMember({ company: true });
    expect(await leave(token)).toMatchObject({ status: 409, body: { code: "manager_stays" } });
    expect(await companyOf(token)).toMatchObject({ role: "manager" });
  });
});

describe("removing the card", () => {
  it("forgets it, and nothing renews by itself any more", async () => {
    const { token, userId } = await createMember({ status: "active" });
    const card = { lastFour: "4242", brand: "visa", expirationMonth: 12, expirationYear: 2030 };
    await db().savedCard.create({ data: { userId, ...card } });
    await db().subscription.updateMany({ where: { userId }, data: { autoRenew: true } });
    const remove = () => call("/api/remove-card", { method: "DELETE", token });
    expect((await remove()).body).toEqual({ success: true, message: "Cartão removido com sucesso!" });
    expect((await call("/api/user", { token })).body.card).toBeNull();
    expect(await db().subscription.count({ where: { userId, autoRenew: true } })).toBe(0);
    expect(await remove()).toMatchObject({ status: 404, body: { code: "card_missing" } });
  });
});
