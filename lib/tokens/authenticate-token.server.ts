import "server-only";
import type { Authenticated } from "@/lib/auth/session/authenticate-request.server";
import { loadViewer } from "@/lib/auth/session/load-viewer.server";
import { noteAccess } from "@/lib/auth/session/note-access.server";
import { allowsHealth } from "@/lib/consents/health/health-consent";
import { Prisma, select } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { limitSubject, type RequestLimit } from "@/lib/limits/limit-request.server";
import { claimsToBeToken, isWellFormed, TOKEN_PREFIX, tokenHash } from "@/lib/tokens/personal-token";
import { type CallAccess, covers } from "@/lib/tokens/token-access";
import type { TokenScope } from "@/lib/tokens/token-schema";

/** What one program may ask for; a person with several has as much for each. */
const PER_TOKEN: RequestLimit = { name: "personal-token", per: "account", max: 240, windowSeconds: 60 };
/** Tokens that are none, from one address. */
const MISSES: RequestLimit = { name: "personal-token-misses", per: "ip", max: 30, windowSeconds: 900 };

type Row = {
  user_id: string;
  id: string;
  scope: TokenScope;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  client_id: string | null;
  access_until: Date | null;
};

export type TokenHolder = Authenticated & { scope: TokenScope };

/** The personal token that a call brings, null when it brings another bearer or none. */
export function bearerToken(request: Request): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization")?.trim() ?? "")?.[1];
  return bearer !== undefined && claimsToBeToken(bearer) ? bearer : null;
}

/** Refuses a token in an address, which proxies and browsers write down. @throws AppError token_in_address */
export function refuseTokenInAddress(request: Request): void {
  if (request.url.includes(TOKEN_PREFIX)) throw new AppError("token_in_address");
}

/**
 * Who a personal token acts for, never as an administrator and never past what its owner may do. The token says nothing
 * of which call may be made with it but its scope.
 * @throws AppError unauthenticated, token_revoked, token_expired, token_scope, account_blocked, health_consent_needed, session_expired, rate_limited
 */
export async function authenticateToken(
  token: string,
  asked: CallAccess,
  from: { ip: string; now: Date },
): Promise<TokenHolder> {
  const { ip, now } = from;
  const row = isWellFormed(token) ? await findToken(token, now) : undefined;
  if (!row) {
    await limitSubject(MISSES, ip, now);
    throw new AppError("unauthenticated");
  }
  if (row.revoked_at) throw new AppError("token_revoked");
  if (row.expires_at <= now || (row.access_until && row.access_until <= now))
    throw new AppError("token_expired");
  await limitSubject(PER_TOKEN, row.id, now);
  const isForIt = row.client_id === null || asked.isForPrograms;
  if (asked.scope === null || !covers(row.scope, asked.scope) || !isForIt) throw new AppError("token_scope");
  const claims = {
    ...{ userId: row.user_id, sessionId: null, email: "" },
    ...{ issuedAt: row.created_at, expiresAt: row.expires_at, recoveredAt: null, signedInAt: null },
    // Whoever made it had passed theirs.
    isSecondFactorPassed: true,
  };
  const viewer = await loadViewer(claims);
  if (viewer === "blocked") throw new AppError("account_blocked");
  if (viewer === "ended") throw new AppError("token_revoked");
  if (viewer === "unknown") throw new AppError("unauthenticated");
  // What a program is told is told to somebody else.
  if (!allowsHealth(viewer.healthConsent)) throw new AppError("health_consent_needed");
  await noteAccess(viewer.email, ip, now);
  return { viewer: { ...viewer, isSuperAdmin: false }, claims, token, scope: row.scope };
}

/** Finds a token by its digest and notes its use, to the hour and so at most once in one. */
async function findToken(token: string, now: Date): Promise<Row | undefined> {
  const hash = tokenHash(token);
  const [row] = await select<Row & { is_stale: boolean }>(
    null,
    Prisma.sql`
    SELECT user_id::text, id::text, scope::text, created_at, expires_at, revoked_at,
      client_id::text, access_until,
      coalesce(last_used_at < date_trunc('hour', ${now}::timestamptz), true) AS is_stale
    FROM app.personal_tokens WHERE token_hash = ${hash}`,
  );
  if (row?.is_stale && !row.revoked_at && row.expires_at > now) {
    await select(
      null,
      Prisma.sql`UPDATE app.personal_tokens SET last_used_at = date_trunc('hour', ${now}::timestamptz)
      WHERE token_hash = ${hash}`,
    );
  }
  return row;
}
