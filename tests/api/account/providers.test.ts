import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { APP_URL, call, createMember, sql, uniqueEmail } from "@/tests/factories";
import { authorizeAddress, comeBy, decide, leadsTo, link, newVerifier, travel } from "@/tests/providers";
import { createProtected } from "@/tests/second-factor";
import { client, recoveryMail } from "./gate-client";
import { confirm, unconfirm } from "./identity-rig";

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
