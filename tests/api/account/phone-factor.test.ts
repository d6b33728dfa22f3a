import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { auditId } from "@/lib/audit/note-action.server";
import { db } from "@/lib/db";
import { APP_URL, call, cookieOf, createMember, elsewhere, sql } from "@/tests/factories";
import {
  type ByPhone,
  createByPhone,
  hostedWith,
  letSendAgain,
  sentCode,
  uniquePhone,
} from "@/tests/second-factor";
import { client } from "./gate-client";

const logIn = ({ email, password }: Pick<ByPhone, "email" | "password">) =>
  call("/api/login", { body: { email, password } });

/** Asks for a code with a half-open session. */
async function ask(
  tokens: { token: string; refreshToken: string },
  { factorId }: ByPhone,
  channel?: "whatsapp",
) {
  const auth = await hostedWith(tokens);
  const { data, error } = await auth.mfa.challenge({ factorId, ...(channel ? { channel } : {}) } as {
    factorId: string;
  });
  if (error) throw error;
  return { auth, verify: (code: string) => auth.mfa.verify({ factorId, challengeId: data.id, code }) };
}

describe("a phone as second factor", () => {
  it("is offered where the project has it on, and kept as two digits", async () => {
    const member = await createMember();
    const state = async (token: string) => (await call("/api/second-factor", { token })).body;
    expect(await state(member.token)).toMatchObject({
      ...{ enabled: false, phone: null, phoneChannels: ["sms", "whatsapp"] },
    });
    const person = await createByPhone();
    expect(await state(person.token)).toMatchObject({ enabled: true, phone: person.number.slice(-2) });
    const row = await db().person.findUniqueOrThrow({ where: { userId: person.userId } });
    expect(row.secondFactorPhone).toBe(person.number.slice(-2));
    expect(JSON.stringify(row)).not.toContain(person.number.slice(-8));
  });

  it("is asked for at the next login; the code sent is right once, by whichever way it went", async () => {
    const person = await createByPhone();
    const { body } = await logIn(person);
    expect(body.factor).toBe("required");
    expect((await call("/api/dashboard", { token: body.token })).body.code).toBe("second_factor_required");
    const { verify } = await ask(body, person, "whatsapp");
    const code = await sentCode(person.number, { channel: "whatsapp" });
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await verify(wrong)).error?.code).toBe("mfa_verification_failed");
    const { data } = await verify(code);
    const token = data?.access_token as string;
    expect((await call("/api/second-factor", { method: "PUT", token })).body).toMatchObject({
      enabled: true,
    });
    expect((await call("/api/user", { token })).status).toBe(200);
    expect((await verify(code)).error?.code).toBe("mfa_challenge_expired");
  });

  it("is guessed five times, then there is a pause; codes come a minute apart", async () => {
    const person = await createByPhone();
    const { body } = await logIn(person);
    const { auth, verify } = await ask(body, person);
    expect((await auth.mfa.challenge({ factorId: person.factorId })).error).toMatchObject({
      ...{ status: 429, code: "over_sms_send_rate_limit" },
    });
    const code = await sentCode(person.number, { count: 2 });
    const wrong = code === "000000" ? "000001" : "000000";
    for (let miss = 0; miss < 5; miss++)
      expect((await verify(wrong)).error?.code).toBe("mfa_verification_failed");
    expect((await verify(code)).error?.code).toBe("over_request_rate_limit");
  });

  it("is sent ten codes an hour and no more, however often its number changes", async () => {
    const auth = await hostedWith(await createMember());
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 11; time++) {
      const { data } = await auth.mfa.enroll({ factorType: "phone", phone: uniquePhone() });
      const factorId = data?.id as string;
      codes.push((await auth.mfa.challenge({ factorId })).error?.code);
      await auth.mfa.unenroll({ factorId });
    }
    expect(codes).toEqual([...Array(10).fill(undefined), "over_sms_send_rate_limit"]);
  });

  it("is taken off after one more code, and the log says what it was", async () => {
    const person = await createByPhone();
    const { body } = await logIn(person);
    const { auth, verify } = await ask(body, person);
    expect((await auth.mfa.unenroll({ factorId: person.factorId })).error?.code).toBe("insufficient_aal");
    const { data } = await verify(await sentCode(person.number, { count: 2 }));
    expect((await auth.mfa.unenroll({ factorId: person.factorId })).error).toBeNull();
    const { body: state } = await call("/api/second-factor", {
      method: "PUT",
      token: data?.access_token as string,
    });
    expect(state).toMatchObject({ enabled: false, phone: null });
    expect(await db().auditEntry.findMany({ where: { subjectId: auditId(person.userId) } })).toMatchObject([
      { action: "second_factor.removed", reason: "phone" },
    ]);
    expect((await logIn(person)).body.factor).toBeUndefined();
  });

  it("lost, is got round by a recovery code", async () => {
    const person = await createByPhone();
    const drawn = await call("/api/second-factor/recovery-codes", { method: "POST", token: person.token });
    const { body } = await logIn(person);
    const spent = await call("/api/second-factor/recover", {
      token: body.token,
      body: { code: drawn.body.codes[0] },
    });
    expect(spent.status).toBe(200);
    const { secondFactorPhone } = await db().person.findUniqueOrThrow({ where: { userId: person.userId } });
    expect([secondFactorPhone, (await logIn(person)).body.factor]).toEqual([null, undefined]);
  });

  it("gives way to an app that takes its place", async () => {
    const person = await createByPhone();
    const { admin } = client("service").auth;
    await admin.mfa.deleteFactor({ userId: person.userId, id: person.factorId });
    await sql(
      "INSERT INTO auth.mfa_factors (id, user_id, secret, status) VALUES (gen_random_uuid(), $1, 'JBSWY3DPEHPK3PXP', 'verified')",
      [person.userId],
    );
    const { body } = await logIn(person);
    expect(body.factor).toBe("required");
    const { secondFactorPhone } = await db().person.findUniqueOrThrow({ where: { userId: person.userId } });
    expect(secondFactorPhone).toBeNull();
  });

  it("tells the second step's page the end of its number and no cookie more", async () => {
    const person = await createByPhone();
    const response = await fetch(`${APP_URL}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...elsewhere() },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    const cookie = cookieOf(response);
    const kept = Buffer.from(cookie.replace(/^.*base64-/, ""), "base64url").toString();
    expect(kept).not.toContain(person.number.slice(1));
    const page = await (
      await fetch(`${APP_URL}/second-factor`, { headers: { cookie, ...elsewhere() } })
    ).text();
    expect(page).toContain(`terminado em ${person.number.slice(-2)}`);
    expect(page).not.toContain(person.number.slice(-8));
  });

  it("takes numbers of phones only, and of each but one", async () => {
    const person = await createByPhone();
    const auth = await hostedWith(person);
    const enroll = async (phone: string) =>
      (await auth.mfa.enroll({ factorType: "phone", phone })).error?.code;
    expect([await enroll("12"), await enroll("telefone"), await enroll(person.number)]).toEqual([
      ...["validation_failed", "validation_failed", "mfa_verified_factor_exists"],
    ]);
    await letSendAgain(person.factorId);
    const { error } = await auth.mfa.challenge({ factorId: person.factorId, channel: "pombo" } as never);
    expect(error?.code).toBe("validation_failed");
  });
});

it("is not offered by a project that has it off, nor asked about by the way it says no", async () => {
  const asked: string[] = [];
  const project = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    answer.writeHead(request.url?.endsWith("/factors") ? 422 : 200, { "Content-Type": "application/json" });
    const refusal = {
      code: 422,
      error_code: "mfa_phone_enroll_not_enabled",
      msg: "MFA enroll is disabled for Phone",
    };
    answer.end(
      JSON.stringify(request.url?.endsWith("/factors") ? refusal : { external: {}, sms_provider: "vonage" }),
    );
  });
  await new Promise<void>((resolve) => project.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", url);
  vi.resetModules();
  try {
    const { codeChannels, isPhoneFactorOn } = await import("@/lib/integrations/supabase/phone-factor");
    expect([await isPhoneFactorOn("token"), await isPhoneFactorOn("token"), await codeChannels()]).toEqual([
      ...[false, false, ["sms"]],
    ]);
    expect(asked.sort()).toEqual(["GET /auth/v1/settings", "POST /auth/v1/factors"]);
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
    project.close();
  }
});
