/** CRC-16/CCITT-FALSE (polynomial 0x1021, from 0xFFFF) in four upper-case hexadecimal digits, as EMV QR codes end. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

export interface BrCode {
  /** PIX key of who is paid. */
  key: string;
  amountCents: number;
  /** At most 25 characters, without accents. */
  name: string;
  /** At most 15 characters, without accents. */
  city: string;
  /** Letters and digits, at most 25. */
  txid: string;
}

/** The copy-paste text of a PIX charge: EMV tag-length-value with the checksum over everything, `6304` included. */
export function brCode({ key, amountCents, name, city, txid }: BrCode): string {
  const body = [
    field("00", "01"),
    field("26", field("00", "br.gov.bcb.pix") + field("01", key)),
    field("52", "0000"),
    field("53", "986"),
    field("54", (amountCents / 100).toFixed(2)),
    field("58", "BR"),
    field("59", name),
    field("60", city),
    field("62", field("05", txid)),
    "6304",
  ].join("");
  return body + crc16(body);
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, "0")}${value}`;
}
