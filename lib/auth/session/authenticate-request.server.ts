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
 * @throws AppError token_missing, unauthenticated, session_expired, account_blocked, unavailable
 */
export async function authenticate(request: Request, ip: string, now: Date): Promise<Authenticated> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization")?.trim() ?? "")?.[1];
  if (!token) throw new AppError("token_missing");
  const claims = await verifyAccessToken(token, now);
  const viewer = await loadViewer(claims);
  if (viewer === "blocked") throw new AppError("account_blocked");
  if (viewer === "ended") throw new AppError("session_expired");
  if (viewer === "unknown") throw new AppError("unauthenticated");
  await noteAccess(viewer.email, ip, now);
  return { viewer, claims, token };
}
