import { createBrowserClient } from "@supabase/ssr";
import { createClient } from "@supabase/supabase-js";
import { endSession } from "@/lib/client/session";
import { keepTokens, useSession } from "@/lib/client/session-store";

/** The browser's one client of the hosted authentication service, on the page session. Heavy: loaded when needed. */
export function hostedClient() {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
  const key = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  if (!url || !key) return null;
  return createBrowserClient(url, key, {
    cookieOptions: { path: "/", sameSite: "lax", secure: location.protocol === "https:" },
  });
}

/** A client whose session nobody keeps. */
export function passingClient() {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL ?? "";
  return createClient(url, process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? "", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/**
 * Starts the hosted client, which refreshes the session in time and tells when it changes (refreshed, second factor
 * passed, signed out); the store follows. Loaded after the first screen: nothing on it needs it.
 * @returns what stops following
 */
export function followHostedSession(): () => void {
  const client = openClient();
  if (!client) return () => undefined;
  const { data } = client.auth.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") {
      if (useSession.getState().token) endSession("/");
    } else if (session && session.access_token !== useSession.getState().token) {
      keepTokens({ token: session.access_token, refreshToken: session.refresh_token });
    }
  });
  return () => data.subscription.unsubscribe();
}

/** The client, with a word to whoever looks into the console: without it sessions are refreshed by our own calls alone. */
function openClient(): ReturnType<typeof hostedClient> {
  try {
    const client = hostedClient();
    if (!client) throw new Error("NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_ANON_KEY");
    // biome-ignore lint/suspicious/noConsole: a word for whoever looks into the browser
    console.info("Cliente de autenticação inicializado.");
    return client;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: likewise
    console.error("Não foi possível criar o cliente de autenticação:", error);
    return null;
  }
}
