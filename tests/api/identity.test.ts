import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { call, cookieOf, createMember, elsewhere, PASSWORD, uniqueEmail } from "../factories";

const DAY_MS = 86_400_000;

function form(email: string, more: object = {}): { body: object } {
  return { body: { name: "Ana Lima", email, password: PASSWORD, planId: "trial", ...more } };
}

async function login(email: string, password = PASSWORD, headers = {}): ReturnType<typeof call> {
  return call("/api/login", { body: { email, password }, headers });
}

describe("sign-up", () => {
  it("opens the account, the trial and both sessions", async () => {
    const email = uniqueEmail();
    const { status, body, headers } = await call("/api/signup", form(`  ${email.toUpperCase()} `));
    expect(status).toBe(200);
    expect(body.user).toEqual({
      id: expect.any(String),
      name: "Ana Lima",
      email,
      phone: null,
      birthDate: null,
      weight: null,
      height: null,
      age: null,
      gender: null,
      role: "member",
      company: null,
      calorieGoal: null,
      proteinGoal: null,
      carbGoal: null,
      fatGoal: null,
      weightGoal: null,
      dietary_restrictions: [],
      dietary_preferences: [],
      health_conditions: [],
      medications: "",
      allergies: "",
      supplements: "",
      cpf: null,
      card: null,
      preferences: {
        ...{ locale: "pt-BR", theme: null, weight_unit: "kg", energy_unit: "kcal" },
        time_zone: "America/Sao_Paulo",
      },
    });
    expect(headers.getSetCookie().join()).toMatch(/^sb-.*-auth-token=base64-.*SameSite=Lax/);
    const subscription = await db().subscription.findFirstOrThrow({ where: { userId: body.user.id } });
    expect(subscription).toMatchObject({ planId: "trial", status: "trial", current: true });
    expect(subscription.periodEnd.getTime() - subscription.startedAt.getTime()).toBe(7 * DAY_MS);
    expect((await call("/api/user", { token: body.token })).body.email).toBe(email);
  });

  it("waits for the payment of a paid plan, and keeps who pays and who referred", async () => {
    const payer = { cpf: "529.982.247-25", first_name: "Ana", last_name: "Lima" };
    const { body } = await call(
      "/api/signup",
      form(uniqueEmail(), {
        planId: "yearly",
        referralCode: "AMIGA10",
        paymentData: { method: "pix", payer },
      }),
    );
    expect(body.user.cpf).toBe("52998224725");
    const { id: userId } = body.user;
    expect(await db().subscription.findFirst({ where: { userId } })).toMatchObject({
      planId: "yearly",
      status: "pending_payment",
    });
    expect(await db().person.findUnique({ where: { userId } })).toMatchObject({ referralCode: "AMIGA10" });
    expect(await call("/api/user", { token: body.token })).toMatchObject({ status: 200 });
  });

  it("makes one account of 50 sign-ups at once with one address", async () => {
    const email = uniqueEmail();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call("/api/signup", form(email))));
    const codes = answers.map(({ status, body }) => (status === 200 ? "made" : `${status} ${body.code}`));
    expect(codes.filter((code) => code === "made")).toHaveLength(1);
    expect(codes.filter((code) => /^409 (email_taken|signup_in_progress)$/.test(code))).toHaveLength(49);
    expect(await db().profile.count({ where: { email } })).toBe(1);
  });

  it("is completed by the next one, should it break off after the auth server's part", async () => {
    const member = await createMember();
    await db().profile.delete({ where: { id: member.userId } });
    const { status, body } = await call("/api/signup", form(member.email));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: member.userId, name: "Ana Lima" });
  });

  it("is completed by a login, with the name and the plan that were wished for", async () => {
    const email = uniqueEmail();
    const made = await call("/api/signup", form(email, { planId: "monthly" }));
    await db().profile.delete({ where: { id: made.body.user.id } });
    const { status, body } = await login(email);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: made.body.user.id, name: "Ana Lima" });
    expect(await db().subscription.findFirst({ where: { userId: body.user.id } })).toMatchObject({
      planId: "monthly",
      status: "pending_payment",
    });
  });

  it("is not completed by somebody who does not know the password", async () => {
    const member = await createMember();
    await db().profile.delete({ where: { id: member.userId } });
    const { status, body } = await call("/api/signup", form(member.email, { password: "outra-senha-1" }));
    expect([status, body.code]).toEqual([409, "email_taken"]);
  });

  it("refuses the administrator's address to everybody else", async () => {
    const { status, body } = await call("/api/signup", form(process.env.SUPER_ADMIN_EMAIL ?? ""));
    expect([status, body.code]).toEqual([409, "email_taken"]);
  });

  it("refuses a plan that is not on offer, in the reader's language", async () => {
    const english = { headers: { "Accept-Language": "en" } };
    const { status, body } = await call("/api/signup", {
      ...form(uniqueEmail(), { planId: "gold" }),
      ...english,
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      error: "This plan does not exist or is no longer available.",
      code: "plan_unknown",
      fields: { planId: "Choose one of the options." },
    });
  });
});

