import { describe, expect, it } from "vitest";
import { readWishes } from "@/lib/auth/sign-in/sign-up-wishes";
import { db } from "@/lib/db";
import { codeOf } from "@/tests/authenticator";
import { call, cookieOf, createMember, PASSWORD, sql, uniqueEmail } from "@/tests/factories";
import { hostedWith } from "@/tests/second-factor";
import { client } from "./gate-client";
import { mailTo } from "./mailbox";

const login = (email: string, password = PASSWORD) => call("/api/login", { body: { email, password } });

describe("recovery", () => {
  it("answers the same whether or not there is an account", async () => {
    const { email } = await createMember();
    const [known, unknown] = await Promise.all([
      call("/api/forgot-password", { body: { email } }),
      call("/api/forgot-password", { body: { email: uniqueEmail() } }),
    ]);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
  });

  it("sets a new password by the mailed link, once, and ends every other session", async () => {
    const member = await createMember();
    const recovered = await recover(member.email);
    const reset = (token: string, password: string) =>
      call("/api/reset-password", { token, body: { password } });

    const weak = await reset(recovered, "curta");
    expect([weak.status, weak.body.fields]).toEqual([422, { password: "Use pelo menos 8 caracteres." }]);
    const done = await reset(recovered, "nova-senha-123");
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ success: true, user: { id: member.userId } });
    expect(cookieOf(done)).toMatch(/auth-token/);

    expect((await call("/api/user", { token: done.body.token })).status).toBe(200);
    expect((await call("/api/user", { token: recovered })).status).toBe(401);
    expect((await reset(recovered, "mais-outra-123")).status).toBe(401);
    expect((await call("/api/refresh-token", { body: { refreshToken: member.refreshToken } })).status).toBe(
      401,
    );
    expect((await login(member.email)).status).toBe(401);
    expect((await login(member.email, "nova-senha-123")).status).toBe(200);
    const told = async () => (await mailTo(member.email)).map(({ subject }) => subject);
    await expect.poll(told, { timeout: 10_000 }).toContain("Sua senha do Garfo foi alterada");
  });

  it("writes in the language of the account, whatever the page spoke that asked", async () => {
    const { token, email } = await createMember();
    await call("/api/user", { method: "PUT", token, body: { preferences: { locale: "en-US" } } });
    await call("/api/forgot-password", { body: { email }, headers: { "Accept-Language": "pt-BR" } });
    const letters = async () => (await mailTo(email)).map(({ subject }) => subject);
    await expect.poll(letters, { timeout: 10_000 }).toContain("Create a new Garfo password");
  });

  it("needs a session that a recovery mail opened", async () => {
    const { token } = await createMember();
    const { status, body } = await call("/api/reset-password", {
      token,
      body: { password: "nova-senha-123" },
    });
    expect([status, body.code]).toEqual([403, "recovery_required"]);
    expect((await call("/api/reset-password", { body: { password: "nova-senha-123" } })).status).toBe(401);
  });
});

