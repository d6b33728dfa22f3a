import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { base62, secretText } from "@/lib/tokens/secret-text";

/** By which a program that looks for leaked secrets knows one of ours. */
export const TOKEN_PREFIX = "garfo_pat_";

/** Random bytes of a token: 192 bits, which nobody guesses. */
export const TOKEN_BYTES = 24;

/** 62 to the power of 33 is just above 2 to the power of 192, 62 to the power of 6 above that of 32. */
const BODY_LENGTH = 33;
const CHECK_LENGTH = 6;
const SHAPE = new RegExp(`^${TOKEN_PREFIX}[0-9A-Za-z]{${BODY_LENGTH + CHECK_LENGTH}}$`);

/** A token of {@link TOKEN_BYTES} random bytes. It ends in its own checksum, so that nonsense is refused without a look-up. */
export function personalToken(random: Uint8Array): string {
  const body = secretText(random);
  return TOKEN_PREFIX + body + checksum(body);
}

/** Whether a bearer claims to be a personal token, well-formed or not. */
export function claimsToBeToken(bearer: string): boolean {
  return bearer.startsWith(TOKEN_PREFIX);
}

/** Whether a token may be one of ours at all. */
export function isWellFormed(token: string): boolean {
  if (!SHAPE.test(token)) return false;
  const body = token.slice(TOKEN_PREFIX.length, -CHECK_LENGTH);
  return token.slice(-CHECK_LENGTH) === checksum(body);
}

/** What is kept of a token: SHA-256 is enough for what has 192 random bits. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The last characters, by which its owner tells one from another. */
export function tokenHint(token: string): string {
  return token.slice(-4);
}

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), CHECK_LENGTH);
}
