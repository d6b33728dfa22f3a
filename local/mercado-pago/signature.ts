import { createHmac } from "node:crypto";

/**
 * The value of `x-signature` for a notification: HMAC-SHA256 over the id of the query, the request id and the time,
 * and over nothing of the body. `seconds` is Unix time.
 */
export function notificationSignature(
  secret: string,
  dataId: string,
  requestId: string,
  seconds: number,
): string {
  const manifest = `id:${dataId};request-id:${requestId};ts:${seconds};`;
  return `ts=${seconds},v1=${createHmac("sha256", secret).update(manifest).digest("hex")}`;
}
