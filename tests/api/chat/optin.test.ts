import { describe, expect, it } from "vitest";
import { displayDigits } from "@/lib/chat/channel/phone-number";
import { confirmLink } from "@/lib/chat/opt-in/confirm-link.server";
import { db } from "@/lib/db";
import { call, createMember, type MemberOptions } from "@/tests/factories";
import { control, createWriter, processed, replies, uniqueNumber, write } from "./phone";

const AGREED = { termsAccepted: true, privacyPolicyAccepted: true };
const ask = (token: string, body: Record<string, unknown>) => call("/api/whatsapp-optin", { token, body });
const statusOf = async (token: string) => (await call("/api/whatsapp-optin-status", { token })).body;

/** Somebody who has asked for a number and has not proven it yet. */
async function createAsker(options: MemberOptions = {}) {
  const member = await createMember(options);
  const number = uniqueNumber();
  const asked = await ask(member.token, { phoneNumber: displayDigits(number), ...AGREED });
  return { ...member, number, asked, code: asked.body.code as string };
}

describe("asking", () => {
  it("answers a code and a link that carries it, again while it is pending", async () => {
    const { asked, number, token, userId } = await createAsker();
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ status: "pending", phoneNumber: displayDigits(number) });
    expect(asked.body.code).toMatch(/^GARFO-\w{4}-\w{4}$/);
    expect(asked.body.link).toContain(`https://wa.me/${process.env.NEXT_PUBLIC_WHATSAPP_NUMBER}?text=`);
    expect(decodeURIComponent(asked.body.link)).toContain(asked.body.code);
    expect(await statusOf(token)).toEqual(asked.body);
    const { codeHash } = await db().whatsAppLinkCode.findFirstOrThrow({ where: { userId } });
    expect(codeHash).not.toContain(asked.body.code.slice(6, 10));
  });

  it("keeps the consents with their version", async () => {
    const { userId } = await createAsker();
    const consents = await db().consent.findMany({
      where: { userId, kind: { in: ["whatsapp", "marketing"] } },
    });
    expect(Object.fromEntries(consents.map(({ kind, granted }) => [kind, granted]))).toEqual({
      whatsapp: true,
      marketing: false,
    });
    for (const { version } of consents) expect(version).toMatch(/\S/);
  });

  it.each(["", "119888877", "(11) 9888-777", "abc", "00000000000"])(
    "refuses the number “%s”",
    async (phoneNumber) => {
      const { token } = await createMember();
      expect(await ask(token, { phoneNumber, ...AGREED })).toMatchObject({
        status: 422,
        body: { error: "Número de telefone inválido", code: "invalid_phone" },
      });
    },
  );

  it.each([{ termsAccepted: false }, { privacyPolicyAccepted: false }])(
    "needs both consents: %j",
    async (missing) => {
      const { token, userId } = await createMember();
      const { status, body } = await ask(token, { phoneNumber: "11988887777", ...AGREED, ...missing });
      const [field = ""] = Object.keys(missing);
      expect({ status, code: body.code, fields: body.fields }).toEqual({
        ...{ status: 422, code: "validation", fields: { [field]: "É preciso aceitar para continuar." } },
      });
      expect(await db().whatsAppLink.findUnique({ where: { userId } })).toBeNull();
    },
  );

  it("is for those who may log; looking and stopping are for everybody signed in", async () => {
    const { token } = await createMember({ status: "expired" });
    expect((await ask(token, { phoneNumber: "11988887777", ...AGREED })).status).toBe(402);
    expect(await statusOf(token)).toEqual({ status: "none", phoneNumber: null, marketingConsent: false });
    expect((await call("/api/whatsapp-optin", { method: "DELETE", token })).status).toBe(200);
    expect((await call("/api/whatsapp-optin-status")).status).toBe(401);
  });

  it("refuses a number that somebody else has proven", async () => {
    const { number } = await createWriter();
    const { token } = await createMember();
    const answer = await ask(token, { phoneNumber: displayDigits(number), ...AGREED });
    expect(answer).toMatchObject({ status: 409, body: { code: "number_taken" } });
  });

  it("leaves a number that is proven already as it is", async () => {
    const { number, token } = await createWriter();
    const { body } = await ask(token, {
      phoneNumber: displayDigits(number),
      ...AGREED,
      marketingConsent: true,
    });
    expect(body).toEqual({
      ...{ status: "confirmed", phoneNumber: displayDigits(number), marketingConsent: true },
    });
  });
});

