import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { decodeJwt, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { call, createMember, PASSWORD } from "@/tests/factories";

const login = (email: string, password = PASSWORD) => call("/api/login", { body: { email, password } });

describe("sessions", () => {
  it("gives 50 refreshes at once one and the same child", async () => {
    const { refreshToken } = await createMember();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call("/api/refresh-token", { body: { refreshToken } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    const { token } = answers[0]!.body;
    expect((await call("/api/user", { token })).status).toBe(200);
  });

  it.each([["nonsense"], [randomUUID()]])("refuses the refresh token %s", async (refreshToken) => {
    const { status, body } = await call("/api/refresh-token", { body: { refreshToken } });
    expect([status, body.error]).toEqual([401, "Sessão expirada. Faça login novamente."]);
  });

  it("ends at logout: bearer, refresh token and cookie", async () => {
    const { token, refreshToken, cookie } = await createMember();
    const { status, body, headers } = await call("/api/logout", {
      method: "POST",
      token,
      headers: { Cookie: cookie },
    });
    expect([status, body.success]).toEqual([200, true]);
    expect(headers.get("Clear-Site-Data")).toBe('"storage"');
    expect(headers.getSetCookie().every((set) => /-auth-token[^=]*=; .*Max-Age=0/.test(set))).toBe(true);
    expect(headers.getSetCookie().length).toBeGreaterThan(0);
    const after = await call("/api/user", { token });
    expect([after.status, after.body.code]).toEqual([401, "session_expired"]);
    expect((await call("/api/refresh-token", { body: { refreshToken } })).status).toBe(401);
  });

  it("leaves the person's other sessions alone", async () => {
    const member = await createMember();
    const other = (await login(member.email)).body;
    await call("/api/logout", { method: "POST", token: member.token });
    expect((await call("/api/user", { token: other.token })).status).toBe(200);
  });

  it("are never taken from a cookie by the API", async () => {
    const { cookie } = await createMember();
    const { status, body } = await call("/api/user", { headers: { Cookie: cookie } });
    expect([status, body.error]).toEqual([401, "Token não encontrado"]);
  });

  it.each([
    ["no token", "Bearer", "token_missing"],
    ["another scheme", "Basic abc", "token_missing"],
    ["no JWT", "Bearer abc", "unauthenticated"],
    ["no algorithm", `Bearer ${unsigned({ alg: "none" })}`, "unauthenticated"],
    ["no signature", `Bearer ${unsigned({ alg: "HS256" })}`, "unauthenticated"],
    ["the project's public key", `Bearer ${process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY}`, "unauthenticated"],
    ["the project's service key", `Bearer ${process.env.SUPABASE_SERVICE_ROLE_KEY}`, "unauthenticated"],
  ])("are refused with %s", async (_name, authorization, code) => {
    const answer = await call("/api/user", { headers: { Authorization: authorization } });
    expect([answer.status, answer.body.code]).toEqual([401, code]);
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  });
});

it("are not taken longer than they last, though they were taken a moment ago", async () => {
  const { token } = await createMember();
  const seconds = Math.floor(Date.now() / 1000);
  const short = await new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(seconds + 1)
    .sign(new TextEncoder().encode(process.env.SUPABASE_JWT_SECRET));
  expect((await call("/api/user", { token: short })).status).toBe(200);
  // Its second, and the five that clocks may differ by.
  await sleep(7_000);
  const { status, body } = await call("/api/user", { token: short });
  expect([status, body.code]).toEqual([401, "session_expired"]);
});

function unsigned(header: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    sub: randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    iat: 0,
    exp: 9_999_999_999,
  };
  return `${part(header)}.${part(claims)}.`;
}
