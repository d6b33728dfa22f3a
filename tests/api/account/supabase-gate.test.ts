import { describe, expect, it } from "vitest";
import { call, claimsOf, client, GATE, newAddress, newPerson, PASSWORD } from "./gate-client";

describe("what the gate lets through", () => {
  it.each([
    ["GET", "/"],
    ["GET", "/_system/info"],
    ["GET", "/_system/introspect"],
    ["POST", "/auth/v1/otp"],
    ["POST", "/auth/v1/magiclink"],
    ["POST", "/auth/v1/resend"],
    ["GET", "/auth/v1/verify?token=x&type=recovery"],
    ["GET", "/rest/v1/"],
    ["GET", "/rest/v1/users"],
    ["GET", "/rest/v1/rpc/version"],
    ["GET", "/storage/v1/bucket"],
    ["GET", "/rest/v1/profiles/../users"],
    ["GET", "//"],
    ["GET", "/%"],
  ])("is not %s %s", async (method, path) => {
    const response = await call(method, path, method === "POST" ? { email: newAddress() } : undefined);
    expect([404, 405]).toContain(response.status);
    expect(await response.text()).not.toMatch(/postgres(ql)?:\/\//);
  });

  it.each(["POST", "PATCH", "DELETE", "PUT"])("is no %s of profiles", async (method) => {
    const { session } = await newPerson();
    const authorization = `Bearer ${session.access_token}`;
    const response = await call(method, "/rest/v1/profiles", { name: "x" }, { authorization });
    expect([404, 405]).toContain(response.status);
  });

  it("asks for the project's key", async () => {
    for (const apikey of ["", "wrong"]) {
      const response = await fetch(`${GATE}/auth/v1/settings`, { headers: apikey ? { apikey } : {} });
      expect(response.status).toBe(401);
    }
    expect((await fetch(`${GATE}/auth/v1/health`)).status).toBe(200);
  });

  it.each([
    ["broken JSON", "{"],
    ["an array", "[]"],
    ["a number", "1"],
    ["a NUL character", '{"email":"a\\u0000@b.co","password":"12345678"}'],
    ["an address that is an object", { email: { $gt: "" }, password: PASSWORD }],
    ["a password that is a list", { email: newAddress(), password: ["12345678"] }],
    [
      "more data than a token can carry",
      { email: newAddress(), password: PASSWORD, data: { x: "x".repeat(5_000) } },
    ],
    ["data that is a list", { email: newAddress(), password: PASSWORD, data: [1] }],
    ["nothing", ""],
  ])("answers 400 to a sign-up with %s", async (_, body) => {
    const response = await call("POST", "/auth/v1/signup", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("error_code");
  });

  it("is at most 64 KB", async () => {
    const data = { filler: "x".repeat(70_000) };
    expect(
      (await call("POST", "/auth/v1/signup", { email: newAddress(), password: PASSWORD, data })).status,
    ).toBe(413);
  });
});

describe("an account", () => {
  it("is opened with a session whose token says what a hosted project's says", async () => {
    const { id, email, session } = await newPerson();
    expect(claimsOf(session.access_token)).toMatchObject({
      sub: id,
      email,
      aud: "authenticated",
      role: "authenticated",
      iss: `${GATE}/auth/v1`,
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      app_metadata: { provider: "email" },
      session_id: expect.any(String),
    });
    const { data } = await client().auth.getUser(session.access_token);
    expect(data.user).toMatchObject({ id, email });
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const { email } = await newPerson();
    const wrong = await client().auth.signInWithPassword({ email, password: "not-the-password" });
    const unknown = await client().auth.signInWithPassword({
      email: newAddress(),
      password: "not-the-password",
    });
    expect(wrong.error?.code).toBe("invalid_credentials");
    expect([unknown.error?.code, unknown.error?.message]).toEqual([wrong.error?.code, wrong.error?.message]);
  });

  it("refuses even the right password after twenty wrong ones from its place, and from no other", async () => {
    const { email } = await newPerson();
    const guess = (password: string, headers = {}) =>
      call("POST", "/auth/v1/token?grant_type=password", { email, password }, headers);
    // What the public key says of another place is not believed.
    const feigned = (i: number) => ({ "Sb-Forwarded-For": `203.0.113.${i}` });
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, i) => guess(`guess-number-${i}`, feigned(i))),
    );
    expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(24);
    const right = await guess(PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(0);
    const authorization = `Bearer ${process.env.SUPABASE_SERVICE_ROLE_KEY}`;
    expect((await guess(PASSWORD, { ...feigned(1), authorization })).status).toBe(200);
  });

  it("lets fifty of its owner's devices in at once", async () => {
    const { email } = await newPerson();
    const body = { email, password: PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call("POST", "/auth/v1/token?grant_type=password", body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  });

  it("cannot be opened twice", async () => {
    const { email } = await newPerson();
    const again = await client().auth.signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(again.error?.code).toBe("user_already_exists");
  });

  it("changes nothing about its address or its rights", async () => {
    const { session } = await newPerson();
    const authorization = `Bearer ${session.access_token}`;
    expect((await call("PUT", "/auth/v1/user", { email: newAddress() }, { authorization })).status).toBe(422);
    for (const data of ["x", { name: "x".repeat(5_000) }])
      expect((await call("PUT", "/auth/v1/user", { data }, { authorization })).status).toBe(400);
    const raised = await call("PUT", "/auth/v1/user", { app_metadata: { role: "admin" } }, { authorization });
    expect((await raised.json()).app_metadata).not.toHaveProperty("role");
  });
});

describe("profiles", () => {
  it("are asked with plain filters only", async () => {
    const { session } = await newPerson();
    const authorization = `Bearer ${session.access_token}`;
    const ask = (query: string) => call("GET", `/rest/v1/profiles?${query}`, undefined, { authorization });
    expect((await ask("select=*")).status).toBe(200);
    expect((await ask("select=*,people(*)")).status).toBe(400);
    expect((await ask("select=*&email=like.*")).status).toBe(400);
    expect((await ask("constructor=x")).status).toBe(400);
    expect((await ask("select=*&id=eq.nobody")).status).toBeGreaterThanOrEqual(400);
  });

  it("are nobody's without a session, and not asked with a token that is not ours", async () => {
    expect((await call("GET", "/rest/v1/profiles?select=*")).status).toBe(401);
    const forged = `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.`;
    expect(
      (await call("GET", "/rest/v1/profiles?select=*", undefined, { authorization: forged })).status,
    ).toBe(401);
  });
});

describe("the administrator", () => {
  it("makes, reads, changes, bans and deletes an account", async () => {
    const admin = client("service").auth.admin;
    const email = newAddress();
    const { data, error } = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: "Zé" },
    });
    expect(error).toBeNull();
    const id = data.user?.id as string;
    expect((await admin.createUser({ email, password: PASSWORD })).error?.code).toBe("email_exists");
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();

    await admin.updateUserById(id, { password: "outra-senha-boa-2", user_metadata: { city: "Recife" } });
    const { data: read } = await admin.getUserById(id);
    expect(read.user?.user_metadata).toMatchObject({ name: "Zé", city: "Recife" });
    const signedIn = await client().auth.signInWithPassword({ email, password: "outra-senha-boa-2" });
    const refreshToken = signedIn.data.session?.refresh_token as string;

    await admin.updateUserById(id, { ban_duration: "1h" });
    const banned = await client().auth.signInWithPassword({ email, password: "outra-senha-boa-2" });
    expect(banned.error?.code).toBe("user_banned");
    const refreshed = await client().auth.refreshSession({ refresh_token: refreshToken });
    expect(refreshed.error?.code).toBe("user_banned");
    await admin.updateUserById(id, { ban_duration: "none" });
    expect(
      (await client().auth.signInWithPassword({ email, password: "outra-senha-boa-2" })).error,
    ).toBeNull();

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.status).toBe(404);
    expect((await admin.deleteUser(id)).error?.status).toBe(404);
  });

  it("makes an account that cannot sign in before its address is confirmed", async () => {
    const admin = client("service").auth.admin;
    const email = newAddress();
    const { data } = await admin.createUser({ email, password: PASSWORD });
    const early = await client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error?.code).toBe("email_not_confirmed");
    await admin.updateUserById(data.user?.id as string, { email_confirm: true });
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it("is nobody without the service key", async () => {
    const { session } = await newPerson();
    const authorization = `Bearer ${session.access_token}`;
    expect((await call("GET", "/auth/v1/admin/users", undefined, { authorization })).status).toBe(403);
    expect((await call("GET", "/auth/v1/admin/users")).status).toBe(403);
    expect(
      (await call("DELETE", `/auth/v1/admin/users/${session.user.id}`, undefined, { authorization })).status,
    ).toBe(403);
  });
});