describe("proving", () => {
  it("binds the number that sends the code, and welcomes with an example", async () => {
    const { number, token, code, name } = await createAsker();
    await write(number, `Quero usar o Garfo neste número. Meu código: ${code}`);
    const [welcome] = await replies(number, 1);
    expect(welcome?.text).toContain(`Tudo certo, ${name.split(" ")[0]}!`);
    expect(welcome?.text).toContain("pão francês");
    expect(await statusOf(token)).toMatchObject({ status: "confirmed", phoneNumber: displayDigits(number) });
    await write(number, "bebi 100 ml de água");
    expect((await replies(number, 2))[1]?.text).toContain("100 ml");
  });

  it("binds it without the ninth digit too", async () => {
    const { number, token, code } = await createAsker();
    const short = number.replace(/^(55\d\d)9/, "$1");
    await write(short, code.toLowerCase());
    await replies(short, 1);
    expect(await statusOf(token)).toMatchObject({ status: "confirmed" });
  });

  it("refuses the code from another number", async () => {
    const { code, token } = await createAsker();
    const stranger = uniqueNumber();
    await write(stranger, code);
    expect((await replies(stranger, 1))[0]?.text).toContain("código");
    expect(await statusOf(token)).toMatchObject({ status: "pending" });
  });

  it("refuses a code that has run out, that was replaced, and one made up", async () => {
    const { number, token, code, userId } = await createAsker();
    const again = await ask(token, { phoneNumber: displayDigits(number), ...AGREED });
    await write(number, code);
    await replies(number, 1);
    await db().whatsAppLinkCode.updateMany({
      where: { userId },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    await write(number, again.body.code);
    await replies(number, 2);
    await write(number, "GARFO-0000-0000");
    for (const { text } of await replies(number, 3)) expect(text).toContain("não vale mais");
    expect(await statusOf(token)).toMatchObject({ status: "none", phoneNumber: displayDigits(number) });
  });

  it("stops listening to a contact that tries codes out", async () => {
    const { number, code, token } = await createAsker();
    for (let i = 0; i < 10; i++) await processed((await write(number, `GARFO-0000-000${i}`)).wamid);
    await processed((await write(number, code)).wamid);
    expect(await statusOf(token)).toMatchObject({ status: "pending" });
  });

  it("gives the number to the first of two who prove it", async () => {
    const one = await createAsker();
    const two = await createMember();
    const asked = await ask(two.token, { phoneNumber: displayDigits(one.number), ...AGREED });
    await write(one.number, one.code);
    await replies(one.number, 1);
    await write(one.number, asked.body.code);
    expect((await replies(one.number, 2))[1]?.text).toContain("outra conta");
    expect(await statusOf(one.token)).toMatchObject({ status: "confirmed" });
    expect(await statusOf(two.token)).not.toMatchObject({ status: "confirmed" });
  });

  it("binds somebody who hides the number by the scoped id", async () => {
    const { code, token } = await createAsker();
    const scoped = `BR.${crypto.randomUUID().replaceAll("-", "")}`;
    const say = (text: string) => control("/whatsapp/inbound", { userId: scoped, type: "text", text });
    await say(code);
    await replies(scoped, 1);
    expect(await statusOf(token)).toMatchObject({ status: "confirmed" });
    await say("bebi 100 ml de água");
    expect((await replies(scoped, 2))[1]?.text).toContain("100 ml");
  });
});

describe("stopping", () => {
  it("from the web: nothing is taken from the phone any more", async () => {
    const { number, token, userId } = await createWriter();
    const { body } = await call("/api/whatsapp-optin", { method: "DELETE", token });
    expect(body).toMatchObject({ status: "revoked", phoneNumber: displayDigits(number) });
    await write(number, "bebi 100 ml de água");
    expect((await replies(number, 1))[0]?.text).toContain(process.env.NEXT_PUBLIC_APP_URL ?? "http");
    expect(await db().waterEntry.count({ where: { userId } })).toBe(0);
    const consent = await db().consent.findFirst({
      where: { userId, kind: "whatsapp" },
      orderBy: { at: "desc" },
    });
    expect(consent?.granted).toBe(false);
  });

  it("is the same twice, and without ever having started", async () => {
    const { token } = await createWriter();
    for (let i = 0; i < 2; i++) {
      expect((await call("/api/whatsapp-optin", { method: "DELETE", token })).body).toMatchObject({
        status: "revoked",
      });
    }
    const fresh = await createMember();
    expect((await call("/api/whatsapp-optin", { method: "DELETE", token: fresh.token })).body.status).toBe(
      "none",
    );
  });

  it.each(["PARAR", "sair", "Stop"])(
    "from the phone by %s, subscribed or not, and back again",
    async (word) => {
      const { number, token, userId } = await createWriter({
        status: word === "sair" ? "expired" : "active",
      });
      await write(number, word);
      await replies(number, 1);
      expect(await statusOf(token)).toMatchObject({ status: "revoked" });
      await processed((await write(number, "bebi 100 ml de água")).wamid);
      expect(await db().waterEntry.count({ where: { userId } })).toBe(0);
      await processed((await write(number, "Reativar")).wamid);
      expect(await statusOf(token)).toMatchObject({ status: "confirmed" });
    },
  );

  it("by a change of number: the old one proves nothing any more", async () => {
    const { number, token, userId } = await createWriter();
    const newNumber = uniqueNumber();
    await control("/whatsapp/inbound", { from: number, type: "user_changed_number", newNumber });
    await processed((await write(number, "Reativar")).wamid);
    expect(await statusOf(token)).toMatchObject({ status: "revoked" });
    await processed((await write(newNumber, "bebi 100 ml de água")).wamid);
    expect(await db().waterEntry.count({ where: { userId } })).toBe(0);
  });
});

it("needs no second connection for a code, however many send one at once", async () => {
  const connections = Number(process.env.DATABASE_POOL_SIZE ?? 20);
  const tries = Array.from({ length: 2 * connections }, () => {
    const waId = uniqueNumber();
    const address = { waId, scopedId: null };
    return db().$transaction((tx) => confirmLink(tx, waId, address, "GARFO-0000-0000", new Date()));
  });
  for (const answer of await Promise.all(tries)) expect(answer).toEqual({ kind: "link_code_invalid" });
});
