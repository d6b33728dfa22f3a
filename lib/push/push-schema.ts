import { createECDH } from "node:crypto";
import { z } from "zod";
import { LOCALES } from "@/lib/i18n/locale";

/** As many devices as one person has switched on; the oldest goes when there is one more. */
export const MOST_DEVICES = 10;

const endpoint = z.url().max(1_000).describe("The address at the browser's push service");
const keys = z
  .strictObject({
    p256dh: z
      .string()
      .regex(/^[\w-]{87}$/)
      .refine(isPointOfCurve)
      .describe("The browser's public key, P-256, base64url"),
    auth: z
      .string()
      .regex(/^[\w-]{22}$/)
      .describe("16 bytes in base64url"),
  })
  .describe("As PushSubscription.toJSON() has them");

/** A device that is to show reminders, as its browser describes it. */
export const pushBody = z.strictObject({
  endpoint,
  keys,
  locale: z.enum(LOCALES).describe("Of the words shown on it"),
});
export type PushBody = z.output<typeof pushBody>;

/** A subscription that a browser replaced by itself, known by what only that browser has. */
export const pushRenewalBody = z.strictObject({
  replaced: z.strictObject({ endpoint, auth: keys.shape.auth }),
  endpoint,
  keys,
});
export type PushRenewalBody = z.output<typeof pushRenewalBody>;

export const pushDeviceSchema = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSuccessAt: z.iso.datetime().nullable().describe("When its push service last took something"),
});
export const pushDevicesSchema = z.object({
  publicKey: z.string().nullable().describe("To subscribe with; null where no device is offered reminders"),
  devices: z.array(pushDeviceSchema),
});
export type PushDevice = z.output<typeof pushDeviceSchema>;
export type PushDevices = z.output<typeof pushDevicesSchema>;

/** Whether a text in base64url is a point that a secret can be agreed on with: others are refused when something is sent. */
function isPointOfCurve(text: string): boolean {
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    own.computeSecret(text, "base64url");
    return true;
  } catch {
    return false;
  }
}
