import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";

/** What a browser holds of a subscription: its keys of P-256, and the secret that it shares with the sender. */
export interface DeviceKeys {
  privateKey: Buffer;
  publicKey: Buffer;
  auth: Buffer;
}

const SALT = 16;
const TAG = 16;
const LAST_RECORD = 2;

/**
 * The text of a message as a browser reads it (RFC 8188 with the keys of RFC 8291), which comes as one record.
 * @throws Error for what was not encrypted for these keys
 */
export function decrypt(body: Buffer, { privateKey, publicKey, auth }: DeviceKeys): string {
  const salt = body.subarray(0, SALT);
  const recordSize = body.readUInt32BE(SALT);
  const keyLength = body.readUInt8(SALT + 4);
  const sender = body.subarray(SALT + 5, SALT + 5 + keyLength);
  const record = body.subarray(SALT + 5 + keyLength);
  if (record.length > recordSize) throw new Error("more than one record");
  const own = createECDH("prime256v1");
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
  const secret = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error("no last record");
  return padded.subarray(0, end).toString("utf8");
}
