import { api, send } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { refreshTokens } from "@/lib/client/session";
import { applyPreferences, keepUser, useSession } from "@/lib/client/session-store";
import type { Preferences, PreferencesBody } from "@/lib/profile/preferences";
import type { User } from "@/lib/profile/user";

/**
 * Keeps choices on the person, so that they hold wherever they log in and on WhatsApp; nothing when nobody is in.
 * @throws ApiError
 */
export async function savePreferences(preferences: PreferencesBody): Promise<void> {
  if (!useSession.getState().token) return;
  // A choice made on the way out of the page holds as well.
  const user = await api<User>("/api/user", { method: "PUT", body: { preferences }, keepalive: true });
  if (!useSession.getState().user?.preferences) return keepUser(user);
  // Of two choices in a row, the first one's answer does not know the second.
  const named = Object.keys(preferences) as (keyof Preferences)[];
  applyPreferences(Object.fromEntries(named.map((name) => [name, user.preferences[name]])));
}

/** Longest that a choice which already holds in this browser waits for the server. */
const PATIENCE_MS = 2_000;

/**
 * The same for a choice that this browser keeps by itself: whether the server could be told changes nothing here, and a
 * session that is over does not lead away from the page.
 */
export async function sharePreferences(preferences: PreferencesBody): Promise<void> {
  if (!useSession.getState().token) return;
  const call = { method: "PUT", body: { preferences }, signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  const put = () => send<User>("/api/user", call, useSession.getState().token);
  try {
    keepUser(
      await put().catch(async (error) => {
        const isOver = error instanceof ApiError && error.status === 401;
        if (!isOver || !(await refreshTokens())) throw error;
        return put();
      }),
    );
  } catch {
    // The choice holds here all the same; a language goes along with the next login.
  }
}
