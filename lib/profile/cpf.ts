/** The eleven digits of a CPF as people type it, or null when the check digits do not hold. */
export function cpfDigits(text: string): string | null {
  const digits = text.replace(/[.\-\s]/g, "");
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return null;
  return checkDigit(digits, 9) === digits[9] && checkDigit(digits, 10) === digits[10] ? digits : null;
}

/** Weights fall from `length + 1` to 2; ten counts as zero (Receita Federal). */
function checkDigit(digits: string, length: number): string {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i);
  return String(((sum * 10) % 11) % 10);
}
