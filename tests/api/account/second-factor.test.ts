import { describe, expect, it } from "vitest";
import { auditId } from "@/lib/audit/note-action.server";
import { drawRecoveryCodes } from "@/lib/auth/second-factor/draw-recovery-codes.server";
import { recoveryCodeHash } from "@/lib/auth/second-factor/recovery-codes";
import { db } from "@/lib/db";
import { apiRoutes } from "@/tests/api/server/routes";
import { codeOf, wrongCode } from "@/tests/authenticator";
import {
  APP_URL,
  call,
  contextOf,
  cookieOf,
  createMember,
  elsewhere,
  type Member,
  PASSWORD,
} from "@/tests/factories";
import { createProtected, hostedWith, type Protected } from "@/tests/second-factor";
import { client } from "./gate-client";
import { mailTo } from "./mailbox";

const logIn = ({ email, password }: Pick<Member, "email" | "password">) =>
  call("/api/login", { body: { email, password } });

const sync = (token: string) => call("/api/second-factor", { method: "PUT", token });

/** Passes the second step as the screen does; gives the risen session's tokens. */
async function pass(tokens: { token: string; refreshToken: string }, person: Protected, periods = 0) {
  const auth = await hostedWith(tokens);
  const code = codeOf(person.secret, periods);
  const { data, error } = await auth.mfa.challengeAndVerify({ factorId: person.factorId, code });
  if (error) throw error;
  return { auth, token: data.access_token, refreshToken: data.refresh_token };
}

