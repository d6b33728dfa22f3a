import { createHmac } from "node:crypto";

/** The value of `X-Hub-Signature-256` for these raw bytes, as Meta computes it with the app secret. */
export function hubSignature(appSecret: string, rawBody: Buffer | string): string {
  return `sha256=${createHmac("sha256", appSecret).update(rawBody).digest("hex")}`;
}

/**
 * JSON as Meta writes it: everything beyond ASCII and every slash escaped. The signature covers these bytes, so a
 * receiver that parses and writes again before verifying is found out here and not in production.
 */
export function metaJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("/", "\\/")
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
