/** Numbers are digits with the country code and no plus sign. */

/**
 * The one form in which a Brazilian number is recognised: WhatsApp may leave out the ninth digit of a mobile number
 * (eight digits that begin 6 to 9). Landlines and numbers of other countries stay as they are.
 * @param waId digits with country code, as the provider writes them
 */
export function canonicalNumber(waId: string): string {
  const short = /^55([1-9]\d)([6-9]\d{7})$/.exec(waId);
  return short ? `55${short[1]}9${short[2]}` : waId;
}

/**
 * The canonical form of a number that somebody typed, or null when it is none. Ten or eleven digits are a Brazilian
 * number without its country code (area code 55 exists, hence the length decides).
 */
export function parsePhone(typed: string): string | null {
  const digits = typed.replace(/\D/g, "").replace(/^0+(?=[1-9]\d{9,})/, "");
  const national = digits.length === 12 || digits.length === 13 ? /^55(\d+)$/.exec(digits)?.[1] : digits;
  if (national && /^[1-9][1-9](9\d{8}|[2-9]\d{7})$/.test(national)) return canonicalNumber(`55${national}`);
  const abroad = digits.length >= 12 && digits.length <= 15 && !digits.startsWith("55");
  return abroad ? digits : null;
}

/** As a form shows and takes it: a Brazilian number without its country code, any other in full. */
export function displayDigits(canonical: string): string {
  return /^55(\d{10,11})$/.exec(canonical)?.[1] ?? canonical;
}