describe("an address that the authentication service knows and nobody here has", () => {
  const CONSENTS = { terms: true, privacy: true, health: true };
  const own = { name: "Dona Verdadeira", password: "minha-senha-123", planId: "trial", consents: CONSENTS };
  const signUp = (token: string, form: object) => call("/api/signup", { token, body: { ...own, ...form } });

  /** Somebody has signed up with the public key alone, with whatever name, and set a second factor. */
  async function squat(email: string) {
    const { data, error } = await client().auth.signUp({
      ...{ email, password: "senha-do-intruso-1" },
      options: { data: { name: "Intruso", plan_id: "yearly" } },
    });
    if (error || !data.session) throw error;
    const { access_token: token, refresh_token: refreshToken } = data.session;
    const hosted = await hostedWith({ token, refreshToken });
    const { data: factor } = await hosted.mfa.enroll({ factorType: "totp" });
    const raised = await hosted.mfa.challengeAndVerify({
      factorId: factor?.id ?? "",
      code: await codeOf((factor as { totp: { secret: string } }).totp.secret),
    });
    if (raised.error) throw raised.error;
    return { token: raised.data.access_token, refreshToken: raised.data.refresh_token };
  }

  it("is its owner's by the letter, as a sign-up would have made it; whoever had set a password is out", async () => {
    const email = uniqueEmail("dona");
    const squatter = await squat(email);
    expect((await call("/api/signup", { body: { ...own, email } })).body.code).toBe("email_taken");
    const recovered = await recover(email);
    const reset = await call("/api/reset-password", { token: recovered, body: { password: own.password } });
    expect([reset.status, reset.body.code]).toEqual([404, "account_needed"]);

    const { status, body } = await signUp(recovered, { email, firstRun: true });
    expect([status, body.user?.name, body.user?.email]).toEqual([200, own.name, email]);
    const { consents, subscriptions, ...person } = await db().person.findUniqueOrThrow({
      where: { userId: body.user.id },
      include: { consents: true, subscriptions: true },
    });
    expect(person.emailConfirmedAt).not.toBeNull();
    expect(consents.map(({ kind }) => kind).sort()).toEqual(["health", "privacy", "terms"]);
    expect(subscriptions).toMatchObject([{ planId: "trial", status: "trial" }]);
    expect((await call("/api/user", { token: body.token })).status).toBe(200);

    const [told] = await sql("SELECT raw_user_meta_data AS data FROM auth.users WHERE email = $1", [email]);
    expect(readWishes(told?.data as Record<string, unknown>)).toMatchObject({
      name: own.name,
      planId: "trial",
      agreed: "shown",
    });

    expect((await login(email, "senha-do-intruso-1")).status).toBe(401);
    expect((await call("/api/user", { token: squatter.token })).status).toBe(401);
    const { refreshToken } = squatter;
    expect((await call("/api/refresh-token", { body: { refreshToken } })).status).toBe(401);
    expect((await client().auth.refreshSession({ refresh_token: refreshToken })).error).not.toBeNull();
    const again = await login(email, own.password);
    expect([again.status, again.body.factor]).toEqual([200, undefined]);
  });

  it("is nobody's by the letter of another address, nor taken from who has an account", async () => {
    const [email, other] = [uniqueEmail(), uniqueEmail()];
    await squat(email);
    await squat(other);
    const recovered = await recover(other);
    expect((await signUp(recovered, { email })).body.code).toBe("email_taken");
    const member = await createMember();
    expect((await signUp(await recover(member.email), { email: member.email })).body.code).toBe(
      "email_taken",
    );
    expect((await login(member.email)).status).toBe(200);
  });

  it("is not taken over by an ordinary session, nor a letter's of long ago", async () => {
    const email = uniqueEmail();
    const { token } = await squat(email);
    expect((await signUp(token, { email })).body.code).toBe("email_taken");
    const letter = await openLetter(email);
    await sql(
      `UPDATE auth.mfa_amr_claims SET created_at = now() - interval '16 minutes'
       WHERE session_id IN (SELECT id FROM auth.sessions WHERE user_id = $1)`,
      [letter.user.id],
    );
    const late = await client().auth.refreshSession({ refresh_token: letter.refresh_token });
    expect((await signUp(late.data.session?.access_token ?? "", { email })).body.code).toBe("email_taken");
  });

  it("needs a password that was not there before", async () => {
    const email = uniqueEmail();
    await squat(email);
    const recovered = await recover(email);
    const same = await signUp(recovered, { email, password: "senha-do-intruso-1" });
    expect([same.status, same.body.code]).toEqual([422, "same_password"]);
    expect((await signUp(recovered, { email })).status).toBe(200);
  });
});

/** Asks for the mail, opens its link as the page does, answers the recovery session's token. */
async function recover(email: string): Promise<string> {
  return (await openLetter(email)).access_token;
}

async function openLetter(email: string) {
  await call("/api/forgot-password", { body: { email } });
  // The sign-up's own mail, which confirms the address, is in the mailbox too.
  const recoveries = async () => (await mailTo(email)).filter(({ text }) => text.includes("/reset-password"));
  await expect.poll(recoveries, { timeout: 10_000 }).toHaveLength(1);
  const mails = await recoveries();
  const link = new URL(/https?:\/\/\S+/.exec(mails[0]!.text)![0]);
  const response = await fetch(`${process.env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/verify`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? "" },
    body: JSON.stringify({ type: "recovery", token_hash: link.searchParams.get("token_hash") }),
  });
  return (await response.json()) as { access_token: string; refresh_token: string; user: { id: string } };
}
