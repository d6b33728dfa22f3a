import "server-only";
import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const KEY_SET_CACHE_MS = 10 * 60_000;
const KEY_SET_TIMEOUT_MS = 5_000;
/** Between our clock and the auth server's. */
const CLOCK_TOLERANCE_S = 5;
/** As many verified tokens as are remembered, each for as long as a key set is: a key that was taken back ends them too. */
const MAX_REMEMBERED = 20_000;
const REMEMBERED_MS = KEY_SET_CACHE_MS;

const claimsSchema = z.object({
  sub: z.uuid(),
  aud: z.literal("authenticated"),
  role: z.literal("authenticated"),
  session_id: z.uuid().optional(),
  email: z.string().default(""),
  iat: z.number(),
  exp: z.number(),
  aal: z.string().default("aal1"),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).default([]),
});

/** What a verified access token says. */
export type Claims = {
  userId: string;
  sessionId: string | null;
  /** In lower case. */
  email: string;
  issuedAt: Date;
  expiresAt: Date;
  /** When its owner last showed who they are (password, provider, second factor); null where the token does not say. */
  signedInAt: Date | null;
  /** When its session was opened by a code from a recovery mail; null for any other session. */
  recoveredAt: Date | null;
  /** Whether its session has passed a second factor (assurance level aal2). */
  isSecondFactorPassed: boolean;
};

const SIGN_IN_METHODS = new Set(["password", "oauth", "totp", "mfa/phone"]);

let remote: JWTVerifyGetKey | undefined;

/** The project's key set: fetched once, kept 10 minutes, asked again for a key it does not know. */
const projectKey: JWTVerifyGetKey = async (header, token) => {
  const url = new URL(`${env().NEXT_PUBLIC_SUPABASE_URL}/auth/v1/.well-known/jwks.json`);
  remote ??= createRemoteJWKSet(url, { cacheMaxAge: KEY_SET_CACHE_MS, timeoutDuration: KEY_SET_TIMEOUT_MS });
  try {
    return await remote(header, token);
  } catch (cause) {
    if (cause instanceof errors.JWKSNoMatchingKey) throw cause;
    throw new AppError("unavailable", { retryAfter: 2 }, { cause });
  }
};

/** By the token's digest, so that no token that works lies in memory. */
const remembered = new Map<string, { claims: Claims; until: number }>();

/**
 * Verifies an access token, or remembers that it did: every request brings one, and a signature stays what it is. Whether
 * its session has ended is not its to say.
 * @throws AppError session_expired; unauthenticated; unavailable when the key set cannot be fetched
 */
export async function verifyAccessToken(token: string, now: Date): Promise<Claims> {
  const digest = createHash("sha256").update(token).digest("base64");
  const known = remembered.get(digest);
  if (known && now.getTime() < known.until) return known.claims;
  remembered.delete(digest);
  const claims = await verify(token, now);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const until = Math.min(claims.expiresAt.getTime(), now.getTime() + REMEMBERED_MS);
  remembered.set(digest, { claims, until });
  return claims;
}

/**
 * Verifies an access token here: against the HS256 secret when there is one, else against the project's key set.
 * The project's own keys (anon, service role) are tokens too, but nobody's: they are refused.
 */
async function verify(token: string, now: Date): Promise<Claims> {
  const { SUPABASE_JWT_SECRET: secret, NEXT_PUBLIC_SUPABASE_URL: url } = env();
  const options = { audience: "authenticated", currentDate: now, clockTolerance: CLOCK_TOLERANCE_S };
  let payload: JWTPayload;
  try {
    const verified = secret
      ? await jwtVerify(token, new TextEncoder().encode(secret), { ...options, algorithms: ["HS256"] })
      : await jwtVerify(token, projectKey, {
          ...options,
          issuer: `${url}/auth/v1`,
          algorithms: ["ES256", "RS256", "EdDSA"],
        });
    payload = verified.payload;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      cause instanceof errors.JWTExpired ? "session_expired" : "unauthenticated",
      {},
      { cause },
    );
  }
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw new AppError("unauthenticated");
  const { sub, session_id, email, iat, exp, aal, amr } = claims.data;
  const shown = amr.filter(({ method }) => SIGN_IN_METHODS.has(method)).map(({ timestamp }) => timestamp);
  const recovery = amr.find(({ method }) => method === "otp" || method === "recovery");
  return {
    userId: sub,
    sessionId: session_id ?? null,
    email: email.toLowerCase(),
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
    signedInAt: shown.length > 0 ? new Date(Math.max(...shown) * 1000) : null,
    recoveredAt: recovery ? new Date(recovery.timestamp * 1000) : null,
    isSecondFactorPassed: aal === "aal2",
  };
}
