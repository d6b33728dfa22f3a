const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A number of so many digits of 62 kinds, for secrets that are copied by hand and found by scanners. */
export function base62(value: bigint, length: number): string {
  let text = "";
  for (let left = value; text.length < length; left /= 62n) text = DIGITS[Number(left % 62n)] + text;
  return text;
}

/** Random bytes as such a number. */
export function secretText(random: Uint8Array): string {
  const length = Math.ceil((random.length * 8) / Math.log2(62));
  return base62(BigInt(`0x${Buffer.from(random).toString("hex")}`), length);
}