describe("a login with a second factor", () => {
  it("answers that it is required, and of the user only who they are", async () => {
    const person = await createProtected();
    await call("/api/user", {
      method: "PUT",
      token: person.token,
      body: { weight: 80, medications: "Metformina" },
    });
    const { status, body } = await logIn(person);
    expect(status).toBe(200);
    expect(body).toMatchObject({ factor: "required", token: expect.any(String) });
    expect(body.user).toMatchObject({
      id: person.userId,
      email: person.email,
      weight: null,
      medications: "",
    });
  });

  it("opens a session that no call takes but those of the second step", async () => {
    const person = await createProtected();
    const { body } = await logIn(person);
    const routes = (await apiRoutes()).filter(({ spec }) => spec.access !== "public");
    const open = routes.filter(({ spec }) => spec.access === "first_step");
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      "POST /api/logout",
      "POST /api/second-factor/recover",
      "PUT /api/second-factor",
    ]);
    const { token } = body;
    const shut = routes.filter((route) => !open.includes(route));
    const answers = await Promise.all(
      shut.map(async ({ method, url }) => {
        const answer = await call(url, { method, token, ...(method === "GET" ? {} : { body: {} }) });
        return [url, answer.status, answer.body.code];
      }),
    );
    expect(answers).toEqual(shut.map(({ url }) => [url, 403, "second_factor_required"]));
  });

  it("goes on with the code, which makes the session as good as any", async () => {
    const person = await createProtected();
    const { body } = await logIn(person);
    const risen = await pass(body, person);
    expect((await sync(risen.token)).body).toMatchObject({ enabled: true });
    expect((await call("/api/user", { token: risen.token })).status).toBe(200);
    expect((await call("/api/user", { token: body.token })).status).toBe(403);
    const { body: fresh } = await call("/api/refresh-token", { body: { refreshToken: risen.refreshToken } });
    expect((await call("/api/user", { token: fresh.token })).status).toBe(200);
  });

  it("stays half open when it is refreshed instead", async () => {
    const person = await createProtected();
    const { body } = await logIn(person);
    const { body: fresh } = await call("/api/refresh-token", { body: { refreshToken: body.refreshToken } });
    expect((await call("/api/dashboard", { token: fresh.token })).body.code).toBe("second_factor_required");
  });

  it("shows no page but the second step, and leads on from there", async () => {
    const person = await createProtected();
    const page = async (path: string, cookie: string) => {
      const headers = { cookie, ...elsewhere() };
      const response = await fetch(`${APP_URL}${path}`, { headers, redirect: "manual" });
      const to = response.headers.get("location");
      return to ? new URL(to, APP_URL).href.replace(APP_URL, "") : response.status;
    };
    const response = await fetch(`${APP_URL}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...elsewhere() },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    const cookie = cookieOf(response);
    expect(await page("/dashboard", cookie)).toBe("/second-factor");
    expect(await page("/profile/security", cookie)).toBe("/second-factor?next=%2Fprofile%2Fsecurity");
    expect(await page("/second-factor", cookie)).toBe(200);
    expect(await page("/second-factor", "")).toBe("/login?next=%2Fsecond-factor");
    expect(await page("/second-factor", (await createMember()).cookie)).toBe("/dashboard");
  });

  it("is not told by an answer of ours whether a code would do", async () => {
    const person = await createProtected();
    const { body } = await logIn(person);
    const auth = await hostedWith(body);
    const code = wrongCode(person.secret);
    const { error } = await auth.mfa.challengeAndVerify({ factorId: person.factorId, code });
    expect(error?.code).toBe("mfa_verification_failed");
    expect((await sync(body.token)).body).toMatchObject({ enabled: true });
    expect((await call("/api/user", { token: body.token })).status).toBe(403);
  });
});

describe("turning it on and off", () => {
  it("ends the other sessions, tells the owner by mail, and asks from then on", async () => {
    const member = await createMember();
    const { body: other } = await logIn(member);
    const auth = await hostedWith(member);
    const { data: made } = await auth.mfa.enroll({ factorType: "totp" });
    const { data } = await auth.mfa.challengeAndVerify({
      factorId: made?.id as string,
      code: codeOf(made?.totp.secret as string),
    });
    // Whoever enrolled and told nobody is asked all the same from the next login on.
    expect((await logIn(member)).body.factor).toBe("required");
    const token = data?.access_token as string;
    expect((await call("/api/second-factor", { token })).body).toMatchObject({ enabled: true });
    expect((await call("/api/user", { token })).status).toBe(200);
    expect((await call("/api/user", { token: other.token })).status).toBe(403);
    const { body: refused } = await call("/api/refresh-token", {
      body: { refreshToken: other.refreshToken },
    });
    expect(refused.code).toBe("session_expired");
  });

  it("off again needs no code any more, and older recovery codes are void", async () => {
    const person = await createProtected();
    const { body: drawn } = await call("/api/second-factor/recovery-codes", {
      method: "POST",
      token: person.token,
    });
    expect(drawn.codes).toHaveLength(10);
    const { auth } = await pass(person, person);
    expect((await auth.mfa.unenroll({ factorId: person.factorId })).error).toBeNull();
    expect((await sync(person.token)).body).toEqual({
      ...{ enabled: false, since: null, recoveryCodes: 0 },
      ...{ phone: null, phoneChannels: ["sms", "whatsapp"] },
    });
    const { body } = await logIn(person);
    expect(body.factor).toBeUndefined();
    expect((await call("/api/user", { token: body.token })).status).toBe(200);
    const subjects = async () => (await mailTo(person.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("Verificação em duas etapas ativada");
    await expect.poll(subjects).toContain("Verificação em duas etapas desativada");
  });

  it("taken off by an administrator of the auth server lets the half-open session in", async () => {
    const person = await createProtected();
    const { body } = await logIn(person);
    const { admin } = client("service").auth;
    await admin.mfa.deleteFactor({ userId: person.userId, id: person.factorId });
    expect((await sync(body.token)).body).toMatchObject({ enabled: false });
    expect((await call("/api/user", { token: body.token })).status).toBe(200);
  });
});

describe("recovery codes", () => {
  const draw = async (token: string): Promise<string[]> =>
    (await call("/api/second-factor/recovery-codes", { method: "POST", token })).body.codes;
  const recover = (token: string, code: string) =>
    call("/api/second-factor/recover", { token, body: { code } });

  it("take the second factor off, however they are written", async () => {
    const person = await createProtected();
    const [code = ""] = await draw(person.token);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const { body } = await logIn(person);
    expect((await recover(body.token, ` ${code.toLowerCase().replaceAll("-", " ")} `)).status).toBe(200);
    expect((await call("/api/user", { token: body.token })).status).toBe(200);
    expect((await logIn(person)).body.factor).toBeUndefined();
    expect(await db().recoveryCode.count({ where: { userId: person.userId } })).toBe(0);
    expect(await db().auditEntry.findMany({ where: { subjectId: auditId(person.userId) } })).toMatchObject([
      { action: "second_factor.removed", reason: "recovery_code" },
    ]);
  });

  it("are void once others were drawn, are nobody else's, and are kept as digests", async () => {
    const [person, stranger] = await Promise.all([createProtected(), createProtected()]);
    const [old = ""] = await draw(person.token);
    const [fresh = ""] = await draw(person.token);
    const { body } = await logIn(person);
    for (const code of [old, (await draw(stranger.token))[0] as string, "XXXX"]) {
      expect(await recover(body.token, code)).toMatchObject({
        status: 422,
        body: { code: "recovery_code_wrong" },
      });
    }
    const rows = await db().recoveryCode.findMany({ where: { userId: person.userId } });
    expect(JSON.stringify(rows)).not.toContain(fresh);
    expect((await call("/api/user", { token: body.token })).status).toBe(403);
  });

  it("are ten, of one draw, however often they are drawn at once", async () => {
    const { userId } = await createProtected();
    for (let round = 0; round < 4; round++) {
      const draws = await Promise.all(Array.from({ length: 5 }, () => drawRecoveryCodes(contextOf(userId))));
      const told = draws.map((codes) => codes.map((code) => recoveryCodeHash(userId, code)).sort());
      const kept = await db().recoveryCode.findMany({ where: { userId } });
      expect(told).toContainEqual(kept.map(({ codeHash }) => codeHash).sort());
    }
  });

  it("are drawn only by somebody with a second factor who has passed it, and guessed ten times an hour", async () => {
    const member = await createMember();
    const asked = await call("/api/second-factor/recovery-codes", { method: "POST", token: member.token });
    expect(asked.status).toBe(409);
    const { body } = await logIn(await createProtected());
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await recover(body.token, `AAAA-${guess}`)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});

it("a recovery mail does not go round the second factor", async () => {
  const person = await createProtected();
  await call("/api/forgot-password", { body: { email: person.email } });
  const link = async () =>
    (await mailTo(person.email)).map(({ text }) => /\S+\/reset-password\S+/.exec(text)?.[0]).find(Boolean);
  await expect.poll(link).toBeTruthy();
  const tokenHash = new URL((await link()) as string).searchParams.get("token_hash");
  const opened = await fetch(`${process.env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/verify`, {
    method: "POST",
    headers: {
      apikey: process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY as string,
      "content-type": "application/json",
    },
    body: JSON.stringify({ type: "recovery", token_hash: tokenHash }),
  });
  const { access_token: token, refresh_token: refreshToken } = await opened.json();
  const reset = (bearer: string) =>
    call("/api/reset-password", { token: bearer, body: { password: "nova-senha-789" } });
  expect((await reset(token)).body.code).toBe("second_factor_required");
  const risen = await pass({ token, refreshToken }, person);
  const done = await reset(risen.token);
  expect(done).toMatchObject({ status: 200, body: { factor: "required" } });
  expect((await logIn({ email: person.email, password: PASSWORD })).status).toBe(401);
});
