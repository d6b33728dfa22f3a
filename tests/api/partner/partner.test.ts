import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { shownCode } from "@/lib/partners/professional-code";
import { allOf } from "@/tests/api/admin/admin-rig";
import {
  call,
  createCompany,
  createMember,
  type Member,
  type MemberOptions,
  sql,
  uniqueEmail,
} from "@/tests/factories";

const base64 = (text: string | Buffer) => Buffer.from(text).toString("base64");
const confirm = (member: Member) =>
  sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [member.userId]);

async function createManager(seats = 10): Promise<Member & { companyId: string }> {
  const companyId = await createCompany(`Academia ${randomUUID().slice(0, 8)}`);
  await sql("UPDATE app.companies SET seats = $2 WHERE id = $1", [companyId, seats]);
  const member = await createMember({ status: "active", company: { id: companyId, role: "manager" } });
  return { ...member, companyId };
}

const join = (companyId: string, options: MemberOptions = {}) =>
  createMember({ status: "active", company: { id: companyId, role: "member" }, ...options });

describe("a manager's members", () => {
  it("are listed, found and exported without anything about health", async () => {
    const manager = await createManager();
    const { token } = manager;
    const ana = await join(manager.companyId, { name: "=Ana Conceição" });
    await join(manager.companyId, { status: "expired", name: "Bruno" });
    await call("/api/meals", { token: ana.token, body: { text: "2 ovos" } });
    await call("/api/user", { token: ana.token, method: "PUT", body: { weight: 71.5 } });
    await call("/api/update-profile", { token: ana.token, body: { allergies: "Camarão" } });
    const { body } = await call("/api/partner/members?q=conceicao", { token });
    expect(body.members).toEqual([
      {
        ...{ id: ana.userId, name: "=Ana Conceição", email: ana.email, role: "member", status: "active" },
        ...{ since: expect.any(String), lastActiveOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      },
    ]);
    await call("/api/consents", { token: ana.token, body: { kind: "health", granted: false } });
    const [unseen] = (await call("/api/partner/members?q=conceicao", { token })).body.members;
    expect(unseen.lastActiveOn).toBeNull();
    expect(await allOf("/api/partner/members?limit=1&sort=name", "members", token)).toHaveLength(3);
    expect((await call("/api/partner/members?status=expired", { token })).body.members).toHaveLength(1);
    const csv = await call("/api/partner/exports/members", { token });
    expect(csv.body).toMatch(/^\ufeff?Nome;E-mail;Papel;Desde;Situação;Último registro\r\n/);
    expect(csv.body).toMatch(/'=Ana Conceição;[^;]+;Membro;\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d;Ativo;/);
    const english = await call("/api/partner/exports/members", {
      token,
      headers: { "Accept-Language": "en-US" },
    });
    expect(english.body).toMatch(/^\ufeff?Name,Email,Role,Since,Status,Last entry\r\n/);
    expect(english.body).toMatch(/,Manager,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Active,/);
    for (const path of ["", "/members", "/participation", "/exports/members", "/invitations"]) {
      const answer = JSON.stringify((await call(`/api/partner${path}`, { token })).body);
      expect(answer, path).not.toMatch(/kcal|weight|71\.5|Camar|ovos|meal/i);
    }
  });

  it("are nobody else's: neither those of another company nor for its members", async () => {
    const [one, other] = await Promise.all([createManager(), createManager()]);
    const member = await join(one.companyId);
    const { token } = other;
    expect((await call(`/api/partner/members/${member.userId}`, { method: "DELETE", token })).status).toBe(
      404,
    );
    expect((await call("/api/partner/members", { token })).body.members).toHaveLength(1);
    expect((await call("/api/partner/members", { token: member.token })).status).toBe(403);
    const seen = await call("/api/partner", { token: member.token });
    expect(seen.body).toMatchObject({ company: { id: one.companyId, role: "member" }, cards: null });
    const gone = await call(`/api/partner/members/${member.userId}`, { method: "DELETE", token: one.token });
    expect(gone.status).toBe(200);
    expect((await call("/api/partner", { token: member.token })).status).toBe(403);
    const stays = await call(`/api/partner/members/${one.userId}`, { method: "DELETE", token: one.token });
    expect([stays.status, stays.body.code]).toEqual([409, "manager_stays"]);
  });
});

describe("invitations", () => {
  it("take a seat each, come once, and are good for the invited address alone", async () => {
    const manager = await createManager(3);
    const { token } = manager;
    const invite = (email: string) => call("/api/partner/invitations", { token, body: { email } });
    const invited = await createMember({ status: "active" });
    await confirm(invited);
    const answers = await Promise.all([invite(invited.email), invite(invited.email), invite(uniqueEmail())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    const full = await invite(uniqueEmail());
    expect([full.status, full.body.code]).toEqual([409, "seats_taken"]);
    const { invitations } = (await call("/api/company-invitations", { token: invited.token })).body;
    const path = `/api/company-invitations/${invitations[0].id}`;
    await call(path, { token: invited.token, body: { answer: "accept" } });
    expect((await call(path, { token: invited.token, body: { answer: "accept" } })).status).toBe(404);
    expect((await call("/api/partner", { token })).body.cards).toMatchObject({
      seats: 3,
      members: 2,
      invited: 1,
    });
    const open = (await call("/api/partner/invitations", { token })).body.invitations;
    expect(open).toHaveLength(1);
    const cancelled = await call(`/api/partner/invitations/${open[0].id}`, { method: "DELETE", token });
    expect(cancelled.status).toBe(200);
    expect((await call("/api/partner", { token })).body.cards.invited).toBe(0);
  });

  it("say that they wait until the address is confirmed, and no more than that; they are nobody else's", async () => {
    const manager = await createManager();
    const [invited, stranger] = await Promise.all([createMember(), createMember()]);
    await confirm(stranger);
    await call("/api/partner/invitations", { token: manager.token, body: { email: invited.email } });
    const seen = async ({ token }: Member) => (await call("/api/company-invitations", { token })).body;
    expect(await seen(invited)).toEqual({ invitations: [], waiting: 1 });
    expect(await seen(stranger)).toEqual({ invitations: [], waiting: 0 });
    const { id } = await db().companyInvitation.findFirstOrThrow({ where: { email: invited.email } });
    const accept = ({ token }: Member) =>
      call(`/api/company-invitations/${id}`, { token, body: { answer: "accept" } });
    for (const one of [invited, stranger]) expect((await accept(one)).status).toBe(404);
    await confirm(invited);
    expect(await seen(invited)).toMatchObject({ invitations: [{ id }], waiting: 0 });
    const twice = await Promise.all([accept(invited), accept(invited)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it("that ran out can no longer be taken up", async () => {
    const manager = await createManager();
    const late = await createMember();
    await confirm(late);
    await call("/api/partner/invitations", { token: manager.token, body: { email: late.email } });
    const row = await db().companyInvitation.findFirstOrThrow({ where: { email: late.email } });
    await db().companyInvitation.updateMany({ where: { id: row.id }, data: { expiresAt: new Date(0) } });
    const path = `/api/company-invitations/${row.id}`;
    expect((await call(path, { token: late.token, body: { answer: "accept" } })).status).toBe(404);
    // Asked once more it is good again, by another letter.
    const again = () => call(`/api/partner/invitations/${row.id}`, { method: "POST", token: manager.token });
    expect((await again()).status).toBe(200);
    expect(
      await db().outboundMail.count({ where: { kind: "company_invitation", recipient: late.email } }),
    ).toBe(2);
    expect((await call(path, { token: late.token, body: { answer: "accept" } })).status).toBe(200);
    expect((await again()).status).toBe(404);
  });

  it("that ran out needs a seat to be sent again", async () => {
    const manager = await createManager(2);
    const email = uniqueEmail();
    await call("/api/partner/invitations", { token: manager.token, body: { email } });
    const { id } = await db().companyInvitation.findFirstOrThrow({ where: { email } });
    await db().companyInvitation.updateMany({ where: { id }, data: { expiresAt: new Date(0) } });
    await join(manager.companyId);
    const again = await call(`/api/partner/invitations/${id}`, { method: "POST", token: manager.token });
    expect([again.status, again.body.code]).toEqual([409, "seats_taken"]);
  });
});

describe("an import", () => {
  const run = (member: Member, file: string | Buffer, isPreview = true) =>
    call("/api/partner/imports", { token: member.token, body: { file: base64(file), isPreview } });

  it("looks first and does nothing, then asks those who can be asked", async () => {
    const manager = await createManager(4);
    const member = await join(manager.companyId);
    const [good, better] = [uniqueEmail("nova"), uniqueEmail("novo")];
    const file = [
      "Nome;E-mail",
      `José Araújo;${good}`,
      `=cmd|' /C calc'!A0;${better}`,
      `Já Membro;${member.email}`,
      `De novo;${good}`,
      "Sem email;",
      "Errado;isto não é",
      `Sem vaga;${uniqueEmail()}`,
    ].join("\r\n");
    const looked = await run(manager, Buffer.from(`\ufeff${file}`));
    expect(looked.body).toMatchObject({ good: 2, bad: 5, invited: false });
    expect(
      looked.body.rows.map(({ line, problem }: { line: number; problem: string }) => [line, problem]),
    ).toEqual([
      ...[
        [2, null],
        [3, null],
        [4, "member_already"],
        [5, "twice"],
        [6, "no_email"],
        [7, "email"],
        [8, "seats"],
      ],
    ]);
    expect(looked.body.rows[1].name).toBe("cmd|' /C calc'!A0");
    expect(await db().companyInvitation.count({ where: { companyId: manager.companyId } })).toBe(0);
    const done = await run(manager, Buffer.from(`\ufeff${file}`), false);
    expect(done.body).toMatchObject({ good: 2, invited: true });
    const again = await run(manager, file, false);
    expect(again.body).toMatchObject({ good: 0, bad: 7 });
    const open = await db().companyInvitation.findMany({ where: { companyId: manager.companyId } });
    expect(open.map(({ email }) => email).sort()).toEqual([good, better].sort());
  });

  it("bears ten thousand rows that are all wrong, and says of each why", async () => {
    const manager = await createManager();
    const file = Array.from({ length: 10_000 }, (_, index) => `pessoa ${index},nada`).join("\n");
    const { status, body } = await run(manager, file, false);
    expect([status, body.good, body.bad, body.rows.length]).toEqual([200, 0, 10_000, 10_000]);
    const more = await run(manager, `${file}\nmais,uma`);
    expect([more.status, more.body.fields]).toMatchObject([422, { file: expect.stringContaining("10.000") }]);
  });

  it.each([
    ["nothing", "    "],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ["a title alone", "email,nome\n"],
  ])("refuses %s", async (_what, file) => {
    const { status, body } = await run(await createManager(), file);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, "validation", ["file"]]);
  });
});

describe("professional codes", () => {
  it("are drawn, used up to their limit and ended; guessing is limited", async () => {
    const manager = await createManager(10);
    const { token } = manager;
    const made = await call("/api/partner/codes", { token, body: { professional: "Dra. Lia", limit: 1 } });
    const { id, code } = made.body.codes[0];
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const enter = (member: Member, professionalCode: string) =>
      call("/api/associate-user", { token: member.token, body: { professionalCode } });
    const [first, second] = [await createMember(), await createMember()];
    expect((await enter(first, code.toLowerCase())).status).toBe(200);
    expect((await call("/api/partner", { token: first.token })).body.professional).toBe("Dra. Lia");
    expect((await enter(second, code)).body.code).toBe("code_used_up");
    expect((await call("/api/partner/codes", { token })).body.codes[0]).toMatchObject({
      uses: 1,
      state: "used_up",
    });
    const other = await createManager();
    expect((await call(`/api/partner/codes/${id}/end`, { token: other.token, body: {} })).status).toBe(404);
    expect((await call(`/api/partner/codes/${id}/end`, { token, body: {} })).body.codes[0].state).toBe(
      "ended",
    );
    expect((await call(`/api/partner/codes/${id}/end`, { token, body: {} })).status).toBe(409);
    const guesser = await createMember();
    const guesses: number[] = [];
    for (let guess = 0; guess < 6; guess++) {
      guesses.push((await enter(guesser, shownCode("0".repeat(11) + guess))).status);
    }
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe("aggregates", () => {
  it("do not say how many log of groups under five, nor what could be worked out of them", async () => {
    const manager = await createManager(40);
    const { companyId, token } = manager;
    const codes = await Promise.all(
      ["Lia", "Rui", "Eva"].map((professional) =>
        db().professionalCode.create({ data: { companyId, professional, code: randomUUID().slice(0, 12) } }),
      ),
    );
    const few = (await call("/api/partner/participation", { token })).body;
    expect(few).toMatchObject({ members: 0, active: null, days: null, groups: [] });
    for (const [index, count] of [6, 5, 2].entries()) {
      for (let member = 0; member < count; member++) {
        const { userId } = await join(companyId);
        await sql("UPDATE app.company_memberships SET code_id = $2 WHERE user_id = $1", [
          userId,
          codes[index]?.id,
        ]);
      }
    }
    const { body } = await call("/api/partner/participation", { token });
    expect(body).toMatchObject({ least: 5, members: 13, active: 0 });
    expect(body.groups).toEqual([
      { name: "Lia", members: 6, active: 0 },
      // The one small group would follow from the total and the other two: the next smallest is left out with it.
      { name: "Rui", members: 5, active: null },
      { name: "Eva", members: 2, active: null },
    ]);
    expect(body.days).toHaveLength(28);
  }, 60_000);
});
