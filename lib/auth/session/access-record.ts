import { createHmac } from "node:crypto";
import { HOUR_MS } from "@/lib/durations";

/** How long an access is on record, in calendar months: no less and no more (Marco Civil da Internet, article 15). */
export const ACCESS_RECORD_MONTHS = 6;

/** The key to the ids in access records, which follows from a secret of the deployment and serves nothing else. */
export function accessKey(secret: string): Buffer {
  return createHmac("sha256", secret).update("garfo: access records").digest();
}

/** Whose an access was: says nothing by itself, yet whoever has the key and an address finds what belongs to it. */
export function accessSubject(email: string, key: Buffer): string {
  return createHmac("sha256", key).update(email.toLowerCase()).digest("base64url");
}

/** The hour of a moment: of all uses from one address within it, the first is on record. */
export function startOfHour(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}
