import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { finishDeletions } from "@/lib/privacy/finish-deletions.server";
import { nextMailTo } from "@/tests/api/account/mailbox";
import { accept, GRANT, invite } from "@/tests/api/care/care-rig";
import { createWriter } from "@/tests/api/chat/phone";
import { call, createMember, PASSWORD, sql } from "@/tests/factories";
import { createFullAccount } from "./full-account";

const remove = (token: string, password = PASSWORD) =>
  call("/api/account", { method: "DELETE", token, body: { password } });
const logIn = (email: string) => call("/api/login", { body: { email, password: PASSWORD } });

/** Rows anywhere in the database, the auth server's and the queue's included, in which one of the words stands. */
async function traces(...words: string[]): Promise<string[]> {
  const tables = await sql(`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    const rows = await sql(`SELECT 1 FROM ${name} t WHERE t::text LIKE ANY($1) LIMIT 1`, [
      words.map((word) => `%${word}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe("deleting an account", () => {
  it("leaves nothing of the person in any table", async () => {
    const { token, userId, email, number, words } = await createFullAccount();
    expect(await traces(userId)).toContain("auth.users");
    expect(await traces(words)).not.toEqual([]);
    const { status, body, headers } = await remove(token);
    expect([status, body.message]).toEqual([200, "Sua conta e seus dados foram excluídos."]);
    expect(headers.get("Clear-Site-Data")).toBe('"storage"');
    expect(await traces(userId, email, number, words)).toEqual([]);
  });

  it("leaves no invitation and its letter with who sent it, and confirms it by letter", async () => {
    const [nutritionist, member] = await Promise.all([
      createMember({ role: "nutritionist" }),
      createMember(),
    ]);
    const { token, email, userId } = member;
    // Answered by its link, while the address is not confirmed.
    const { body } = await invite(nutritionist, email);
    const held = new URL(body.link).hash.replace("#invitation=", "");
    expect((await accept(member, body.id, { ...GRANT, token: held })).status).toBe(201);
    await nextMailTo(email, 2);
    await remove(token);
    expect(await traces(userId, email)).toEqual([]);
    const { invitations } = (await call("/api/nutritionist/patients", { token: nutritionist.token })).body;
    expect(invitations).toEqual([]);
    expect((await nextMailTo(email, 3)).subject).toBe("Sua conta no Garfo foi excluída");
    expect(await traces(email)).toEqual([]);
  });

  it("ends every session, and login is as with an unknown address", async () => {
    const { token, refreshToken, email } = await createMember();
    const { token: second } = (await logIn(email)).body;
    await remove(token);
    for (const held of [token, second]) expect((await call("/api/user", { token: held })).status).toBe(401);
    expect((await call("/api/refresh-token", { body: { refreshToken } })).status).toBe(401);
    expect((await logIn(email)).body.code).toBe("login_failed");
    expect((await call("/api/check-email", { body: { email } })).body.exists).toBe(false);
  });

  it("gives address and number free", async () => {
    const { token, email, number } = await createWriter();
    await remove(token);
    const again = await createMember({ email });
    expect((await call("/api/user", { token: again.token })).body.email).toBe(email);
    const { userId } = again;
    await db().whatsAppLink.create({ data: { userId, status: "confirmed", canonicalNumber: number } });
    expect((await call("/api/whatsapp-optin-status", { token: again.token })).body.status).toBe("confirmed");
  });

  it("asks for the password, and not endlessly", async () => {
    const { token } = await createMember();
    const wrong = await remove(token, "outra-senha");
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: "wrong_password", error: "Senha incorreta. Tente novamente." },
    });
    expect((await call("/api/account", { method: "DELETE", token, body: {} })).status).toBe(422);
    for (let guess = 0; guess < 4; guess++) await remove(token, `chute-${guess}`);
    const last = await remove(token);
    expect([last.status, last.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await call("/api/user", { token })).status).toBe(200);
  });

  it("is refused to the administrator", async () => {
    const admin = { email: process.env.SUPER_ADMIN_EMAIL, password: "garfo-demo-123" };
    const { token } = (await call("/api/login", { body: admin })).body;
    expect((await remove(token, admin.password)).body.code).toBe("forbidden");
  });

  it("happens once, however often it is asked for at once", async () => {
    const { token, userId } = await createMember();
    const answers = await Promise.all([1, 2, 3, 4].map(() => remove(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // 503: the auth server stumbles over somebody who goes while it checks their password.
    for (const { status } of answers) expect([200, 401, 404, 422, 503]).toContain(status);
    expect(await traces(userId)).toEqual([]);
  });
});

describe("a deletion that broke off before the auth server had heard of it", () => {
  async function breakOff() {
    const member = await createMember();
    const { userId } = member;
    await db().$transaction([
      db().profile.delete({ where: { id: userId } }),
      db().accountDeletion.create({ data: { userId, requestedAt: new Date() } }),
    ]);
    return member;
  }

  it("lets nobody in meanwhile, and makes no new account", async () => {
    const { email, userId } = await breakOff();
    expect((await logIn(email)).status).toBe(503);
    expect(await db().person.count({ where: { userId } })).toBe(0);
  });

  it("is finished by the sweep, more than once without harm", async () => {
    const { email, userId } = await breakOff();
    await finishDeletions();
    await db().accountDeletion.createMany({
      data: [{ userId, requestedAt: new Date() }],
      skipDuplicates: true,
    });
    await finishDeletions();
    expect(await traces(userId)).toEqual([]);
    expect((await logIn(email)).body.code).toBe("login_failed");
  });

  it("waits for no other, of which the auth server cannot let go", async () => {
    const [stuck, next] = [await breakOff(), await breakOff()];
    await sql("CREATE TABLE IF NOT EXISTS auth.held (id uuid REFERENCES auth.users (id))");
    try {
      await sql("INSERT INTO auth.held VALUES ($1)", [stuck.userId]);
      await finishDeletions();
      const left = await db().accountDeletion.findMany({
        where: { userId: { in: [stuck.userId, next.userId] } },
      });
      expect(left.map(({ userId }) => userId)).toEqual([stuck.userId]);
    } finally {
      await sql("DROP TABLE auth.held");
    }
    await finishDeletions();
    expect(await traces(stuck.userId)).toEqual([]);
  });
});
