import { describe, expect, it } from "vitest";
import { confirmationKey, sealConfirmation } from "@/lib/auth/email/confirmation-token";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/consents/consent-kind";
import { db } from "@/lib/db";
import { call, createMember, type Member } from "@/tests/factories";
import { mailTo, nextMailTo } from "./mailbox";

const confirm = (token: string) => call("/api/confirm-email", { body: { token } });
const confirmedAt = async ({ userId }: Member) =>
  (await db().person.findUniqueOrThrow({ where: { userId } })).emailConfirmedAt;

async function mailedToken({ email }: Member, count = 1): Promise<string> {
  const { text } = await nextMailTo(email, count);
  return /\/confirm-email#(\S+)/.exec(text)?.[1] ?? "";
}

/** A link as we would have mailed it. */
function sealed(member: Member, { email = member.email, at = Date.now() + 60_000 } = {}): string {
  const key = confirmationKey(process.env.SUPABASE_SERVICE_ROLE_KEY ?? "");
  return sealConfirmation({ userId: member.userId, expiresAt: new Date(at) }, email, key);
}

describe("a new account", () => {
  it("is mailed a link, and confirmed by it once", async () => {
    const member = await createMember();
    expect(await confirmedAt(member)).toBeNull();
    const token = await mailedToken(member);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { success: true } });
    expect(await confirmedAt(member)).toBeInstanceOf(Date);
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: "confirmation_used" } });
  });

  it("is confirmed once by 20 clicks at once", async () => {
    const token = await mailedToken(await createMember());
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  it("keeps nothing of the letter once it has left", async () => {
    const member = await createMember();
    await mailedToken(member);
    const left = () => db().outboundMail.count({ where: { userId: member.userId, sentAt: { not: null } } });
    await expect.poll(left).toBe(1);
    expect(await db().outboundMail.findFirst({ where: { userId: member.userId } })).toMatchObject({
      ...{ text: null, html: null, recipient: member.email, failedAt: null },
    });
  });
});

describe("refuses", () => {
  it.each(["x", "a.b.c", "x".repeat(200)])("what is no link of ours: %s", async (token) => {
    expect(await confirm(token)).toMatchObject({ status: 422, body: { code: "confirmation_invalid" } });
  });

  it("a link that ran out, for another address, or of somebody unknown", async () => {
    const member = await createMember();
    const nobody = { ...member, userId: "00000000-0000-4000-8000-000000000000" };
    const tokens = [
      sealed(member, { at: Date.now() - 1_000 }),
      sealed(member, { email: "outra@teste.garfo.test" }),
      sealed(nobody),
    ];
    for (const token of tokens) {
      expect(await confirm(token)).toMatchObject({ status: 422, body: { code: "confirmation_invalid" } });
    }
    expect(await confirmedAt(member)).toBeNull();
  });

  it.each([{}, { token: "" }, { token: 1 }, { token: "x".repeat(201) }, { token: "x", more: 1 }])(
    "a malformed call: %j",
    async (body) => {
      expect((await call("/api/confirm-email", { body })).status).toBe(422);
    },
  );
});

describe("another link", () => {
  it("is mailed on demand, at most five an hour", async () => {
    const member = await createMember();
    const { token } = member;
    const ask = () => call("/api/confirm-email/resend", { method: "POST", token });
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.message).toContain(member.email);
    expect(await confirm(await mailedToken(member, 2))).toMatchObject({ status: 200 });

    const other = await createMember();
    const answers = [];
    for (let i = 0; i < 6; i++) {
      answers.push((await call("/api/confirm-email/resend", { method: "POST", token: other.token })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("is not mailed to whoever has confirmed", async () => {
    const member = await createMember();
    await confirm(await mailedToken(member));
    const answer = await call("/api/confirm-email/resend", { method: "POST", token: member.token });
    expect(answer).toMatchObject({ status: 409, body: { code: "confirmation_used" } });
    expect(await mailTo(member.email)).toHaveLength(1);
  });
});

it("keeps what was agreed to at the sign-up, with a digest of each text", async () => {
  const { email, password } = await createMember();
  const agreed = { terms: true, privacy: true, health: true };
  const { body } = await call("/api/signup", {
    body: { name: "Ana", email: `x${email}`, password, planId: "trial", consents: agreed },
  });
  const consents = await db().consent.findMany({ where: { userId: body.user.id } });
  expect(consents.map(({ kind }) => kind).sort()).toEqual(["health", "privacy", "terms"]);
  for (const { kind, granted, textHash, version } of consents) {
    expect([granted, version]).toEqual([true, CONSENT_VERSIONS[kind as ConsentKind]]);
    expect(textHash).toMatch(/^[0-9a-f]{64}$/);
  }
});

it.each(["terms", "privacy", "health"])("makes no account when %s is refused", async (kind) => {
  const consents = { terms: true, privacy: true, health: true, [kind]: false };
  const { status, body } = await call("/api/signup", {
    body: { name: "Ana", email: "ninguem@teste.garfo.test", password: "garfo-test-123", consents },
  });
  expect([status, body.fields]).toEqual([422, { [`consents.${kind}`]: "É preciso aceitar para continuar." }]);
});

it("tells its owner whether an address is confirmed, and nobody else", async () => {
  const member = await createMember();
  const ask = () => call("/api/confirm-email", { token: member.token });
  expect(await ask()).toMatchObject({ status: 200, body: { email: member.email, confirmed: false } });
  await confirm(await mailedToken(member));
  expect((await ask()).body).toEqual({ email: member.email, confirmed: true });
  expect((await call("/api/confirm-email")).status).toBe(401);
});
