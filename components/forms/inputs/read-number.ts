/** Digits, perhaps in groups of three, and a fraction behind a comma or a point; groups and fraction part differently. */
const NUMBER = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))?(?:[.,](\d*))?$/;
const THOUSANDS = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/** Nobody is as tall in metres, nor as small in centimetres. */
const METRES_BELOW = 3;

/**
 * A number as people write it, in either language: "70,5", "70.5", "1.234,5", ",5".
 * @returns null for what is none
 */
export function readNumber(typed: string): number | null {
  const [, whole = "", fraction = ""] = NUMBER.exec(typed.replace(/\s/g, "")) ?? [];
  if (whole + fraction === "") return null;
  const value = Number(`${whole.replace(/[.,]/g, "")}.${fraction}`);
  return Number.isFinite(value) ? value : null;
}

/** A number to one decimal; what cannot be read becomes 0. */
export function readDecimal(typed: string): number {
  return Math.round((readNumber(typed) ?? 0) * 10) / 10;
}

/** A height in whole centimetres; people also write it in metres, "1,65". What cannot be read becomes 0. */
export function readHeight(typed: string): number {
  const value = readNumber(typed) ?? 0;
  return value < METRES_BELOW ? Math.round(value * 100) : readInteger(typed);
}

/** A whole number, "2000" or "2.000"; decimals are cut off, and what cannot be read becomes 0. */
export function readInteger(typed: string): number {
  const text = typed.replace(/\s/g, "");
  return THOUSANDS.test(text) ? Number(text.replace(/[.,]/g, "")) : Math.trunc(readNumber(text) ?? 0);
}
