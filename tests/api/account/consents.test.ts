import { describe, expect, it } from "vitest";
import type { Consents } from "@/lib/consents/consent";
import { consentHash } from "@/lib/consents/consent-text";
import { db } from "@/lib/db";
import { createWriter, uniqueNumber } from "@/tests/api/chat/phone";
import { call, createMember, createUnasked, elsewhere, PASSWORD, uniqueEmail } from "@/tests/factories";
import { client } from "./gate-client";

const read = async (token: string): Promise<Consents> => (await call("/api/consents", { token })).body;
const decide = (token: string, kind: string, granted: boolean, more = {}) =>
  call("/api/consents", { token, body: { kind, granted, ...more } });

function standing({ consents }: Consents, kind: string) {
  return consents.find((consent) => consent.kind === kind);
}

/** Whatever would store health data is refused, and nothing is stored. */
async function expectRefusals(token: string): Promise<void> {
  const refused = async (path: string, method: string, body: object) => {
    const answer = await call(path, { token, method, body });
    return `${answer.status} ${answer.body.code}`;
  };
  const number = { phoneNumber: "11987654321", termsAccepted: true, privacyPolicyAccepted: true };
  const CALLS = [
    ["/api/water", "POST", { ml: 200 }],
    ["/api/weight", "POST", { kg: 70 }],
    ["/api/meals", "POST", { text: "1 banana" }],
    ["/api/goals", "PUT", { calorie_goal: 1800 }],
    ["/api/update-profile", "POST", { allergies: "Camarão" }],
    ["/api/user", "PUT", { weight: 70 }],
    ["/api/first-run", "PUT", { step: "body" }],
    ["/api/whatsapp-optin", "POST", number],
  ] as const;
  for (const [path, method, body] of CALLS) {
    expect([path, await refused(path, method, body)]).toEqual([path, "403 health_consent_needed"]);
  }
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

  it("are told by a program that signs somebody up without them, which shows no words of ours", async () => {
    const form = { name: "Ana", email: uniqueEmail(), password: PASSWORD, planId: "trial" };
    const { body, status } = await call("/api/signup", { body: form });
    expect([status, body.user.health_consent, body.user.health_consent_shown]).toEqual([200, "given", false]);
    const { history } = await read(body.token);
    expect(history.map(({ kind, granted, textHash }) => [kind, granted, textHash]).sort()).toEqual([
      ["health", true, null],
      ["privacy", true, null],
      ["terms", true, null],
    ]);
    expect((await call("/api/meals", { token: body.token, body: { text: "1 banana" } })).status).toBe(201);
    await decide(body.token, "health", true);
    expect((await call("/api/user", { token: body.token })).body.health_consent_shown).toBe(true);
    const decided = (await read(body.token)).history.filter(({ kind }) => kind === "health");
    expect(decided.map(({ textHash }) => textHash)).toEqual([consentHash("health", "pt-BR"), null]);
  });
});

describe("somebody who was never asked about health data", () => {
  it("is whoever signed up at the auth server: nothing is stored before their yes, and reading stays", async () => {
    const email = uniqueEmail("direta");
    await client().auth.signUp({ email, password: PASSWORD });
    const { body } = await call("/api/login", { body: { email, password: PASSWORD } });
    const { token } = body;
    expect(body.user.health_consent).toBe("never_asked");
    expect((await read(token)).consents.map(({ granted }) => granted)).toEqual(Array(5).fill(null));
    await expectRefusals(token);
    for (const path of ["/api/dashboard", "/api/meals", "/api/goals", "/api/user", "/api/export"]) {
      expect([path, (await call(path, { token })).status]).toEqual([path, 200]);
    }
    expect((await decide(token, "health", true)).status).toBe(200);
    expect((await call("/api/water", { token, body: { ml: 200 } })).status).toBe(201);
    expect((await call("/api/user", { token })).body.health_consent).toBe("given");
  });

  it("who says no is asked no more by the state, and stores nothing", async () => {
    const { token } = await createUnasked();
    await decide(token, "health", false);
    expect((await call("/api/user", { token })).body.health_consent).toBe("withdrawn");
    await expectRefusals(token);
  });
});

describe("deciding", () => {
  it("tells a no that came first from one that takes a yes back", async () => {
    const { token } = await createUnasked();
    await decide(token, "marketing", false);
    const refused = await read(token);
    expect(standing(refused, "marketing")).toMatchObject({ granted: false, withdrawn: false });
    expect(refused.history).toMatchObject([{ kind: "marketing", granted: false, withdrawn: false }]);
    await decide(token, "marketing", true);
    expect(standing(await read(token), "marketing")).toMatchObject({ granted: true, withdrawn: false });
    await decide(token, "marketing", false);
    const taken = await read(token);
    expect(standing(taken, "marketing")).toMatchObject({ granted: false, withdrawn: true });
    expect(taken.history.map(({ withdrawn }) => withdrawn)).toEqual([true, false, false]);
  });

  it("notes each decision once, newest first, by pages", async () => {
    const { token } = await createUnasked();
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
    expect(body.history.map(({ withdrawn }: { withdrawn: boolean }) => withdrawn)).toEqual([
      ...[true, false, false],
    ]);
    const first = (await call("/api/consents?limit=2", { token })).body;
    const rest = (await call(`/api/consents?limit=2&cursor=${first.nextCursor}`, { token })).body;
    expect([...first.history, ...rest.history]).toEqual(body.history);
    expect(rest.nextCursor).toBeNull();
  });

  it("refuses what is not there to be decided", async () => {
    const { token } = await createUnasked();
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
    const { token } = await createUnasked();
    await Promise.all(Array.from({ length: 8 }, () => decide(token, "health", true)));
    expect((await read(token)).history).toHaveLength(1);
  });
});

describe("withdrawing the consent to health data", () => {
  it("stops logging and the assistant at once, and leaves reading, export and what is no health datum", async () => {
    const { token, userId } = await createWriter();
    expect((await decide(token, "health", false)).status).toBe(200);

    await expectRefusals(token);

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
