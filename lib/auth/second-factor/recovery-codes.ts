import { createHash } from "node:crypto";
import { z } from "zod";

export const secondFactorSchema = z.object({
  enabled: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodes: z.int().describe("how many are left"),
  phone: z
    .string()
    .nullable()
    .describe("the last two digits of the number that codes are sent to; null where an app makes them"),
  phoneChannels: z
    .array(z.enum(["sms", "whatsapp"]))
    .describe("by which ways codes can be sent to a phone; none where the project offers no phone"),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** The phone that codes are sent to: how its number ends, and by which ways. */
export type CodePhone = { end: string; channels: SecondFactor["phoneChannels"] };

export const RECOVERY_CODES = 10;
/** 80 bits. */
export const RECOVERY_CODE_BYTES = 10;

export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

export const recoveryCodeBodySchema = z.strictObject({ code: z.string().trim().min(1).max(60) });

// Crockford's alphabet: no I, L, O or U to mistake or to read as a word.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A code to write down: 16 letters in groups of four. @param random as many bytes as RECOVERY_CODE_BYTES */
export function recoveryCode(random: Uint8Array): string {
  const bits = Array.from(random, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]);
  return (letters.join("").match(/.{4}/g) ?? []).join("-");
}

/** What is kept of a code, however it is written: small or capital, with or without dashes, O for 0, I or L for 1. */
export function recoveryCodeHash(userId: string, code: string): string {
  const letters = code.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const plain = letters.replaceAll("O", "0").replace(/[IL]/g, "1");
  return createHash("sha256").update(`${userId}:${plain}`).digest("base64url");
}
