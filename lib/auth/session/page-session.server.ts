import "server-only";
import { noteSecondFactor } from "@/lib/auth/session/note-second-factor.server";
import {
  type CookieChange,
  clearedCookies,
  readSession,
  sessionCookieName,
  sessionCookies,
} from "@/lib/auth/session/session-cookie";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { type Claims, verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import { grantByRefresh } from "@/lib/integrations/supabase/auth";

export type PageSession = { claims: Claims | null; changes: CookieChange[] };

/**
 * The session of a page by its cookie: verified here, refreshed when it has run out. `changes` go onto the answer.
 * @throws AppError unavailable when it must be refreshed and cannot be: it may still be good, so it is kept
 */
export async function openPageSession(cookies: ReadonlyMap<string, string>, now: Date): Promise<PageSession> {
  const name = sessionCookieName(env().NEXT_PUBLIC_SUPABASE_URL);
  const names = [...cookies.keys()];
  const session = readSession(name, (key) => cookies.get(key));
  if (!session) return { claims: null, changes: [] };
  try {
    return { claims: await verifyAccessToken(session.access_token, now), changes: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    if (error.code !== "session_expired") return { claims: null, changes: clearedCookies(name, names) };
  }
  const grant = await grantByRefresh(session.refresh_token, now);
  if (grant.kind === "refused") return { claims: null, changes: clearedCookies(name, names) };
  const { id: userId, secondFactor } = grant.session.user;
  if (secondFactor) await noteSecondFactor(userId, secondFactor, now);
  return {
    claims: await verifyAccessToken(grant.session.accessToken, now),
    changes: sessionCookies(name, grant.session.stored, names),
  };
}

/** What ends a page session whose owner is not let in any more. */
export function closePageSession(cookies: ReadonlyMap<string, string>): CookieChange[] {
  return clearedCookies(sessionCookieName(env().NEXT_PUBLIC_SUPABASE_URL), [...cookies.keys()]);
}
