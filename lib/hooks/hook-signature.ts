import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";

/** By which a program that looks for leaked secrets knows one of ours. */
export const HOOK_SECRET_PREFIX = "garfo_whsec_";

/**
 * The header that says that a body is ours and when it was sent: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 over
 * `<seconds>.<body>` with the hook's secret. Its receiver refuses what is older than a few minutes.
 */
export function hookSignature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const v1 = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${v1}`;
}

/** The key under which secrets are kept, which follows from a secret of the deployment and serves nothing else. */
export function hookKey(deploymentSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", deploymentSecret, "", "garfo: hook secrets", 32));
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret as it is kept: AES-256-GCM under {@link hookKey}. @param nonce 12 random bytes */
export function sealed(secret: string, key: Buffer, nonce: Uint8Array): Buffer {
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error for what was not kept under this key */
export function unsealed(kept: Uint8Array, key: Buffer): string {
  const bytes = Buffer.from(kept);
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)).toString("utf8") + decipher.final("utf8");
}
