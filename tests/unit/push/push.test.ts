import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { generateRequestDetails } from "web-push";
import { translator } from "@/lib/i18n/translator";
import { timeToLive, verdictOf } from "@/lib/push/push-delivery";
import { noticeOf, type PushMessage } from "@/lib/push/push-message";
import { pushBody } from "@/lib/push/push-schema";
import { decrypt } from "@/local/push/decrypt";
import { vapidTrouble } from "@/local/push/vapid";

const NOW = new Date("2026-11-23T15:30:00Z");
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe("after an answer of a push service", () => {
  const verdict = (status: number | null, retryAfter?: string, attempts = 1) =>
    verdictOf(status, retryAfter, { attempts, expiresAt: inMinutes(15), now: NOW });

  it.each([
    [201, "taken"],
    [200, "taken"],
    [404, "gone"],
    [410, "gone"],
    [400, "given_up"],
    [403, "given_up"],
    [413, "given_up"],
    [302, "given_up"],
  ])("%i is %s", (status, kind) => {
    expect(verdict(status)).toEqual({ kind });
  });

  it.each([null, 408, 429, 500, 503])("%s is tried again, later each time", (status) => {
    expect(verdict(status)).toEqual({ kind: "again", at: inMinutes(1) });
    expect(verdict(status, undefined, 3)).toEqual({ kind: "again", at: inMinutes(3) });
    expect(verdict(status, undefined, 30)).toEqual({ kind: "again", at: inMinutes(5) });
  });

  it("waits for as long as it is asked to, but not beyond the reminder's time", () => {
    expect(verdict(429, "240")).toEqual({ kind: "again", at: inMinutes(4) });
    expect(verdict(503, inMinutes(6).toUTCString())).toEqual({ kind: "again", at: inMinutes(6) });
    expect(verdict(429, "900")).toEqual({ kind: "given_up" });
    expect(verdict(503, "soon")).toEqual({ kind: "again", at: inMinutes(1) });
  });

  it("keeps a message at the service for no longer than it is worth", () => {
    expect(timeToLive(inMinutes(15), NOW)).toBe(900);
    expect(timeToLive(inMinutes(-1), NOW)).toBe(0);
  });
});

describe("what is shown on a locked screen", () => {
  const all: PushMessage[] = [
    ...(["breakfast", "morning_snack", "lunch", "afternoon_snack", "dinner", "supper"] as const).map(
      (meal) => ({ kind: "meal" as const, meal }),
    ),
    ...(["water", "exercise", "evening", "weekly"] as const).map((kind) => ({ kind })),
  ];

  it.each(["pt-BR", "en-US"] as const)("has words in %s and no figure", (locale) => {
    for (const message of all) {
      const { title, body, path } = noticeOf(translator(locale), locale, "x", message);
      expect(`${title} ${body}`).not.toMatch(/\d|push\./);
      expect(path).toMatch(/^\/(dashboard|progress)/);
    }
  });
});

describe("a subscription", () => {
  const point = createECDH("prime256v1").generateKeys("base64url");
  const auth = "A".repeat(22);
  const taken = (keys: object) =>
    pushBody.safeParse({ endpoint: "https://push.example/1", locale: "pt-BR", keys }).success;

  it("has keys that something can be encrypted for", () => {
    expect(taken({ p256dh: point, auth })).toBe(true);
    const off = Buffer.from(point, "base64url");
    off[64] = (off[64] ?? 0) ^ 1;
    expect(taken({ p256dh: off.toString("base64url"), auth })).toBe(false);
    expect(taken({ p256dh: point.slice(1), auth })).toBe(false);
    expect(taken({ p256dh: point, auth: "short" })).toBe(false);
  });
});

describe("the stand-in", () => {
  /** RFC 8291, section 5. */
  it("reads the example of the standard", () => {
    const own = createECDH("prime256v1");
    own.setPrivateKey("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url");
    const body =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    const auth = Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url");
    const keys = { privateKey: own.getPrivateKey(), publicKey: own.getPublicKey(), auth };
    expect(decrypt(Buffer.from(body, "base64url"), keys)).toBe("When I grow up, I want to be a watermelon");
  });

  it("takes only who names itself with the subscription's key", () => {
    const pair = createECDH("prime256v1");
    const publicKey = pair.generateKeys("base64url");
    const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
    const endpoint = "https://push.example/1";
    const { headers } = generateRequestDetails({ endpoint, keys: { p256dh: "", auth: "" } }, null, {
      vapidDetails: {
        ...{ subject: "mailto:a@garfo.test", publicKey },
        privateKey: privateKey.toString("base64url"),
      },
    });
    const said = headers.Authorization as string;
    const trouble = (key: string, audience = "https://push.example", now = new Date()) =>
      vapidTrouble(said, key, audience, now);
    expect(trouble(publicKey)).toBeNull();
    expect(trouble(`B${publicKey.slice(1, -1)}_`)).toContain("key");
    expect(trouble(publicKey, "https://other.example")).toContain("audience");
    expect(trouble(publicKey, undefined, new Date(Date.now() + 86_400_000))).toContain("expiry");
    expect(vapidTrouble(undefined, publicKey, "https://push.example", new Date())).toContain("vapid");
  });
});
