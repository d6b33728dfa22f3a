import { z } from "zod";
import { ownerProof } from "@/lib/auth/password/owner-proof";
import { isRedirectAllowed, LONGEST_URI } from "@/lib/oauth/redirect-uri";
import { TOKEN_SCOPES, type TokenScope } from "@/lib/tokens/token-schema";

const redirectUri = z.string().max(LONGEST_URI);
/** Base64url of a SHA-256. */
const CHALLENGE = /^[\w-]{43}$/;
/** RFC 7636, section 4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/;

/** What a program says of itself. The standard has more of it, which is ignored (RFC 7591, section 2). */
export const clientBody = z.object({
  client_name: z.string().trim().min(1).max(60).default("Programa sem nome"),
  redirect_uris: z.array(redirectUri.refine(isRedirectAllowed)).min(1).max(10),
});

export const clientSchema = z.object({
  client_id: z.uuid(),
  client_id_issued_at: z.int(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
  token_endpoint_auth_method: z.literal("none"),
});

/** What a program asks of somebody, in the address of the page (RFC 6749, section 4.1.1; PKCE with SHA-256 alone). */
export const authorizationQuery = z.object({
  response_type: z.literal("code"),
  client_id: z.uuid(),
  redirect_uri: redirectUri,
  code_challenge: z.string().regex(CHALLENGE),
  code_challenge_method: z.literal("S256"),
  state: z.string().max(2_000).optional(),
  scope: z.string().max(200).optional(),
  resource: z.string().max(LONGEST_URI).optional(),
});
export type AuthorizationQuery = z.output<typeof authorizationQuery>;

/** As its owner is asked. */
export const authorizationSchema = z.object({
  client: z.string(),
  receiver: z
    .string()
    .nullable()
    .describe("The host that is told; null for a program on the reader's own device"),
  scope: z.enum(TOKEN_SCOPES).describe("What is asked for"),
  days: z.int().describe("How long it would last"),
  asksPassword: z.boolean().describe("Whether the account has one, to be given with the answer"),
});
export type Authorization = z.output<typeof authorizationSchema>;

export const authorizationBody = z.discriminatedUnion("answer", [
  z.strictObject({
    answer: z.literal("allow"),
    request: authorizationQuery,
    scope: z.enum(TOKEN_SCOPES),
    password: ownerProof,
  }),
  z.strictObject({ answer: z.literal("refuse"), request: authorizationQuery }),
]);
export type AuthorizationBody = z.output<typeof authorizationBody>;

export const redirectSchema = z.object({ redirectUrl: z.string() });

/** A form of the token call (RFC 6749, sections 4.1.3 and 6). */
export const grantForm = z.discriminatedUnion("grant_type", [
  z.object({
    grant_type: z.literal("authorization_code"),
    client_id: z.uuid(),
    code: z.string().max(200),
    redirect_uri: redirectUri,
    code_verifier: z.string().regex(VERIFIER),
    resource: z.string().max(LONGEST_URI).optional(),
  }),
  z.object({
    grant_type: z.literal("refresh_token"),
    client_id: z.uuid(),
    refresh_token: z.string().max(200),
    resource: z.string().max(LONGEST_URI).optional(),
  }),
]);
export type GrantForm = z.output<typeof grantForm>;

export const grantSchema = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.int().describe("Seconds"),
  refresh_token: z.string(),
  scope: z.enum(TOKEN_SCOPES),
});
export type Grant = z.output<typeof grantSchema>;

/** RFC 7009. */
export const revocationForm = z.object({ client_id: z.uuid(), token: z.string().max(200) });

/** The most that a request asks for: looking, unless it asks to log. */
export function scopeAsked(scope: string | undefined): TokenScope {
  return scope?.split(" ").includes("log") ? "log" : "read";
}
