import { z } from "zod";
import { PROVIDER_NAMES } from "@/lib/auth/identities/provider";

const provider = z.enum(PROVIDER_NAMES);
const agreed = z.literal(true, "accept");

export const providersSchema = z.object({
  providers: z.array(provider).describe("those that are switched on"),
});

/** What a provider's page led back with. */
export const providerLoginSchema = z.strictObject({
  code: z.string().min(1).max(500),
  verifier: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .describe("whose SHA-256 was the code_challenge of the sign-in (PKCE)"),
  consents: z
    .strictObject({ terms: agreed, privacy: agreed, health: agreed })
    .optional()
    .describe(
      "given, an account is opened for whoever has none; without it they are refused: account_needed",
    ),
});

const proof = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe("the password once more; not needed within ten minutes of a sign-in");

export const linkSchema = z.strictObject({
  provider,
  challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe("SHA-256 of the verifier, in base64url"),
  password: proof,
});

export const unlinkSchema = z.strictObject({ password: proof });

export const linkAnswerSchema = z.object({ url: z.url().describe("where the person agrees") });

export const identitiesSchema = z.object({
  identities: z.array(
    z.object({
      id: z.uuid(),
      provider: z.string().describe("`email` is e-mail and password"),
      email: z.string().nullable(),
      since: z.iso.datetime().nullable(),
      removable: z.boolean().describe("never the password, nor the last one"),
    }),
  ),
  linkable: z.array(provider).describe("switched on, and none of theirs yet"),
});

export type Identities = z.infer<typeof identitiesSchema>;
