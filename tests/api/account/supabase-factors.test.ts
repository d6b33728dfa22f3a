import { describe, expect, it } from "vitest";
import { codeOf, earlierCodeOf, wrongCode } from "@/tests/authenticator";
import { call, claimsOf, client, newPerson, PASSWORD } from "./gate-client";

type Client = ReturnType<typeof client>;

async function signedIn(email: string): Promise<Client> {
  const device = client();
  const { error } = await device.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return device;
}

async function enroll(device: Client) {
  const { data, error } = await device.auth.mfa.enroll({ factorType: "totp", issuer: "Garfo" });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, totp: data.totp };
}

/** Somebody with a verified factor; the code of the period before this one is spent. */
async function protectedPerson() {
  const { email, id } = await newPerson();
  const device = await signedIn(email);
  const { factorId, secret } = await enroll(device);
  const { error } = await device.auth.mfa.challengeAndVerify({ factorId, code: await earlierCodeOf(secret) });
  if (error) throw error;
  return { email, id, device, factorId, secret };
}

const claims = async (device: Client) =>
  claimsOf((await device.auth.getSession()).data.session?.access_token ?? "");

const level = async (device: Client) => (await device.auth.mfa.getAuthenticatorAssuranceLevel()).data;

describe("a second factor", () => {
  it("is enrolled with a secret, an address for authenticator apps and a QR code", async () => {
    const { email } = await newPerson();
    const device = await signedIn(email);
    const { factorId, secret, totp } = await enroll(device);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totp.uri);
    expect([uri.protocol, uri.searchParams.get("secret")]).toEqual(["otpauth:", secret]);
    expect(decodeURIComponent(uri.pathname)).toContain(`Garfo:${email}`);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);

    const { data } = await device.auth.mfa.listFactors();
    expect(data?.totp).toEqual([]);
    expect(data?.all).toMatchObject([{ id: factorId, factor_type: "totp", status: "unverified" }]);
    expect(await level(device)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });

  it("raises the session that proves it, tells so, and ends those that have not", async () => {
    const { email } = await newPerson();
    const [device, other] = [await signedIn(email), await signedIn(email)];
    const { factorId, secret } = await enroll(device);
    const events: string[] = [];
    device.auth.onAuthStateChange((event) => {
      events.push(event);
    });
    const code = codeOf(secret);
    expect((await device.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    expect(await claims(device)).toMatchObject({
      aal: "aal2",
      amr: expect.arrayContaining([expect.objectContaining({ method: "totp" })]),
    });
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await device.auth.refreshSession()).error).toBeNull();
    expect(await claims(device)).toMatchObject({ aal: "aal2" });
  });

  it("is asked for at the next login", async () => {
    const { email, factorId, secret } = await protectedPerson();
    const device = await signedIn(email);
    expect(await level(device)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    await device.auth.refreshSession();
    expect(await claims(device)).toMatchObject({ aal: "aal1" });
    const code = codeOf(secret, 1);
    expect((await device.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect(await level(device)).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  });

  it("takes a code once, also of many tries at once, and none that is older", async () => {
    const { email, factorId, secret } = await protectedPerson();
    const devices = await Promise.all(Array.from({ length: 4 }, () => signedIn(email)));
    const code = codeOf(secret);
    const tries = await Promise.all(
      devices.map((device) => device.auth.mfa.challengeAndVerify({ factorId, code })),
    );
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
    const late = await signedIn(email);
    for (const periods of [0, -1]) {
      const again = await late.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, periods) });
      expect(again.error?.code).toBe("mfa_verification_failed");
    }
  });

  it("pauses after five wrong codes, however many at once", async () => {
    const { email, factorId, secret } = await protectedPerson();
    const device = await signedIn(email);
    const guess = (code: string) => device.auth.mfa.challengeAndVerify({ factorId, code });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(wrongCode(secret))));
    const codes = guesses.map(({ error }) => error?.code);
    expect(codes.filter((code) => code === "mfa_verification_failed")).toHaveLength(5);
    expect((await guess(codeOf(secret))).error?.status).toBe(429);
    const elsewhere = await signedIn(email);
    const right = await elsewhere.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(right.error?.code).toBe("over_request_rate_limit");
  });

  it("guards the password, further factors and itself until it is proven", async () => {
    const { email, factorId, device } = await protectedPerson();
    const half = await signedIn(email);
    const codes = [
      (await half.auth.updateUser({ password: "outra-senha-boa-9" })).error?.code,
      (await half.auth.mfa.enroll({ factorType: "totp" })).error?.code,
      (await half.auth.mfa.unenroll({ factorId })).error?.code,
    ];
    expect(codes).toEqual(["insufficient_aal", "insufficient_aal", "insufficient_aal"]);
    const passwords = { password: "outra-senha-boa-9", current_password: PASSWORD };
    expect((await device.auth.updateUser(passwords)).error).toBeNull();
  });

  it("is taken away by who has proven it, and the session falls back", async () => {
    const { device, factorId } = await protectedPerson();
    expect((await device.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await device.auth.refreshSession();
    expect(await level(device)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });

  it("is nobody else's", async () => {
    const { factorId } = await protectedPerson();
    const stranger = await signedIn((await newPerson()).email);
    expect((await stranger.auth.mfa.challenge({ factorId })).error?.code).toBe("mfa_factor_not_found");
    expect((await stranger.auth.mfa.unenroll({ factorId })).error?.code).toBe("mfa_factor_not_found");
    expect((await call("POST", "/auth/v1/factors", { factor_type: "totp" })).status).toBe(401);
    expect((await call("DELETE", `/auth/v1/factors/${factorId}`)).status).toBe(401);
  });

  it("wants a challenge that is open", async () => {
    const { email, factorId, secret } = await protectedPerson();
    const device = await signedIn(email);
    const verify = (challengeId: string, code: string) =>
      device.auth.mfa.verify({ factorId, challengeId, code });
    expect((await verify(factorId, codeOf(secret))).error?.code).toBe("mfa_challenge_expired");
    const { data } = await device.auth.mfa.challenge({ factorId });
    expect((await verify(data?.id as string, codeOf(secret))).error).toBeNull();
    expect((await verify(data?.id as string, codeOf(secret, 1))).error?.code).toBe("mfa_challenge_expired");
  });

  it("is of the kinds there are", async () => {
    const { session } = await newPerson();
    const authorization = `Bearer ${session.access_token}`;
    const made = await call("POST", "/auth/v1/factors", { factor_type: "webauthn" }, { authorization });
    expect(made.status).toBe(400);
  });

  it("can be looked at and taken away with the service key only", async () => {
    const { id, factorId } = await protectedPerson();
    const { admin } = client("service").auth;
    const { data } = await admin.mfa.listFactors({ userId: id });
    expect(data?.factors).toMatchObject([{ id: factorId, status: "verified" }]);
    expect(JSON.stringify(data)).not.toContain("secret");
    const asNobody = await client().auth.admin.mfa.deleteFactor({ userId: id, id: factorId });
    expect(asNobody.error?.status).toBe(403);
    expect((await admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull();
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
  });
});
