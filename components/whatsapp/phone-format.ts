/** Most digits that are kept: area code and a nine-digit number. */
const KEPT = 11;
/** Fewest that make a number. */
const NEEDED = 10;

/** The digits of what was typed, at most 11. A pasted +55 in front goes. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return (digits.length > KEPT && digits.startsWith("55") ? digits.slice(2) : digits).slice(0, KEPT);
}

/** "(DD) NNNNN-NNNN", as far as it has been typed. */
export function formatPhone(digits: string): string {
  if (digits.length <= 2) return digits;
  const area = `(${digits.slice(0, 2)}) `;
  const number = digits.slice(2);
  const cut = number.length > 8 ? 5 : 4;
  return number.length <= cut ? area + number : `${area}${number.slice(0, cut)}-${number.slice(cut)}`;
}

export function isPhone(digits: string): boolean {
  return digits.length >= NEEDED;
}
