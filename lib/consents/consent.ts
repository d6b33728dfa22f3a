import { z } from "zod";
import { CONSENT_KINDS, type ConsentKind } from "@/lib/consents/consent-kind";

/** What somebody agrees to when they sign up. */
export const SIGN_UP_CONSENTS = ["terms", "privacy", "health"] as const satisfies readonly ConsentKind[];

/** Without these two there is no account: who no longer agrees deletes it. */
export function isConsentWithdrawable(kind: ConsentKind): boolean {
  return kind !== "terms" && kind !== "privacy";
}

/** The newest decision of a kind. */
export type Decision = { granted: boolean; version: string; textHash: string | null };

/** Whether deciding so changes anything: the same answer to the same text is noted once, and once more where it was only told. */
export function isNews(newest: Decision | null, granted: boolean, version: string): boolean {
  if (!newest || newest.granted !== granted) return true;
  return granted && (newest.version !== version || newest.textHash === null);
}

export const consentBody = z.strictObject({
  kind: z.enum(CONSENT_KINDS),
  granted: z.boolean(),
  version: z.string().max(20).optional().describe("Of the text that was shown; an outdated one is refused"),
});
export type ConsentBody = z.output<typeof consentBody>;

export const consentsQuerySchema = z.strictObject({
  cursor: z.uuid().optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
});

const decisionSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  granted: z.boolean(),
  withdrawn: z.boolean().describe("A no after a yes; else a no was never preceded by one"),
  version: z.string(),
  textHash: z
    .string()
    .nullable()
    .describe(
      "SHA-256, in hex, of the text as it was shown; null where a program told us of it at the sign-up",
    ),
  at: z.iso.datetime(),
});

export const consentsSchema = z.object({
  consents: z
    .array(
      z.object({
        kind: z.enum(CONSENT_KINDS),
        granted: z.boolean().nullable().describe("null: never asked"),
        withdrawn: z.boolean().describe("It had been given before"),
        version: z.string().nullable().describe("Of the text that was decided on"),
        currentVersion: z.string(),
        at: z.iso.datetime().nullable(),
        withdrawable: z.boolean().describe("terms and privacy end with the account alone"),
      }),
    )
    .describe("Where each kind stands"),
  history: z.array(decisionSchema).describe("Every decision, newest first"),
  nextCursor: z.uuid().nullable(),
});
export type Consents = z.output<typeof consentsSchema>;
