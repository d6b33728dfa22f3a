import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { call, cookieOf, createMember, PASSWORD, uniqueEmail } from "@/tests/factories";
import { client } from "./gate-client";

function form(email: string, more: object = {}): { body: object } {
  return { body: { name: "Ana Lima", email, password: PASSWORD, planId: "trial", ...more } };
}

const login = (email: string, password = PASSWORD) => call("/api/login", { body: { email, password } });

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
      maternity: null,
      medications: "",
      allergies: "",
      supplements: "",
      cpf: null,
      card: null,
      ...{ health_consent: "given", health_consent_shown: false },
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
        paymentData: { paymentMethod: "pix", payer },
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

  it("is completed by a login, with what was agreed to, who referred, the language and the first questions", async () => {
    const email = uniqueEmail();
    const more = {
      ...{ referralCode: "AMIGA10", firstRun: true },
      consents: { terms: true, privacy: true, health: true },
    };
    const english = { headers: { "Accept-Language": "en" } };
    const made = await call("/api/signup", { ...form(email, more), ...english });
    const { id: userId } = made.body.user;
    await db().profile.delete({ where: { id: userId } });
    expect((await login(email)).body.user.preferences.locale).toBe("en-US");
    const kinds = await db().consent.findMany({ where: { userId }, select: { kind: true, granted: true } });
    expect(kinds.map(({ kind, granted }) => [kind, granted]).sort()).toEqual([
      ["health", true],
      ["privacy", true],
      ["terms", true],
    ]);
    expect(await db().person.findUnique({ where: { userId } })).toMatchObject({ referralCode: "AMIGA10" });
    expect(await db().firstRun.count({ where: { userId } })).toBe(1);
  });

  it("keeps no more of a name than can be seen, whatever the auth server was told with the public key", async () => {
    const email = uniqueEmail();
    const data = { name: `Ana\n\u202E\u200B${"👍".repeat(200)}`, plan_id: { not: "a plan" } };
    const made = await client().auth.signUp({ email, password: PASSWORD, options: { data } });
    expect(made.error).toBeNull();
    const { status, body, headers } = await login(email);
    expect([status, body.user?.name]).toEqual([200, `Ana ${"👍".repeat(116)}`]);
    expect(await db().subscription.findFirst({ where: { userId: body.user.id } })).toMatchObject({
      planId: "trial",
    });
    // Nor does the page's cookie carry the rest along.
    const parts = cookieOf({ headers })
      .split("; ")
      .filter((part) => part.includes("auth-token"));
    const cookie = parts
      .map((part) => part.split("=")[1])
      .join("")
      .replace("base64-", "");
    expect(JSON.parse(Buffer.from(cookie, "base64url").toString()).user).not.toHaveProperty("user_metadata");
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

const LONG = "á".repeat(37);
const REQUIRED = "Preencha este campo.";
const TEXT = "Este campo é um texto.";
const PAYER = (payer: object) => ({ planId: "monthly", paymentData: { paymentMethod: "pix", payer } });

describe("a sign-up that bypasses the screens", () => {
  it.each([
    ["no name", { name: undefined }, { name: REQUIRED }],
    ["an empty name", { name: "  " }, { name: expect.any(String) }],
    ["a name that is none", { name: { first: "Ana" } }, { name: TEXT }],
    ["a name without end", { name: "a".repeat(121) }, { name: "Este texto é longo demais." }],
    [
      "a name with control characters",
      { name: "Ana\u0000" },
      { name: expect.stringContaining("caracteres") },
    ],
    ["no address", { email: undefined }, { email: REQUIRED }],
    ["what is no address", { email: "ana@" }, { email: "Informe um email válido." }],
    ["an address without end", { email: `${"a".repeat(250)}@b.co` }, { email: "Informe um email válido." }],
    ["no password", { password: undefined }, { password: REQUIRED }],
    ["a short password", { password: "1234567" }, { password: "Use pelo menos 8 caracteres." }],
    [
      "a password of which bcrypt reads a part",
      { password: LONG },
      { password: "Use no máximo 72 caracteres; acentos e emojis contam por dois ou mais." },
    ],
    ["a number for a password", { password: 12345678 }, { password: TEXT }],
    ["a referral code with spaces", { referralCode: "a b" }, { referralCode: "Este valor não é válido." }],
    ["a referral code without end", { referralCode: "a".repeat(65) }, { referralCode: expect.any(String) }],
    ["a plan that does not exist", { planId: "gold" }, { planId: "Escolha uma das opções." }],
    [
      "another way to pay",
      { planId: "monthly", paymentData: { paymentMethod: "boleto" } },
      { "paymentData.paymentMethod": "Escolha uma das opções." },
    ],
    ["a CPF that is none", PAYER({ cpf: "111.111.111-11" }), { "paymentData.payer.cpf": "CPF inválido" }],
    ["a card number", PAYER({ card: "4111111111111111" }), { "paymentData.payer.card": expect.any(String) }],
    [
      "consents that are not given",
      { consents: { terms: true, privacy: "yes", health: false } },
      { "consents.privacy": expect.any(String), "consents.health": "É preciso aceitar para continuar." },
    ],
    ["a role", { role: "admin" }, { role: "Este campo não é aceito aqui." }],
  ])(
    "is refused with %s, in words beside the field, and makes no account",
    async (_name, fields, sentences) => {
      const email = uniqueEmail();
      const { status, body } = await call("/api/signup", form(email, fields));
      expect(status).toBe(422);
      expect(body.error).toEqual(expect.any(String));
      expect(body.fields).toEqual(sentences);
      expect(await db().profile.count({ where: { email } })).toBe(0);
    },
  );

  it("is refused with an address in use, however it is written", async () => {
    const { email } = await createMember();
    const { status, body } = await call("/api/signup", form(` ${email.toUpperCase()}`));
    expect([status, body.code]).toEqual([409, "email_taken"]);
    expect(body.error).toBe("Este email já está cadastrado. Entre ou recupere sua senha.");
  });

  it("sent twice at once makes one account", async () => {
    const email = uniqueEmail();
    const answers = await Promise.all([call("/api/signup", form(email)), call("/api/signup", form(email))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().profile.count({ where: { email } })).toBe(1);
  });
});
