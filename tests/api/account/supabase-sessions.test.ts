import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, claimsOf, client, newAddress, newPerson, PASSWORD, recoveryMail } from "./gate-client";

const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
beforeAll(async () => {
  await database.connect();
  // The application's user may step into the role that owns `auth`, as a hosted project's may look into it.
  await database.query("SET ROLE supabase_auth_admin");
});
afterAll(() => database.end());

async function refresh(refreshToken: string) {
  const response = await call("POST", "/auth/v1/token?grant_type=refresh_token", {
    refresh_token: refreshToken,
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** Makes a token look retired as long ago as that. */
const age = (token: string, seconds: number) =>
  database.query(
    "UPDATE auth.refresh_tokens SET updated_at = now() - make_interval(secs => $2) WHERE token = $1",
    [token, seconds],
  );

describe("refreshing", () => {
  it("fifty times at once with one token leaves one living child", async () => {
    const { session } = await newPerson();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const living = await database.query(
      "SELECT token FROM auth.refresh_tokens WHERE session_id = $1 AND NOT revoked",
      [claimsOf(session.access_token).session_id],
    );
    expect(living.rows.map(({ token }) => token)).toEqual([answers[0]?.body.refresh_token]);
  });

  it("keeps the session and how it was opened", async () => {
    const { session } = await newPerson();
    const { body } = await refresh(session.refresh_token);
    const [before, after] = [claimsOf(session.access_token), claimsOf(body.access_token as string)];
    expect(after).toMatchObject({ session_id: before.session_id, amr: before.amr, sub: before.sub });
    expect(body.user).toMatchObject({ email: session.user.email, identities: [{ provider: "email" }] });
  });

  it("again within ten seconds answers what the first got; later it ends the session", async () => {
    const { session } = await newPerson();
    const first = await refresh(session.refresh_token);
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(first.body.refresh_token);

    await age(session.refresh_token, 11);
    const reused = await refresh(session.refresh_token);
    expect(reused).toMatchObject({ status: 400, body: { error_code: "refresh_token_already_used" } });
    expect((await refresh(first.body.refresh_token as string)).body.error_code).toBe(
      "refresh_token_not_found",
    );
    expect((await client().auth.getUser(first.body.access_token)).error).not.toBeNull();
  });

  it("ends with the session's life", async () => {
    const { session } = await newPerson();
    await database.query(
      "UPDATE auth.sessions SET not_after = now() - interval '1 second' WHERE user_id = $1",
      [session.user.id],
    );
    expect((await refresh(session.refresh_token)).body.error_code).toBe("session_expired");
  });

  it("is refused to a token that nobody was given", async () => {
    expect((await refresh("made-up")).body.error_code).toBe("refresh_token_not_found");
    const nothing = await call("POST", "/auth/v1/token?grant_type=refresh_token", { refresh_token: 7 });
    expect(nothing.status).toBe(400);
  });
});

describe("logging out", () => {
  it.each([
    ["local", false, true],
    ["others", true, false],
    ["global", false, false],
  ] as const)("%s ends what it says", async (scope, ownLives, otherLives) => {
    const { email, session: other } = await newPerson();
    const own = client();
    await own.auth.signInWithPassword({ email, password: PASSWORD });
    const { data } = await own.auth.getSession();
    await own.auth.signOut({ scope });
    const lives = async (token: string | undefined) => (await refresh(token as string)).status === 200;
    expect(await lives(data.session?.refresh_token)).toBe(ownLives);
    expect(await lives(other.refresh_token)).toBe(otherLives);
  });
});

describe("recovery", () => {
  it("by the link in the mail opens a session, once", async () => {
    const { email } = await newPerson();
    await client().auth.resetPasswordForEmail(email);
    const mail = await recoveryMail(email);
    expect(mail.link).toContain(`${process.env.NEXT_PUBLIC_APP_URL}/reset-password?`);

    const person = client();
    const { data, error } = await person.auth.verifyOtp({ token_hash: mail.tokenHash, type: "recovery" });
    expect(error).toBeNull();
    expect(claimsOf(data.session?.access_token as string).amr).toMatchObject([{ method: "otp" }]);
    expect((await person.auth.updateUser({ password: "nova-senha-boa-3" })).error).toBeNull();
    expect(
      (await client().auth.signInWithPassword({ email, password: "nova-senha-boa-3" })).error,
    ).toBeNull();
    expect(
      (await client().auth.verifyOtp({ token_hash: mail.tokenHash, type: "recovery" })).error,
    ).not.toBeNull();
  });

  it("by the code in the mail opens a session, once", async () => {
    const { email } = await newPerson();
    await client().auth.resetPasswordForEmail(email);
    const { code } = await recoveryMail(email);
    expect((await client().auth.verifyOtp({ email, token: code, type: "recovery" })).error).toBeNull();
    expect((await client().auth.verifyOtp({ email, token: code, type: "recovery" })).error).not.toBeNull();
  });

  it("is void after five wrong codes, however many at once", async () => {
    const { email } = await newPerson();
    await client().auth.resetPasswordForEmail(email);
    const { code } = await recoveryMail(email);
    const wrong = Array.from({ length: 40 }, (_, i) =>
      String((Number(code) + 1 + i) % 1_000_000).padStart(6, "0"),
    );
    const guess = (token: string) => call("POST", "/auth/v1/verify", { type: "recovery", email, token });
    const statuses = (await Promise.all(wrong.map(guess))).map(({ status }) => status);
    expect(statuses).not.toContain(200);
    expect((await guess(code)).ok).toBe(false);
    const { rows } = await database.query("SELECT recovery_token FROM auth.users WHERE email = $1", [email]);
    expect(rows).toEqual([{ recovery_token: null }]);
  });

  it("is over after ten minutes", async () => {
    const { email } = await newPerson();
    await client().auth.resetPasswordForEmail(email);
    const { code } = await recoveryMail(email);
    await database.query(
      "UPDATE auth.users SET recovery_sent_at = recovery_sent_at - interval '10 minutes' WHERE email = $1",
      [email],
    );
    expect((await client().auth.verifyOtp({ email, token: code, type: "recovery" })).error?.code).toBe(
      "otp_expired",
    );
  });

  it("does not take the hash of address and code, which anybody can compute", async () => {
    const { email } = await newPerson();
    await client().auth.resetPasswordForEmail(email);
    const { tokenHash } = await recoveryMail(email);
    const bare = tokenHash.split(".")[0] as string;
    expect((await call("POST", "/auth/v1/verify", { type: "recovery", token_hash: bare })).status).toBe(403);
    expect((await call("POST", "/auth/v1/verify", { type: "magiclink", token_hash: tokenHash })).status).toBe(
      400,
    );
  });

  it("is asked for five times, then refused, whether or not there is an account", async () => {
    const { email } = await newPerson();
    for (const address of [email, newAddress()]) {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++)
        statuses.push((await call("POST", "/auth/v1/recover", { email: address })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});
