import { z } from "zod";
import { companySchema } from "@/lib/profile/user";

/** Crockford's base 32: without I, L, O and U, so that nothing is mistaken when it is read out or typed. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 12;

/** A code from random bytes, five bits of each: twelve of them make sixty. */
export function professionalCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte % 32]).join("");
}

/**
 * What somebody typed as a code is kept: whatever its case, spaces and hyphens, and with the letters that are not in
 * the alphabet taken for the digits that they look like. null when it cannot be one.
 */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`).test(code) ? code : null;
}

/** As it is shown: "7K3M-9XQ2-ABCD". */
export function shownCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}

/** What decides whether a code still admits somebody. */
export type CodeState = {
  active: boolean;
  expiresAt: Date | null;
  uses: number;
  usesLimit: number | null;
};

/** Why a code admits nobody more; null when it does. `taken` are the seats that members and open invitations have. */
export function codeRefusal(
  code: CodeState,
  company: { seats: number; taken: number },
  now: Date,
): "code_invalid" | "code_used_up" | null {
  if (!code.active || (code.expiresAt && code.expiresAt <= now)) return "code_invalid";
  if (code.usesLimit !== null && code.uses >= code.usesLimit) return "code_used_up";
  return company.taken >= company.seats ? "code_used_up" : null;
}

export const associateBody = z.strictObject({ professionalCode: z.string().trim().min(1).max(60) });

export const associatedSchema = z.object({ company: companySchema, message: z.string() });
