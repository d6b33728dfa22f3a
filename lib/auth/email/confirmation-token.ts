import { createHmac, timingSafeEqual } from "node:crypto";
import { HOUR_MS } from "@/lib/durations";

/** How long a confirmation link can be used, in ms: two days. */
export const CONFIRMATION_LIFE_MS = 48 * HOUR_MS;

export type Confirmation = { userId: string; expiresAt: Date };

/** The key for confirmation links, which follows from a secret of the deployment and serves nothing else. */
export function confirmationKey(secret: string): Buffer {
  return createHmac("sha256", secret).update("garfo: confirmation of e-mail addresses").digest();
}

/** The token in a confirmation link: says whose address it confirms and until when, signed together with the address. */
export function sealConfirmation({ userId, expiresAt }: Confirmation, email: string, key: Buffer): string {
  const until = Math.floor(expiresAt.getTime() / 1000).toString(36);
  return `${userId}.${until}.${sign(userId, until, email, key)}`;
}

/** What a token says, before its signature is checked; null when it cannot be one. */
export function readConfirmation(token: string): Confirmation | null {
  const [, userId, until] = /^([0-9a-f-]{36})\.([0-9a-z]{1,9})\.[\w-]{43}$/.exec(token) ?? [];
  return userId && until ? { userId, expiresAt: new Date(Number.parseInt(until, 36) * 1000) } : null;
}

/** Whether a token was signed by us for this very address: a link to an address that has changed since is void. */
export function isSealed(token: string, email: string, key: Buffer): boolean {
  const [userId = "", until = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(userId, until, email, key));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function sign(userId: string, until: string, email: string, key: Buffer): string {
  return createHmac("sha256", key).update(`${userId}\n${until}\n${email.toLowerCase()}`).digest("base64url");
}
