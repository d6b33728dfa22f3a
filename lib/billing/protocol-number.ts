/** Digits and letters that are not taken for one another when they are read out (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** "20261122-7K2M9Q": what somebody refers to later. @param random six bytes or more */
export function protocolNumber(now: Date, random: Uint8Array): string {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" })
    .format(now)
    .replaceAll("-", "");
  const mark = [...random.slice(0, 6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `${day}-${mark}`;
}
