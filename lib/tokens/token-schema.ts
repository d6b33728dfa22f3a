import { z } from "zod";
import { ownerProof } from "@/lib/auth/password/owner-proof";

/** What a token may do: look, or look and log. */
export const TOKEN_SCOPES = ["read", "log"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** As many as a person may have in force. */
export const MOST_TOKENS = 20;
const LONGEST_DAYS = 365;

export const tokenBody = z.strictObject({
  name: z.string().trim().min(1).max(60).describe("To tell it from others: Relógio, Planilha"),
  scope: z.enum(TOKEN_SCOPES).describe("read: looks; log: looks, logs and corrects"),
  days: z.int().min(1).max(LONGEST_DAYS).describe("Until it ends"),
  password: ownerProof,
});
export type TokenBody = z.output<typeof tokenBody>;

const tokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  hint: z.string().describe("Its last characters"),
  connected: z
    .boolean()
    .describe("Whether a program has it that its owner let in with OAuth, which changes it by itself"),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe("To the hour; null before its first use"),
  ended: z
    .enum(["expired", "revoked", "password"])
    .nullable()
    .describe("Why it works no more; password: a new one, or all sessions, ended it"),
});
export type TokenRow = z.output<typeof tokenSchema>;

/** Tokens in force first, then the newest. */
export const tokensSchema = z.object({ tokens: z.array(tokenSchema) });
export type Tokens = z.output<typeof tokensSchema>;

export const newTokenSchema = tokenSchema.extend({
  token: z.string().describe("Shown here and never again"),
});
export type NewToken = z.output<typeof newTokenSchema>;
