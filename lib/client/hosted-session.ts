import { createBrowserClient } from "@supabase/ssr";
import { endSession } from "@/lib/client/session";
import { keepTokens, useSession } from "@/lib/client/session-store";

/**
 * Starts the hosted client, which refreshes the session in time and tells when it changes; the store follows.
 * Loaded after the first screen: nothing on it needs it.
 * @returns what stops following
 */
export function followHostedSession(): () => void {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
  const key = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  if (!url || !key) return () => undefined;
  const client = createBrowserClient(url, key, {
    cookieOptions: { path: "/", sameSite: "lax", secure: location.protocol === "https:" },
  });
  const { data } = client.auth.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") {
      if (useSession.getState().token) endSession("/");
    } else if (session && session.access_token !== useSession.getState().token) {
      keepTokens({ token: session.access_token, refreshToken: session.refresh_token });
    }
  });
  return () => data.subscription.unsubscribe();
}
