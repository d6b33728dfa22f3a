import "server-only";
import { loadFactorPhone } from "@/lib/auth/second-factor/load-second-factor.server";
import type { CodePhone } from "@/lib/auth/second-factor/recovery-codes";
import { readSession, sessionCookieName } from "@/lib/auth/session/session-cookie";
import { env } from "@/lib/env";
import { verifyAccessToken } from "@/lib/integrations/supabase/access-token";
import { codeChannels } from "@/lib/integrations/supabase/phone-factor";

/**
 * The phone that the page's half-open session is asked about. Whoever cannot be told is asked for an app's code, which
 * is what most have; the page's guard has the last word on who sees it at all.
 */
export async function phoneOfPage(
  cookie: (name: string) => string | undefined,
  now: Date,
): Promise<CodePhone | null> {
  const session = readSession(sessionCookieName(env().NEXT_PUBLIC_SUPABASE_URL), cookie);
  const claims = session && (await verifyAccessToken(session.access_token, now).catch(() => null));
  const end = claims && (await loadFactorPhone(claims.userId));
  return end === null ? null : { end, channels: await codeChannels() };
}
