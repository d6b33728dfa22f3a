import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { call, cookieOf, createMember, elsewhere, PASSWORD, uniqueEmail } from "@/tests/factories";
import { startOwnProduct } from "@/tests/own-product";
import { gateBehind } from "./gate-behind";
import { call as gateCall } from "./gate-client";

const SERVICE = process.env.SUPABASE_SERVICE_ROLE_KEY as string;

async function login(email: string, password = PASSWORD, headers = {}): ReturnType<typeof call> {
  return call("/api/login", { body: { email, password }, headers });
}

describe("login", () => {
  it("answers the user and tokens, and never who exists, which is for /check-email to say", async () => {
    const { email, userId } = await createMember();
    expect((await call("/api/check-email", { body: { email: email.toUpperCase() } })).body).toEqual({
      exists: true,
    });
    expect((await call("/api/check-email", { body: { email: uniqueEmail() } })).body).toEqual({
      exists: false,
    });
    const { status, body } = await login(email);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["refreshToken", "token", "user"]);
    expect(body.user.id).toBe(userId);
    const wrong = await login(email, "senha-errada");
    const unknown = await login(uniqueEmail(), "senha-errada");
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it("stops guesses of one password, however many come at once, and forgives after a success", async () => {
    const { email } = await createMember();
    const place = elsewhere();
    const guesses = await Promise.all(Array.from({ length: 30 }, () => login(email, "senha-errada", place)));
    // Ten, and those that were being checked when the tenth failed.
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10 + 8);
    const stopped = await login(email, PASSWORD, place);
    expect([stopped.status, stopped.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(stopped.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await login(email)).status).toBe(200);
  });

  it("lets its owner in on a device that they have signed in on before, whatever is guessed elsewhere", async () => {
    const { email } = await createMember();
    const device = { Cookie: cookieOf(await login(email)) };
    for (let guess = 0; guess < 70; guess++) await login(email, "senha-errada");
    const elsewhereNow = await login(email);
    expect([elsewhereNow.status, elsewhereNow.body.code]).toEqual([429, "rate_limited"]);
    expect((await login(email, PASSWORD, device)).status).toBe(200);
    // Nothing was forgiven to the others by that.
    expect((await login(email)).status).toBe(429);
  });

  it("gives a known device a count of its own, which is nobody else's", async () => {
    const [ana, bia] = [await createMember(), await createMember()];
    const first = await login(ana.email);
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith("garfo-device="));
    expect(cookie).toMatch(/; Path=\/api\/login; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
    const device = { Cookie: cookieOf(first), ...elsewhere() };
    for (let miss = 0; miss < 10; miss++) await login(ana.email, "senha-errada", device);
    expect((await login(ana.email, PASSWORD, device)).status).toBe(429);
    expect((await login(ana.email)).status).toBe(200);
    // Of somebody else it is a device like any other, until they have signed in on it too.
    for (let miss = 0; miss < 10; miss++) await login(bia.email, "senha-errada", device);
    expect((await login(bia.email, PASSWORD, device)).status).toBe(429);
    expect((await login(bia.email)).status).toBe(200);
  });

  it("asks the authentication service in its own name for a known device whose place was used up there", async () => {
    const { email } = await createMember();
    const place = elsewhere();
    const device = { Cookie: cookieOf(await login(email)), ...place };
    const from = {
      Authorization: `Bearer ${SERVICE}`,
      "Sb-Forwarded-For": place["X-Forwarded-For"] as string,
    };
    const guess = { email, password: "senha-errada" };
    for (let miss = 0; miss < 20; miss++)
      await gateCall("POST", "/auth/v1/token?grant_type=password", guess, from);
    expect((await login(email, PASSWORD, place)).status).toBe(429);
    expect((await login(email, PASSWORD, device)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it("lets 50 people in at once", async () => {
    const { email } = await createMember();
    const place = elsewhere();
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(email, PASSWORD, place)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("keeps the blocked out", async () => {
    const { email, userId, token, refreshToken } = await createMember();
    await db().person.update({ where: { userId }, data: { blockedAt: new Date() } });
    for (const answer of [
      await login(email),
      await call("/api/user", { token }),
      await call("/api/refresh-token", { body: { refreshToken } }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, "account_blocked"]);
    }
  });

  it("is not done from another site", async () => {
    const { email } = await createMember();
    const evil = await login(email, PASSWORD, { Origin: "https://evil.example" });
    expect([evil.status, evil.body.code]).toEqual([403, "forbidden"]);
    expect(evil.headers.getSetCookie()).toEqual([]);
    expect((await login(email, PASSWORD, { Origin: "null" })).status).toBe(403);
    expect((await login(email, PASSWORD, { Origin: process.env.NEXT_PUBLIC_APP_URL })).status).toBe(200);
  });

  it("does not find an account that is the administrator's by metadata alone", async () => {
    const { userId, token } = await createMember();
    expect((await call("/api/user", { token })).body.role).toBe("member");
    await db().person.update({ where: { userId }, data: { role: "nutritionist" } });
    expect((await call("/api/user", { token })).body.role).toBe("nutritionist");
  });

  it.each([
    ["no address", { email: undefined }, { email: "Preencha este campo." }],
    ["what is no address", { email: "ana" }, { email: "Informe um email válido." }],
    ["no password", { password: undefined }, { password: "Preencha este campo." }],
    ["an endless password", { password: "x".repeat(201) }, { password: "Este texto é longo demais." }],
    ["more than that", { admin: true }, { admin: "Este campo não é aceito aqui." }],
  ])("is refused with %s, in words beside the field", async (_name, fields, sentences) => {
    const { status, body } = await call("/api/login", {
      body: { email: uniqueEmail(), password: PASSWORD, ...fields },
    });
    expect([status, body.fields]).toEqual([422, sentences]);
  });

  it("takes the language that was chosen along to the account, and leaves it alone otherwise", async () => {
    const { email, userId } = await createMember();
    const localeOf = async () => (await db().profile.findUniqueOrThrow({ where: { id: userId } })).locale;
    await login(email, PASSWORD, { "Accept-Language": "en" });
    expect(await localeOf()).toBe("pt-BR");
    await login(email, PASSWORD, { Cookie: "garfo-locale=en-US" });
    expect(await localeOf()).toBe("en-US");
    await login(email, PASSWORD, { Cookie: "garfo-locale=fr-FR" });
    expect(await localeOf()).toBe("en-US");
  });
});

/** The authentication service behind a door that can be shut: then it answers as a balancer in front of nothing does. */
async function gateWithDoor() {
  const door = { isShut: false };
  const shut = { status: 503, body: "no healthy upstream" };
  return { door, ...(await gateBehind(() => (door.isShut ? shut : null))) };
}

it("while the authentication service is away nobody is let in and no guess counts; once it is back each does", async () => {
  const { door, server, url } = await gateWithDoor();
  const product = await startOwnProduct({ ...process.env, NEXT_PUBLIC_SUPABASE_URL: url }, "door");
  try {
    const member = await createMember();
    await product.adopt(member);
    const place = elsewhere();
    const attempt = (password: string) =>
      call(`${product.url}/api/login`, { body: { email: member.email, password }, headers: place });
    const codes = async (password: string, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => attempt(password)));
      return [...new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ""}`))];
    };

    door.isShut = true;
    expect(await codes("senha-errada", 30)).toEqual(["503 unavailable"]);
    expect(await codes(PASSWORD, 5)).toEqual(["503 unavailable"]);
    door.isShut = false;
    expect((await attempt(PASSWORD)).status).toBe(200);
    for (let guess = 1; guess <= 10; guess++) expect((await attempt("senha-errada")).status).toBe(401);

    door.isShut = true;
    expect(await codes("senha-errada", 5)).toEqual(["429 rate_limited"]);
    door.isShut = false;
    expect((await attempt(PASSWORD)).status).toBe(429);
  } finally {
    await product.stop();
    server.close();
  }
}, 120_000);
