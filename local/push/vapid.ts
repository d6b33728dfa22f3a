import { createPublicKey, verify } from "node:crypto";

const LONGEST_S = 24 * 3600;

/**
 * What is wrong with how a sender names itself (RFC 8292), in words; null when all is well.
 * @param serverKey the public key that the subscription was made with
 */
export function vapidTrouble(
  authorization: string | undefined,
  serverKey: string,
  audience: string,
  now: Date,
): string | null {
  const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization ?? "") ?? [];
  if (!key) return "no vapid authorization";
  if (key !== serverKey) return "another key than the subscription's";
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    ...{ x: point.toString("base64url", 1, 33), y: point.toString("base64url", 33) },
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "a wrong signature";
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  const leftS = exp - now.getTime() / 1000;
  if (aud !== audience) return "another audience";
  if (!(leftS > 0 && leftS <= LONGEST_S)) return "no expiry within a day";
  return /^(mailto:|https:)/.test(sub) ? null : "no subject";
}
