import { formatPhone, keepDigits } from "@/lib/profile/mask";

/** Most digits that are kept: area code and a nine-digit number. */
const KEPT = 11;
/** Fewest that make a number. */
const NEEDED = 10;

/** The digits of what was typed, at most 11. A pasted +55 in front goes. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return keepDigits(digits.length > KEPT && digits.startsWith("55") ? digits.slice(2) : digits, KEPT);
}

/** "(DD) NNNNN-NNNN", as far as it has been typed. */
export function typedPhone(typed: string): string {
  return formatPhone(phoneDigits(typed));
}

export function isPhone(digits: string): boolean {
  return digits.length >= NEEDED;
}