describe("login", () => {
  it("answers the user and tokens, and says who exists only where the specification does", async () => {
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
});

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

describe("one's own user", () => {
  it("is read with metrics and goals", async () => {
    const { token } = await createMember();
    const { body } = await call("/api/user", { token });
    expect(body.metrics).toEqual({
      meals_today: 0,
      calories_consumed: 0,
      calories_goal: 2000,
      protein_consumed: 0,
      protein_goal: 150,
      active_days: 0,
      whatsapp_messages: 0,
    });
    expect(Object.keys(body.goals).sort()).toEqual([
      "current_weight",
      "progress_percentage",
      "target_date",
      "weight_goal",
    ]);
  });

  it("keeps what is sent and leaves the rest", async () => {
    const { token, userId } = await createMember();
    const first = await call("/api/user", {
      method: "PUT",
      token,
      body: {
        name: "Bia",
        phone: "(11) 98888-7777",
        birthDate: "1990-05-10",
        gender: "female",
        height: 165,
        weight: 72.44,
      },
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      name: "Bia",
      phone: "11988887777",
      birthDate: "1990-05-10",
      weight: 72.4,
    });
    expect(first.body.age).toBeGreaterThan(30);
    const second = await call("/api/user", {
      method: "PUT",
      token,
      body: {
        calorieGoal: 1800,
        proteinGoal: 120,
        carbGoal: 200,
        fatGoal: 0,
        weightGoal: 65.5,
        weight: 72.4,
      },
    });
    expect(second.body).toMatchObject({
      name: "Bia",
      height: 165,
      calorieGoal: 1800,
      fatGoal: null,
      weightGoal: 65.5,
    });
    expect(await db().weightEntry.count({ where: { userId } })).toBe(1);
    const cleared = await call("/api/user", {
      method: "PUT",
      token,
      body: { gender: "", phone: "", weight: 0, age: 40 },
    });
    expect(cleared.body).toMatchObject({ gender: null, phone: null, weight: 72.4, age: 40 });
  });

  it("saves restrictions section by section", async () => {
    const { token } = await createMember();
    const post = (body: object) => call("/api/update-profile", { token, body });
    await post({
      dietary_restrictions: ["Sem glúten", " Sem glúten ", ""],
      medications: "Metformina\n500 mg",
    });
    await post({ allergies: "Amendoim" });
    expect((await call("/api/user", { token })).body).toMatchObject({
      dietary_restrictions: ["Sem glúten"],
      medications: "Metformina\n500 mg",
      allergies: "Amendoim",
      supplements: "",
    });
  });

  it.each([
    ["the e-mail", { email: "x@y.co" }, { email: "Este campo não pode ser alterado." }],
    [
      "the role",
      { role: "nutritionist", company: { id: "x" } },
      { role: expect.any(String), company: expect.any(String) },
    ],
    ["what does not exist", { isAdmin: true }, { isAdmin: "Este campo não é aceito aqui." }],
    [
      "text for numbers",
      { weight: "72", height: 1.5 },
      { weight: expect.any(String), height: expect.any(String) },
    ],
    ["what cannot be", { weight: 900, age: -1, birthDate: "2990-01-01" }, expect.anything()],
    ["a birth to come", { birthDate: "2990-01-01" }, { birthDate: "Informe uma data de nascimento válida." }],
  ])("refuses %s and changes nothing", async (_name, change, fields) => {
    const { token, name } = await createMember();
    const { status, body } = await call("/api/user", {
      method: "PUT",
      token,
      body: { name: "Outra", ...change },
    });
    expect([status, body.code]).toEqual([422, "validation"]);
    expect(body.fields).toEqual(fields);
    expect((await call("/api/user", { token })).body.name).toBe(name);
  });

  it("is nobody else's", async () => {
    const [ana, bia] = await Promise.all([createMember({ name: "Ana" }), createMember({ name: "Bia" })]);
    await call("/api/user", {
      method: "PUT",
      token: ana.token,
      body: { name: "Ana 2", cpf: "529.982.247-25" },
    });
    expect((await call("/api/user", { token: bia.token })).body).toMatchObject({ name: "Bia", cpf: null });
  });
});

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
    expect(cookieOf(new Response(null, { headers: done.headers }))).toMatch(/auth-token/);

    expect((await call("/api/user", { token: done.body.token })).status).toBe(200);
    expect((await call("/api/user", { token: recovered })).status).toBe(401);
    expect((await reset(recovered, "mais-outra-123")).status).toBe(401);
    expect((await call("/api/refresh-token", { body: { refreshToken: member.refreshToken } })).status).toBe(
      401,
    );
    expect((await login(member.email)).status).toBe(401);
    expect((await login(member.email, "nova-senha-123")).status).toBe(200);
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

/** Asks for the mail, opens its link as the page does, answers the recovery session's token. */
async function recover(email: string): Promise<string> {
  await call("/api/forgot-password", { body: { email } });
  const mailbox = `${new URL(process.env.WHATSAPP_API_URL ?? "").origin}/control/mail?to=${encodeURIComponent(email)}`;
  // The sign-up's own mail, which confirms the address, is in the mailbox too.
  const recoveries = async () => {
    const mails = (await (await fetch(mailbox)).json()) as { text: string }[];
    return mails.filter(({ text }) => text.includes("/reset-password"));
  };
  await expect.poll(recoveries, { timeout: 10_000 }).toHaveLength(1);
  const mails = await recoveries();
  const link = new URL(/https?:\/\/\S+/.exec(mails[0]!.text)![0]);
  const response = await fetch(`${process.env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/verify`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? "" },
    body: JSON.stringify({ type: "recovery", token_hash: link.searchParams.get("token_hash") }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
