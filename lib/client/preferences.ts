import { api } from "@/lib/client/api";
import { keepUser, useSession } from "@/lib/client/session-store";
import type { PreferencesBody } from "@/lib/profile/preferences";
import type { User } from "@/lib/profile/user";

/**
 * Keeps choices on the person, so that they hold wherever they log in and on WhatsApp; nothing when nobody is in.
 * @throws ApiError
 */
export async function savePreferences(preferences: PreferencesBody): Promise<void> {
  if (!useSession.getState().token) return;
  keepUser(await api<User>("/api/user", { method: "PUT", body: { preferences } }));
}

/** Longest that a choice which already holds in this browser waits for the server. */
const PATIENCE_MS = 2_000;

/** The same for a choice that this browser keeps by itself: whether the server could be told changes nothing here. */
export async function sharePreferences(preferences: PreferencesBody): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([savePreferences(preferences).catch(() => undefined), patience]);
}
