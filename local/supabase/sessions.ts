import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { type Answer, ok, refuse } from "./answers";
import { type AuthMethod, TOKEN_LIFE_S, type TokenSession, type Tokens } from "./tokens";
import { findUser } from "./users";

/** How long a session lives however often it is refreshed. */
const SESSION_LIFE_DAYS = 30;
/** Within this time a repeated refresh gets what the first one got: two tabs, or an answer lost on the way. */
const GRACE_S = 10;

/**
 * Completes the session that lite has just opened: how it was opened, when it ends, and an access token with the claims
 * of a hosted project instead of lite's.
 */
export async function completeSession(
  pool: pg.Pool,
  tokens: Tokens,
  answer: { access_token: string; refresh_token: string; user: { id: string } },
  method: AuthMethod,
): Promise<Answer> {
  const claims = await tokens.read(answer.access_token);
  const sessionId = String(claims?.session_id);
  await pool.query(
    `WITH life AS (
       UPDATE auth.sessions SET not_after = now() + make_interval(days => $3), aal = 'aal1' WHERE id = $1
     )
     INSERT INTO auth.mfa_amr_claims (session_id, authentication_method) VALUES ($1, $2)`,
    [sessionId, method, SESSION_LIFE_DAYS],
  );
  return sessionAnswer(pool, tokens, answer.user.id, sessionId, answer.refresh_token);
}

/** Opens a session of somebody who has shown who they are, by a password or a provider's word. */
export async function openSessionOf(
  pool: pg.Pool,
  tokens: Tokens,
  userId: string,
  method: AuthMethod,
): Promise<Answer> {
  const [sessionId, token] = [randomUUID(), randomBytes(24).toString("base64url")];
  await pool.query(
    `WITH opened AS (
       INSERT INTO auth.sessions (id, user_id, aal, not_after)
       VALUES ($1, $2, 'aal1', now() + make_interval(days => $3)) RETURNING id
     ), amr AS (
       INSERT INTO auth.mfa_amr_claims (session_id, authentication_method) SELECT id, $6 FROM opened
     ), seen AS (UPDATE auth.users SET last_sign_in_at = now() WHERE id = $2)
     INSERT INTO auth.refresh_tokens (id, token, user_id, session_id, revoked)
     SELECT $4, $5, $2, id, false FROM opened`,
    [sessionId, userId, SESSION_LIFE_DAYS, randomUUID(), token, method],
  );
  return sessionAnswer(pool, tokens, userId, sessionId, token);
}

/**
 * Exchanges a refresh token. One statement retires the token and makes its child, so of any number at once exactly one
 * does; the others, within ten seconds, get the session's living token; a later reuse ends the session, since then
 * either the owner or a thief holds a stolen one.
 */
export async function refreshSession(pool: pg.Pool, tokens: Tokens, token: string): Promise<Answer> {
  const retired = await pool.query<{ user_id: string; session_id: string; token: string }>(
    `WITH retired AS (
       UPDATE auth.refresh_tokens t SET revoked = true, updated_at = now()
       FROM auth.sessions s, auth.users u
       WHERE t.token = $1 AND NOT t.revoked
         AND s.id = t.session_id AND (s.not_after IS NULL OR s.not_after > now())
         AND u.id = t.user_id AND u.deleted_at IS NULL AND (u.banned_until IS NULL OR u.banned_until <= now())
       RETURNING t.token, t.user_id, t.session_id
     ), seen AS (
       UPDATE auth.sessions SET refreshed_at = now(), updated_at = now()
       WHERE id = (SELECT session_id FROM retired)
     )
     INSERT INTO auth.refresh_tokens (id, token, user_id, session_id, revoked, parent)
     SELECT $2, $3, user_id, session_id, false, token FROM retired
     RETURNING user_id, session_id, token`,
    [token, randomUUID(), randomBytes(24).toString("base64url")],
  );
  const child = retired.rows[0] ?? (await livingToken(pool, token));
  if (child) return sessionAnswer(pool, tokens, child.user_id, child.session_id, child.token);
  return refuseRefresh(pool, token);
}

async function livingToken(pool: pg.Pool, token: string) {
  const { rows } = await pool.query<{ user_id: string; session_id: string; token: string }>(
    `SELECT live.user_id, live.session_id, live.token
     FROM auth.refresh_tokens used
     JOIN auth.refresh_tokens live ON live.session_id = used.session_id AND NOT live.revoked
     WHERE used.token = $1 AND used.revoked AND used.updated_at > now() - make_interval(secs => $2)`,
    [token, GRACE_S],
  );
  return rows[0];
}

/** The refresh token with which a session goes on; undefined when it is over. */
export async function livingSession(pool: pg.Pool, sessionId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ token: string }>(
    "SELECT token FROM auth.refresh_tokens WHERE session_id = $1 AND NOT revoked",
    [sessionId],
  );
  return rows[0]?.token;
}

async function refuseRefresh(pool: pg.Pool, token: string): Promise<Answer> {
  const { rows } = await pool.query<{ session_id: string; revoked: boolean; is_banned: boolean }>(
    `SELECT t.session_id, t.revoked, coalesce(u.banned_until > now(), false) AS is_banned
     FROM auth.refresh_tokens t JOIN auth.users u ON u.id = t.user_id WHERE t.token = $1`,
    [token],
  );
  const known = rows[0];
  if (!known) return refuse(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  await pool.query("DELETE FROM auth.sessions WHERE id = $1", [known.session_id]);
  if (known.is_banned) return refuse(400, "user_banned", "User is banned");
  return known.revoked
    ? refuse(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
    : refuse(400, "session_expired", "Invalid Refresh Token: Session Expired");
}

/** A session as GoTrue answers it, with a fresh access token. */
export async function sessionAnswer(
  pool: pg.Pool,
  tokens: Tokens,
  userId: string,
  sessionId: string,
  refreshToken: string,
): Promise<Answer> {
  const [user, session] = await Promise.all([
    findUser(pool, userId),
    pool.query<TokenSession>(
      `SELECT s.id, coalesce(s.aal, 'aal1') AS aal, coalesce((
         SELECT json_agg(json_build_object(
           'method', a.authentication_method, 'timestamp', extract(epoch FROM a.created_at)::int)
           ORDER BY a.created_at DESC)
         FROM auth.mfa_amr_claims a WHERE a.session_id = s.id), '[]'::json) AS amr
       FROM auth.sessions s WHERE s.id = $1`,
      [sessionId],
    ),
  ]);
  const opened = session.rows[0];
  if (!user || !opened)
    return refuse(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  return ok({
    access_token: await tokens.sign(user, opened),
    token_type: "bearer",
    expires_in: TOKEN_LIFE_S,
    expires_at: Math.floor(Date.now() / 1000) + TOKEN_LIFE_S,
    refresh_token: refreshToken,
    user,
  });
}
