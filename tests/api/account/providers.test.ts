import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { APP_URL, call, createMember, sql, uniqueEmail } from "@/tests/factories";
import { authorizeAddress, comeBy, decide, leadsTo, link, newVerifier, travel } from "@/tests/providers";
import { createProtected } from "@/tests/second-factor";
import { client, recoveryMail } from "./gate-client";
import { nextMailTo } from "./mailbox";

const unconfirm = (userId: string) =>
  db().person.update({ where: { userId }, data: { emailConfirmedAt: null } });
const confirm = (userId: string) =>
  db().person.update({ where: { userId }, data: { emailConfirmedAt: new Date() } });
const own = async (token: string) => (await call("/api/identities", { token })).body.identities;

/** As if the session had been opened long ago: there is no fresh sign-in any more. */
const age = (userId: string) =>
  sql(
    `UPDATE auth.mfa_amr_claims SET created_at = now() - interval '1 hour'
     WHERE session_id IN (SELECT id FROM auth.sessions WHERE user_id = $1)`,
    [userId],
  );
const renewed = async (refreshToken: string) =>
  (await call("/api/refresh-token", { body: { refreshToken } })).body.token as string;

it("offers those that the project has switched on", async () => {
  expect((await call("/api/providers")).body).toEqual({ providers: ["google", "apple"] });
});

