import { createHash, createHmac } from "node:crypto";

/** Crockford's alphabet: no I, L, O, U, so that nobody mistypes a code read aloud. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const PREFIX = "GARFO";
const IN_TEXT = /\bGARFO\s*[-–—]\s*([0-9A-Z]{4})\s*[-–—]?\s*([0-9A-Z]{4})\b/i;

/** How long a code can be used, in ms. */
export const CODE_LIFE_MS = 30 * 60_000;

/**
 * The code of a request to link a number, "GARFO-7K3M-9QXA": 40 bits that follow from the request's id and a secret,
 * so that it can be shown again without being stored.
 */
export function linkCode(requestId: string, secret: string): string {
  const bits = createHmac("sha256", secret).update(`whatsapp-link:${requestId}`).digest().subarray(0, 5);
  let value = BigInt(`0x${bits.toString("hex")}`);
  let letters = "";
  for (let i = 0; i < 8; i++) {
    letters = ALPHABET[Number(value & 31n)] + letters;
    value >>= 5n;
  }
  return `${PREFIX}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The code in a message, in its exact form; null when there is none. Case, spaces and look-alikes do not matter. */
export function findLinkCode(text: string): string | null {
  const found = IN_TEXT.exec(text.slice(0, 1_000));
  if (!found) return null;
  const letters = `${found[1]}${found[2]}`.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  return `${PREFIX}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** What is stored of a code. */
export function hashLinkCode(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}

/** A link that opens WhatsApp with the message already written. @param number the assistant's, digits only */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
