import { createHash } from "node:crypto";

/**
 * Half a second of silence as an Ogg Opus file whose comment field is drawn from `text`, so that recordings that say
 * different things differ in their bytes.
 */
export function silentRecording(text: string): Buffer {
  const head = Buffer.from([...Buffer.from("OpusHead"), 1, 1, 0x38, 0x01, 0x80, 0xbb, 0, 0, 0, 0, 0]);
  const vendor = createHash("sha256").update(text).digest();
  const tags = Buffer.concat([Buffer.from("OpusTags"), int32(vendor.length), vendor, int32(0)]);
  const silence = Buffer.from([0xf8, 0xff, 0xfe]);
  return Buffer.concat([
    page([head], 0, 0, 2),
    page([tags], 0, 1, 0),
    page(
      Array.from({ length: 25 }, () => silence),
      24_000,
      2,
      4,
    ),
  ]);
}

function page(packets: Buffer[], granule: number, number: number, flags: number): Buffer {
  const header = Buffer.alloc(27);
  header.write("OggS", 0);
  header.writeUInt8(flags, 5);
  header.writeBigUInt64LE(BigInt(granule), 6);
  header.writeUInt32LE(0x67617266, 14);
  header.writeUInt32LE(number, 18);
  header.writeUInt8(packets.length, 26);
  const bytes = Buffer.concat([header, Buffer.from(packets.map((packet) => packet.length)), ...packets]);
  bytes.writeUInt32LE(oggChecksum(bytes), 22);
  return bytes;
}

/** CRC-32 with polynomial 0x04c11db7, not reflected, from zero (RFC 3533, section 6). */
function oggChecksum(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
