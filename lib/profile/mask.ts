/** The digits of what was typed, at most `most`. */
export function keepDigits(typed: string, most: number): string {
  return typed.replace(/\D/g, "").slice(0, most);
}

/** A CPF as far as it has been typed: "123.456.789-09". */
export function formatCpf(digits: string): string {
  const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9, 11)];
  return `${[a, b, c].filter(Boolean).join(".")}${d ? `-${d}` : ""}`;
}

/** A Brazilian number as far as it has been typed: "(DD) NNNNN-NNNN", a landline "(DD) NNNN-NNNN". */
export function formatPhone(digits: string): string {
  if (digits.length <= 2) return digits;
  const number = digits.slice(2);
  const cut = isLandline(digits) ? 4 : 5;
  const tail = number.length > cut ? `-${number.slice(cut)}` : "";
  return `(${digits.slice(0, 2)}) ${number.slice(0, cut)}${tail}`;
}

/** Landlines begin with 2 to 5 and have eight digits (Anatel). */
function isLandline(digits: string): boolean {
  return digits.length <= 10 && /^\d{2}[2-5]/.test(digits);
}

/** A phone number as a form shows it: without Brazil's country code; a foreign one in full, behind its plus sign. */
export function shownPhone(stored: string): string {
  const national = /^55(\d{10,11})$/.exec(stored)?.[1] ?? stored;
  return national.length <= 11 ? formatPhone(national) : `+${national}`;
}

/** A phone number while it is typed: Brazilian unless it begins with a plus sign and another country's code. */
export function maskPhone(typed: string): string {
  const digits = keepDigits(typed, 15);
  const isAbroad = /^\s*\+/.test(typed) && !digits.startsWith("55");
  if (isAbroad) return `+${digits}`;
  const national = digits.length > 11 && digits.startsWith("55") ? digits.slice(2) : digits;
  return formatPhone(national.slice(0, 11));
}

/** What was typed with its country's code, Brazil's unless it names another; undefined for what cannot be a number. */
export function internationalPhone(typed: string): string | undefined {
  const digits = keepDigits(typed, 15);
  const isAbroad = /^\s*\+/.test(typed);
  const number = isAbroad || (digits.length > 11 && digits.startsWith("55")) ? digits : `55${digits}`;
  const fits = number.startsWith("55") ? /^55[1-9]\d(9\d{8}|[2-5]\d{7})$/ : /^[1-9]\d{7,14}$/;
  return fits.test(number) ? `+${number}` : undefined;
}

/**
 * Where the caret goes after a text was put into its form: behind as many digits as stood before it.
 * @param before the caret in what was typed
 */
export function caretAfter(typed: string, before: number, masked: string): number {
  const digits = typed.slice(0, before).replace(/\D/g, "").length;
  if (before >= typed.length) return masked.length;
  let seen = 0;
  for (let at = 0; at < masked.length; at++) {
    if (seen === digits) return at;
    if (/\d/.test(masked[at] ?? "")) seen++;
  }
  return masked.length;
}
