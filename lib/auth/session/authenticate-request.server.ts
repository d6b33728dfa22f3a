import "server-only";
import { loadViewer } from "@/lib/auth/session/load-viewer.server";
import { noteAccess } from "@/lib/auth/session/note-access.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { AppError } from "@/lib/errors";
import { type Claims, verifyAccessToken } from "@/lib/integrations/supabase/access-token";

/** The verified token and what it says. */
export type Session = { claims: Claims; token: string };
export type Authenticated = Session & { viewer: Viewer };

/**
 * Who sent a call, by its bearer token alone: cookies are never read, so that no other site can call in one's name.
 * Notes the access.
 * @param ip the address that the call came from
 * @throws AppError token_missing, unauthenticated, account_needed, session_expired, account_blocked, unavailable
 */
export async function authenticate(request: Request, ip: string, now: Date): Promise<Authenticated> {
  const token = sessionBearer(request);
  if (!token) throw new AppError("token_missing");
  const claims = await verifyAccessToken(token, now);
  const viewer = await loadViewer(claims);
  if (viewer === "blocked") throw new AppError("account_blocked");
  if (viewer === "ended") throw new AppError("session_expired");
  // Whoever reads a recovery letter owns the address, and may open an account with it: POST /api/signup.
  if (viewer === "unknown") throw new AppError(claims.recoveredAt ? "account_needed" : "unauthenticated");
  await noteAccess(viewer.email, ip, now);
  return { viewer, claims, token };
}

/** The token that a call brings along; null when there is none. */
export function sessionBearer(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization")?.trim() ?? "")?.[1] ?? null;
}
