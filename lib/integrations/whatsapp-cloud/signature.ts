import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether `X-Hub-Signature-256` is the HMAC-SHA256 of these raw bytes under the app secret. Constant time; a missing
 * header or secret refuses.
 */
export function verifySignature(
  rawBody: Uint8Array,
  header: string | null | undefined,
  secret: string | undefined,
): boolean {
  if (!secret || !header) return false;
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header)?.[1];
  if (!given) return false;
  return timingSafeEqual(Buffer.from(given, "hex"), createHmac("sha256", secret).update(rawBody).digest());
}

/** Whether two secrets are the same, without telling by the time taken where they differ. */
export function sameSecret(given: string | null | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHmac("sha256", "compare").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
