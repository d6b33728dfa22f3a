import { describe, expect, it, vi } from "vitest";
import { consentHash } from "@/lib/consents/consent-text";
import { db } from "@/lib/db";
import { call, forgetDecisions, type MemberOptions, sql } from "@/tests/factories";
import { AFTERNOON } from "../../days";
import { type Bubble, bubbles, createWriter, processed, replies, tap, write } from "./phone";

/** Somebody who linked their number before anybody asked them about health data. */
async function createUnaskedWriter(options: MemberOptions = {}) {
  const writer = await createWriter({ timeZone: AFTERNOON.zone, ...options });
  await forgetDecisions(writer.userId);
  return writer;
}

const mealsOf = (userId: string) => db().meal.count({ where: { userId } });
const waterOf = (userId: string) => db().waterEntry.findMany({ where: { userId } });
const payloadsOf = async (contact: string) =>
  JSON.stringify(await db().inboundMessage.findMany({ where: { contact }, select: { payload: true } }));
const consentsOf = (userId: string) =>
  db().consent.findMany({ where: { userId, kind: "health" }, orderBy: { at: "asc" } });

async function say(from: string, text: string): Promise<string> {
  const { wamid } = await write(from, text);
  return (await processed(wamid)).status;
}

function button({ buttons }: Bubble, title: RegExp) {
  const found = buttons.find((one) => title.test(one.title));
  if (!found) throw new Error(`No button ${title}`);
  return found;
}

describe("somebody who was never asked about health data", () => {
  it("is asked once; what they told is read after their yes, in its order", async () => {
    const { number, userId } = await createUnaskedWriter();
    expect(await say(number, "almocei 2 conchas de feijão")).toBe("held");
    expect(await say(number, "bebi 300 ml de água")).toBe("held");
    const [ask, ...more] = await replies(number, 1);
    expect(more).toEqual([]);
    expect(ask?.text).toContain("Autorizo o uso dos meus dados de saúde");
    expect([await mealsOf(userId), (await waterOf(userId)).length]).toEqual([0, 0]);

    await say(number, "Sim");
    await vi.waitFor(async () => expect((await waterOf(userId)).map(({ ml }) => ml)).toEqual([300]), 20_000);
    expect(await mealsOf(userId)).toBe(1);
    const told = (await replies(number, 2)).map(({ text }) => text).join("\n");
    expect(told).toContain("Obrigado");
    await vi.waitFor(
      async () => expect((await bubbles(number)).map(({ text }) => text).join("\n")).toMatch(/300 ml/),
      {
        timeout: 20_000,
      },
    );
    expect((await consentsOf(userId)).map(({ granted, textHash }) => [granted, textHash])).toEqual([
      [true, consentHash("health", "pt-BR")],
    ]);
  });

  it("may answer by a tap, and in English", async () => {
    const { number, userId } = await createUnaskedWriter();
    await sql("UPDATE public.profiles SET locale = 'en-US' WHERE id = $1", [userId]);
    await say(number, "I drank 300 ml of water");
    const ask = (await replies(number, 1))[0]!;
    expect(ask.text).toContain("I allow my health and food data to be used");
    await tap(number, button(ask, /agree/));
    await vi.waitFor(async () => expect(await waterOf(userId)).toHaveLength(1), 20_000);
    expect((await consentsOf(userId))[0]).toMatchObject({
      granted: true,
      textHash: consentHash("health", "en-US"),
    });
  });

  it("who says no: what they told is forgotten unread, and nobody writes to them any more", async () => {
    const { number, userId, token } = await createUnaskedWriter();
    await say(number, "bebi 300 ml de água");
    await tap(number, button((await replies(number, 1))[0]!, /Não/));
    expect((await replies(number, 2))[1]?.text).toContain("Apaguei");
    expect(await payloadsOf(number)).not.toContain("300 ml");
    expect(await waterOf(userId)).toEqual([]);
    expect((await consentsOf(userId)).map(({ granted }) => granted)).toEqual([false]);
    expect((await call("/api/whatsapp-optin-status", { token })).body.status).toBe("revoked");
  });

  it("and takes it up again from the phone is asked again", async () => {
    const { number, userId } = await createUnaskedWriter();
    await say(number, "bebi 300 ml de água");
    await say(number, "não");
    await say(number, "Reativar");
    expect(await say(number, "bebi 250 ml de água")).toBe("held");
    await say(number, "sim");
    await vi.waitFor(async () => expect((await waterOf(userId)).map(({ ml }) => ml)).toEqual([250]), 20_000);
  });

  it("is no yes: a word that answers something else, or a yes to a question nobody asked", async () => {
    const { number, userId } = await createUnaskedWriter();
    expect(await say(number, "sim")).toBe("held");
    expect(await say(number, "ontem")).toBe("held");
    expect(await consentsOf(userId)).toEqual([]);
  });

  it("who consents on the web has it read, too", async () => {
    const { number, userId, token } = await createUnaskedWriter();
    await say(number, "bebi 300 ml de água");
    await call("/api/consents", { token, body: { kind: "health", granted: true } });
    await vi.waitFor(async () => expect(await waterOf(userId)).toHaveLength(1), 20_000);
  });

  it("is answered in an emergency, and may stop", async () => {
    const { number } = await createUnaskedWriter();
    await say(number, "tô com muita dor no peito e falta de ar");
    expect((await replies(number, 1))[0]?.text).toContain("192");
    await say(number, "bebi 300 ml de água");
    await say(number, "parar");
    expect((await replies(number, 3))[2]?.text).toContain("não mando mais mensagens");
    expect(await payloadsOf(number)).not.toContain("300 ml");
  });
});

describe("an opt-in that was ended", () => {
  it.each([
    ["on the phone", (number: string) => say(number, "parar"), 1],
    [
      "on the web",
      (_number: string, token: string) => call("/api/whatsapp-optin", { method: "DELETE", token }),
      0,
    ],
    [
      "with the consent to health data",
      (_number: string, token: string) =>
        call("/api/consents", { token, body: { kind: "health", granted: false } }),
      0,
    ],
  ] as const)("%s is told so once, whatever is written after", async (_how, end, before) => {
    const { number, token, userId } = await createWriter();
    await end(number, token);
    for (const text of ["bebi 300 ml de água", "quanto falta hoje?", "oi"]) await say(number, text);
    await replies(number, before + 1);
    await say(number, "alô?");
    expect(await bubbles(number)).toHaveLength(before + 1);
    expect(await waterOf(userId)).toEqual([]);
  });
});
