import { describe, expect, it } from "vitest";
import type { Consents } from "@/lib/consents/consent";
import { consentHash } from "@/lib/consents/consent-text";
import { db } from "@/lib/db";
import { createWriter, uniqueNumber } from "@/tests/api/chat/phone";
import { call, createMember, elsewhere, PASSWORD, uniqueEmail } from "@/tests/factories";

const read = async (token: string): Promise<Consents> => (await call("/api/consents", { token })).body;
const decide = (token: string, kind: string, granted: boolean, more = {}) =>
  call("/api/consents", { token, body: { kind, granted, ...more } });

function standing({ consents }: Consents, kind: string) {
  return consents.find((consent) => consent.kind === kind);
}

describe("the consents of a sign-up", () => {
  it("are kept with the digest of the words in the language they were read in", async () => {
    const consents = { terms: true, privacy: true, health: true };
    const form = { name: "Ana", email: uniqueEmail(), password: PASSWORD, planId: "trial", consents };
    const headers = { "Accept-Language": "en-US", ...elsewhere() };
    const { body } = await call("/api/signup", { body: form, headers });
    const { history } = await read(body.token);
    expect(history.map(({ kind, granted, textHash }) => [kind, granted, textHash]).sort()).toEqual([
      ["health", true, consentHash("health", "en-US")],
      ["privacy", true, consentHash("privacy", "en-US")],
      ["terms", true, consentHash("terms", "en-US")],
    ]);
  });

  it("were never asked of somebody who signed up without them", async () => {
    const answer = await read((await createMember()).token);
    expect(answer.history).toEqual([]);
    expect(answer.consents.map(({ granted }) => granted)).toEqual([null, null, null, null, null]);
  });
});

describe("deciding", () => {
  it("notes each decision once, newest first, by pages", async () => {
    const { token } = await createMember();
    await decide(token, "health", true);
    await decide(token, "health", true);
    await decide(token, "marketing", true);
    const { body } = await decide(token, "marketing", false);
    expect(
      body.history.map(({ kind, granted }: { kind: string; granted: boolean }) => [kind, granted]),
    ).toEqual([
      ["marketing", false],
      ["marketing", true],
      ["health", true],
    ]);
    const first = (await call("/api/consents?limit=2", { token })).body;
    const rest = (await call(`/api/consents?limit=2&cursor=${first.nextCursor}`, { token })).body;
    expect([...first.history, ...rest.history]).toEqual(body.history);
    expect(rest.nextCursor).toBeNull();
  });

  it("refuses what is not there to be decided", async () => {
    const { token } = await createMember();
    const refusal = async (...decision: [string, boolean, object?]) => {
      const { status, body } = await decide(token, ...decision);
      return `${status} ${body.code}`;
    };
    expect(await refusal("terms", false)).toBe("409 consent_needed");
    expect(await refusal("privacy", false)).toBe("409 consent_needed");
    expect(await refusal("whatsapp", true)).toBe("409 optin_required");
    expect(await refusal("health", true, { version: "1999-01" })).toBe("409 consent_outdated");
    expect(await refusal("cookies", true)).toBe("422 validation");
    expect((await read(token)).history).toEqual([]);
  });

  it("counts one of many made at once", async () => {
    const { token } = await createMember();
    await Promise.all(Array.from({ length: 8 }, () => decide(token, "health", true)));
    expect((await read(token)).history).toHaveLength(1);
  });
});

describe("withdrawing the consent to health data", () => {
  it("stops logging and the assistant at once, and leaves reading, export and what is no health datum", async () => {
    const { token, userId } = await createWriter();
    expect((await decide(token, "health", false)).status).toBe(200);

    const refused = async (path: string, method: string, body: object) => {
      const answer = await call(path, { token, method, body });
      return `${answer.status} ${answer.body.code}`;
    };
    const REFUSED = "403 health_consent_needed";
    expect(await refused("/api/water", "POST", { ml: 200 })).toBe(REFUSED);
    expect(await refused("/api/meals", "POST", { text: "1 banana" })).toBe(REFUSED);
    expect(await refused("/api/goals", "PUT", { calorie_goal: 1800 })).toBe(REFUSED);
    expect(await refused("/api/update-profile", "POST", { allergies: "Camarão" })).toBe(REFUSED);
    expect(await refused("/api/user", "PUT", { weight: 70 })).toBe(REFUSED);
    const again = { phoneNumber: "11987654321", termsAccepted: true, privacyPolicyAccepted: true };
    expect(await refused("/api/whatsapp-optin", "POST", again)).toBe(REFUSED);

    const link = await db().whatsAppLink.findUniqueOrThrow({ where: { userId } });
    expect(link).toMatchObject({ status: "revoked", waId: null, confirmedAt: null });
    expect((await call("/api/dashboard", { token })).status).toBe(200);
    expect((await call("/api/user", { token, method: "PUT", body: { name: "Ana" } })).status).toBe(200);
    const preferences = { locale: "en-US", theme: "dark", weight_unit: "lb", energy_unit: "kJ" };
    const liked = await call("/api/user", { token, method: "PUT", body: { preferences } });
    expect(liked.body.preferences).toMatchObject(preferences);
  });

  it("is undone by granting it again; the assistant must be turned on anew", async () => {
    const { token } = await createWriter();
    await decide(token, "health", false);
    const { body } = await decide(token, "health", true);
    expect(standing(body, "health")).toMatchObject({ granted: true });
    expect(standing(body, "whatsapp")).toMatchObject({ granted: false });
    expect((await call("/api/water", { token, body: { ml: 200 } })).status).toBe(201);
  });
});

describe("withdrawing the others", () => {
  it("marketing: nobody is invited back, the assistant goes on", async () => {
    const { token, userId } = await createWriter();
    const link = () => db().whatsAppLink.findUniqueOrThrow({ where: { userId } });
    await decide(token, "marketing", true);
    expect(await link()).toMatchObject({ status: "confirmed", marketingConsent: true });
    await decide(token, "marketing", false);
    expect(await link()).toMatchObject({ status: "confirmed", marketingConsent: false });
  });

  it("WhatsApp: the link ends, and with it the marketing", async () => {
    const { token } = await createWriter();
    await decide(token, "marketing", true);
    const { body } = await decide(token, "whatsapp", false);
    expect(standing(body, "whatsapp")).toMatchObject({ granted: false });
    expect(standing(body, "marketing")).toMatchObject({ granted: false });
    expect((await call("/api/whatsapp-optin-status", { token })).body.status).toBe("revoked");
  });
});

it("keeps the digest of what the opt-in form shows", async () => {
  const { token } = await createMember();
  const phoneNumber = uniqueNumber().slice(2);
  await call("/api/whatsapp-optin", {
    token,
    body: { phoneNumber, termsAccepted: true, privacyPolicyAccepted: true },
  });
  const { history } = await read(token);
  for (const kind of ["terms", "privacy", "whatsapp", "marketing"] as const) {
    expect(history.find((decision) => decision.kind === kind)).toMatchObject({
      granted: kind !== "marketing",
      textHash: consentHash(kind, "pt-BR"),
    });
  }
});
