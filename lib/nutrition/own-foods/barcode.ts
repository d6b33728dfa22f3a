/** Digits of EAN-8, UPC-A, EAN-13 and GTIN-14. */
const LENGTHS: readonly number[] = [8, 12, 13, 14];

/** Whether these are the digits of a product's barcode, the check digit right (GS1 General Specifications, 7.9). */
export function isBarcode(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length) || /^0+$/.test(text)) return false;
  const digits = [...text].map(Number);
  const check = digits.pop();
  const sum = digits.reverse().reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** One code for a product however it is written: UPC-A is EAN-13 with a zero before it. */
export function canonicalBarcode(text: string): string {
  return text.length === 12 ? `0${text}` : text.length === 14 && text.startsWith("0") ? text.slice(1) : text;
}
