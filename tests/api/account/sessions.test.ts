import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { endOtherSessions } from "@/lib/auth/session/end-other-sessions.server";
import { verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import { call, createMember, type Member, PASSWORD, sql } from "@/tests/factories";
import { createProtected } from "@/tests/second-factor";
import { client } from "./gate-client";

const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
const NEW_PASSWORD = "outra-senha-123";

async function logIn(member: Member, password = member.password, userAgent = PHONE) {
  const { email } = member;
  return call("/api/login", { body: { email, password }, headers: { "User-Agent": userAgent } });
}

const status = async (token: string) => (await call("/api/user", { token })).status;

describe("ending the other sessions", () => {
  it("ends them here even when the auth server cannot be reached, and says so", async () => {
    const member = await createMember();
    const { body: other } = await logIn(member);
    const claims = await verifyAccessToken(member.token, new Date());
    // No header can carry it: the call to the auth server fails before it leaves.
    const token = "not\na token";
    await expect(endOtherSessions({ claims, token })).rejects.toMatchObject({ code: "unavailable" });
    expect(await status(other.token)).toBe(401);
    const { body: fresh } = await call("/api/refresh-token", { body: { refreshToken: other.refreshToken } });
    expect(fresh.code).toBe("session_expired");
    expect(await status(member.token)).toBe(200);
  });
});

const ageSessions = (userId: string) =>
  sql("UPDATE auth.sessions SET created_at = now() - interval '25 hours' WHERE user_id = $1", [userId]);

describe("changing the password", () => {
  const change = (token: string, currentPassword: string, password = NEW_PASSWORD) =>
    call("/api/change-password", { token, body: { currentPassword, password } });

  it("keeps this session and ends the others at once", async () => {
    const member = await createMember();
    const { body: other } = await logIn(member);
    expect(await status(other.token)).toBe(200);

    expect(await change(member.token, PASSWORD)).toMatchObject({
      status: 200,
      body: { success: true, message: "Senha alterada com sucesso!" },
    });
    expect(await status(member.token)).toBe(200);
    expect(await call("/api/user", { token: other.token })).toMatchObject({
      status: 401,
      body: { code: "session_expired" },
    });
    const refreshed = (refreshToken: string) => call("/api/refresh-token", { body: { refreshToken } });
    expect((await refreshed(other.refreshToken)).status).toBe(401);
    expect((await refreshed(member.refreshToken)).status).toBe(200);
    expect((await logIn(member)).status).toBe(401);
    expect((await logIn(member, NEW_PASSWORD)).status).toBe(200);
  });

  it("ends one of the very second that nobody here had seen", async () => {
    const member = await createMember();
    const { email } = member;
    const { data } = await client().auth.signInWithPassword({ email, password: PASSWORD });
    expect((await change(member.token, PASSWORD)).status).toBe(200);
    expect(await status(data.session?.access_token ?? "")).toBe(401);
    expect(await status((await logIn(member, NEW_PASSWORD)).body.token)).toBe(200);
  });

  it("of a session older than a day opens another in its place, where reminders go on", async () => {
    const member = await createMember();
    const { body: other } = await logIn(member);
    const [own] = (await call("/api/sessions", { token: member.token })).body.sessions;
    await ageSessions(member.userId);
    const { status: changed, body, headers } = await change(member.token, PASSWORD);
    expect([changed, body.success]).toEqual([200, true]);
    expect(headers.getSetCookie().join()).toMatch(/auth-token/);
    expect([await status(member.token), await status(other.token)]).toEqual([401, 401]);
    expect(await status(body.token)).toBe(200);
    const { sessions } = (await call("/api/sessions", { token: body.token })).body;
    expect(sessions).toEqual([own]);
    expect((await call("/api/refresh-token", { body: { refreshToken: body.refreshToken } })).status).toBe(
      200,
    );
    expect((await logIn(member, NEW_PASSWORD)).status).toBe(200);
  });

  it("asks whoever has a second factor to log in again when their session is older than a day", async () => {
    const { userId, token } = await createProtected();
    await ageSessions(userId);
    expect(await change(token, PASSWORD)).toMatchObject({ status: 403, body: { code: "sign_in_again" } });
    expect(await status(token)).toBe(200);
  });

  it("is refused without the current password, and stops guesses", async () => {
    const member = await createMember();
    for (let miss = 0; miss < 5; miss++) {
      expect(await change(member.token, `errada-${randomUUID()}`)).toMatchObject({
        status: 422,
        body: { code: "wrong_password", error: "Senha incorreta. Tente novamente." },
      });
    }
    const stopped = await change(member.token, PASSWORD);
    expect(stopped).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(stopped.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await logIn(member)).status).toBe(200);
  });

  it("wants a password that is new and long enough", async () => {
    const { token } = await createMember();
    expect((await change(token, PASSWORD, "curta")).body.fields).toHaveProperty("password");
    expect(await change(token, PASSWORD, PASSWORD)).toMatchObject({
      status: 422,
      body: { code: "same_password" },
    });
    expect((await change("nobody", PASSWORD)).status).toBe(401);
  });
});

describe("sessions", () => {
  it("lists this one first and the others by their browser", async () => {
    const member = await createMember();
    await logIn(member);
    const { body } = await call("/api/sessions", { token: member.token });
    expect(body.sessions).toMatchObject([
      { current: true, at: expect.any(String) },
      { current: false, browser: "Chrome", system: "Android", at: expect.any(String) },
    ]);
  });

  it("forgets one that was logged out", async () => {
    const member = await createMember();
    const { body: other } = await logIn(member);
    await call("/api/logout", { method: "POST", token: other.token });
    const { body } = await call("/api/sessions", { token: member.token });
    expect(body.sessions).toHaveLength(1);
  });

  it("ends the others, whoever of them asks, and never somebody else's", async () => {
    const [member, stranger] = await Promise.all([createMember(), createMember()]);
    const { body: second } = await logIn(member);
    const end = (token: string) => call("/api/sessions", { method: "DELETE", token });

    expect((await end(second.token)).status).toBe(200);
    expect([await status(second.token), await status(member.token), await status(stranger.token)]).toEqual([
      200, 401, 200,
    ]);
    expect((await end(member.token)).status).toBe(401);
    const { body } = await call("/api/sessions", { token: second.token });
    expect(body.sessions).toMatchObject([{ current: true, browser: null }]);
  });

  it("ends the one that is named, for good, and only the caller's own", async () => {
    const [member, stranger] = await Promise.all([createMember(), createMember()]);
    const { body: second } = await logIn(member);
    const { body: third } = await logIn(member);
    const list = await call("/api/sessions", { token: second.token });
    // Newest first after this one: the third, then the first.
    const { id } = list.body.sessions[1];
    const end = (token: string) => call(`/api/sessions/${id}`, { method: "DELETE", token });

    expect((await end(stranger.token)).status).toBe(404);
    expect(await status(third.token)).toBe(200);
    const ended = await end(second.token);
    expect([ended.status, ended.body.message]).toEqual([200, "Pronto: esse aparelho saiu da sua conta."]);
    expect([await status(second.token), await status(member.token), await status(third.token)]).toEqual([
      200, 200, 401,
    ]);
    const refresh = () => call("/api/refresh-token", { body: { refreshToken: third.refreshToken } });
    expect([(await refresh()).status, (await refresh()).status]).toEqual([401, 401]);
    expect((await end(second.token)).status).toBe(404);
    expect((await call("/api/sessions", { token: second.token })).body.sessions).toHaveLength(2);
  });
});