describe("somebody new", () => {
  it("gets an account once they have agreed, with a confirmed address and the trial", async () => {
    const email = uniqueEmail("nova");
    const { status, body } = await comeBy("google", { email, name: "Nova Pessoa" }, { isNew: true });
    expect([status, body.user?.name, body.user?.email]).toEqual([200, "Nova Pessoa", email]);
    const person = await db().person.findUniqueOrThrow({
      where: { userId: body.user.id },
      include: { consents: true, subscriptions: true },
    });
    expect(person.emailConfirmedAt).not.toBeNull();
    expect(person.consents.map(({ kind }) => kind).sort()).toEqual(["health", "privacy", "terms"]);
    expect(person.subscriptions).toMatchObject([{ planId: "trial", status: "trial" }]);
    expect((await call("/api/user", { token: body.token })).status).toBe(200);
  });

  it("is refused without having agreed, and nothing of them is kept", async () => {
    const email = uniqueEmail("semsim");
    const { status, body } = await comeBy("apple", { email });
    expect([status, body.code]).toEqual([404, "account_needed"]);
    expect(await sql("SELECT FROM auth.users WHERE email = $1", [email])).toEqual([]);
    expect(await db().profile.count({ where: { email } })).toBe(0);
  });

  it("is not let in with an address that the provider has not confirmed", async () => {
    const { back } = await travel("google", { email: uniqueEmail(), verified: false });
    expect(back.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    expect(back.searchParams.get("code")).toBeNull();
  });

  it("who refuses comes back without a code", async () => {
    const { back } = await travel("google", "refuse");
    expect(back.pathname).toBe("/sign-in");
    expect(back.searchParams.get("error")).toBe("access_denied");
  });

  it("who has the administrator's confirmed address is them", async () => {
    const email = process.env.SUPER_ADMIN_EMAIL as string;
    const { status, body } = await comeBy("google", { email });
    expect([status, body.user?.role ?? body.code]).toEqual([200, "admin"]);
  });
});

describe("somebody who comes again", () => {
  it("finds the same account, also by another provider of the same confirmed address", async () => {
    const email = uniqueEmail("volta");
    const first = await comeBy("google", { email }, { isNew: true });
    const again = await comeBy("google", { email });
    const other = await comeBy("apple", { email });
    expect([again.body.user?.id, other.body.user?.id]).toEqual([first.body.user.id, first.body.user.id]);
  });

  it("with a second factor is half in until it is passed", async () => {
    const person = await createProtected();
    await confirm(person.userId);
    const { body } = await comeBy("google", { email: person.email });
    expect(body).toMatchObject({ factor: "required", user: { id: person.userId } });
    expect((await call("/api/dashboard", { token: body.token })).body.code).toBe("second_factor_required");
  });

  it("and is blocked stays out", async () => {
    const email = uniqueEmail("fora");
    const { body } = await comeBy("google", { email }, { isNew: true });
    await db().person.update({ where: { userId: body.user.id }, data: { blockedAt: new Date() } });
    expect((await comeBy("google", { email })).body.code).toBe("account_blocked");
  });
});

describe("an address that has an account", () => {
  it("is entered when both sides have confirmed it", async () => {
    const member = await createMember();
    await confirm(member.userId);
    const { status, body } = await comeBy("google", { email: member.email });
    expect([status, body.user?.id]).toEqual([200, member.userId]);
  });

  it("is not entered while nobody here has confirmed it, and nothing stays linked", async () => {
    const squatter = await createMember();
    await unconfirm(squatter.userId);
    const { status, body } = await comeBy("google", { email: squatter.email });
    expect([status, body.code]).toEqual([409, "identity_unproven"]);
    const providers = await sql("SELECT provider FROM auth.identities WHERE user_id = $1", [squatter.userId]);
    expect(providers).toEqual([{ provider: "email" }]);
  });

  it("is its owner's once they have proven it by mail, whatever a squatter had linked", async () => {
    const squatter = await createMember();
    await confirm(squatter.userId);
    const theirs = uniqueEmail("intruso");
    await link(squatter, "apple", theirs);
    await unconfirm(squatter.userId);
    await call("/api/forgot-password", { body: { email: squatter.email } });
    const { tokenHash } = await recoveryMail(squatter.email);
    const { data } = await client().auth.verifyOtp({ type: "recovery", token_hash: tokenHash });
    const reset = await call("/api/reset-password", {
      token: data.session?.access_token,
      body: { password: "senha-da-dona-9" },
    });
    expect(reset.status).toBe(200);
    expect((await comeBy("apple", { email: theirs })).body.code).toBe("account_needed");
    expect((await comeBy("google", { email: squatter.email })).body.user?.id).toBe(squatter.userId);
  });

  it("that only the auth server knows is no trap for its owner", async () => {
    const email = uniqueEmail("tomado");
    await client().auth.signUp({ email, password: "senha-de-outro-1" });
    expect((await comeBy("google", { email })).body.code).toBe("account_needed");
    expect((await comeBy("google", { email }, { isNew: true })).status).toBe(200);
    expect((await call("/api/login", { body: { email, password: "senha-de-outro-1" } })).status).toBe(401);
  });
});

describe("the code", () => {
  it("is good once, for whoever began, and for nobody else", async () => {
    const email = uniqueEmail("codigo");
    await comeBy("google", { email }, { isNew: true });
    const { code, verifier } = await travel("google", { email });
    const stolen = await call("/api/login/provider", { body: { code, verifier: newVerifier().verifier } });
    expect([stolen.status, stolen.body.code]).toEqual([401, "provider_refused"]);
    expect((await call("/api/login/provider", { body: { code, verifier } })).body.code).toBe(
      "provider_refused",
    );
  });

  it("of many at once lets one in", async () => {
    const email = uniqueEmail("juntos");
    await comeBy("google", { email }, { isNew: true });
    const { code, verifier } = await travel("google", { email });
    const body = { code, verifier };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call("/api/login/provider", { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is sent to our own pages alone, and only by a way that was begun", async () => {
    const { challenge } = newVerifier();
    const page = await leadsTo(authorizeAddress("google", challenge, "https://evil.example/x"));
    const back = await decide(page, { email: uniqueEmail() });
    expect(back.origin).toBe(new URL(APP_URL).origin);
    const gate = process.env.NEXT_PUBLIC_SUPABASE_URL as string;
    const made = new URL(await leadsTo(`${gate}/auth/v1/callback?state=${crypto.randomUUID()}&code=x`));
    expect(made.searchParams.get("error_code")).toBe("bad_oauth_state");
    const unknown = await fetch(authorizeAddress("myspace", challenge), { redirect: "manual" });
    expect(unknown.status).toBe(400);
  });
});

describe("ways in", () => {
  it("are listed, added after the password and taken off again, which the address is told", async () => {
    const member = await createMember();
    await confirm(member.userId);
    expect(await own(member.token)).toMatchObject([{ provider: "email", removable: false }]);
    const email = uniqueEmail("google");
    expect((await link(member, "google", email)).searchParams.get("error")).toBeNull();
    const noted = await call("/api/identities", { method: "PUT", token: member.token });
    expect(noted.body.identities).toMatchObject([
      { provider: "email" },
      { provider: "google", email, removable: true },
    ]);
    expect(noted.body.linkable).toEqual(["apple"]);
    expect((await nextMailTo(member.email, 2)).subject).toBe("Uma nova forma de entrar no Garfo");
    expect((await comeBy("google", { email })).body.user?.id).toBe(member.userId);

    const { id } = noted.body.identities[1];
    const { status, body } = await call(`/api/identities/${id}`, {
      ...{ method: "DELETE", token: member.token },
      body: { password: member.password },
    });
    expect([status, body.identities.length]).toEqual([200, 1]);
    expect((await comeBy("google", { email })).body.code).toBe("account_needed");
    expect((await nextMailTo(member.email, 3)).subject).toBe("Uma forma de entrar no Garfo foi desligada");
  });

  it("ask for the password, or a fresh sign-in", async () => {
    const member = await createMember();
    await confirm(member.userId);
    await age(member.userId);
    const token = await renewed(member.refreshToken);
    const ask = (body: object) =>
      call("/api/identities", {
        ...{ method: "POST", token },
        body: { provider: "google", challenge: newVerifier().challenge, ...body },
      });
    expect((await ask({})).body.code).toBe("proof_needed");
    expect((await ask({ password: "errada-mesmo" })).body.code).toBe("wrong_password");
    expect((await ask({ password: member.password })).status).toBe(200);
    const fresh = (await call("/api/login", { body: { email: member.email, password: member.password } }))
      .body;
    const answer = await call("/api/identities", {
      ...{ method: "POST", token: fresh.token },
      body: { provider: "google", challenge: newVerifier().challenge },
    });
    expect(answer.status).toBe(200);
  });

  it("are not added to an account whose address is not confirmed", async () => {
    const member = await createMember();
    await unconfirm(member.userId);
    await expect(link(member, "google")).rejects.toThrow("email_unconfirmed");
  });

  it("that are somebody's already are not taken over", async () => {
    const email = uniqueEmail("alheia");
    const { body } = await comeBy("google", { email }, { isNew: true });
    const member = await createMember();
    await confirm(member.userId);
    expect((await link(member, "google", email)).searchParams.get("error_code")).toBe(
      "identity_already_exists",
    );
    expect((await comeBy("google", { email })).body.user?.id).toBe(body.user.id);
  });

  it("without a password among them still leave: after a fresh sign-in", async () => {
    const email = uniqueEmail("adeus");
    const { body } = await comeBy("google", { email }, { isNew: true });
    await age(body.user.id);
    const remove = (token: string) => call("/api/account", { method: "DELETE", token, body: {} });
    expect((await remove(await renewed(body.refreshToken))).body.code).toBe("proof_needed");
    const { token } = (await comeBy("google", { email })).body;
    expect((await remove(token)).status).toBe(200);
    expect((await comeBy("google", { email })).body.code).toBe("account_needed");
    const member = await createMember();
    expect((await remove(member.token)).body.fields).toHaveProperty("password");
  });

  it("never lose the last, nor the password, also when all are taken off at once", async () => {
    const { body } = await comeBy("google", { email: uniqueEmail("unica") }, { isNew: true });
    const [only] = await own(body.token);
    const remove = (id: string, token: string) =>
      call(`/api/identities/${id}`, { method: "DELETE", token, body: {} });
    expect((await remove(only.id, body.token)).body.code).toBe("identity_stays");

    const both = await comeBy("google", { email: uniqueEmail("duas") }, { isNew: true });
    await comeBy("apple", { email: both.body.user.email });
    const ids = (await own(both.body.token)).map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(2);
    const answers = await Promise.all(ids.map((id: string) => remove(id, both.body.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await own(both.body.token)).toHaveLength(1);

    const member = await createMember();
    const [password] = await own(member.token);
    const kept = await call(`/api/identities/${password.id}`, {
      ...{ method: "DELETE", token: member.token },
      body: { password: member.password },
    });
    expect(kept.body.code).toBe("identity_stays");
  });
});
