import { z } from "zod";

/** What is asked when somebody turns the assistant on; the phone's form is checked by the use case. */
export const optInRequestSchema = z.strictObject({
  phoneNumber: z.string().max(40),
  termsAccepted: z.boolean(),
  privacyPolicyAccepted: z.boolean(),
  marketingConsent: z.boolean().default(false),
});
export type OptInRequest = z.infer<typeof optInRequestSchema>;

export const optInStatusSchema = z.object({
  status: z.enum(["none", "pending", "confirmed", "revoked"]),
  phoneNumber: z.string().nullable().describe("Digits; a Brazilian number without its country code"),
  marketingConsent: z.boolean(),
  /** Present while pending: the message that proves the number, and a link that opens it ready to send. */
  code: z.string().optional(),
  link: z.url().optional(),
  expiresAt: z.iso.datetime().optional(),
});
export type OptInStatus = z.infer<typeof optInStatusSchema>;
