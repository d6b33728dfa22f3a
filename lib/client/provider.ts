import { PROVIDER_RETURN, type ProviderName } from "@/lib/auth/identities/provider";
import { api, publicApi } from "@/lib/client/api";
import type { Entered } from "@/lib/client/enter";
import { LEAVING } from "@/lib/client/leaving";
import { keepSession } from "@/lib/client/session-store";

const KEY = "garfo-provider";

/** Why somebody left for a provider's page; kept in this tab until it leads back. */
export type ProviderTrip = {
  provider: ProviderName;
  verifier: string;
  isLink: boolean;
  /** Where to go once in. */
  next: string | null;
  /** Whether what an account needs was agreed to before leaving. */
  isAgreed: boolean;
};

/** Leaves for the provider's page, to log in or, having agreed, to sign up. */
export async function leaveForProvider(
  provider: ProviderName,
  { next = null, isAgreed = false }: { next?: string | null; isAgreed?: boolean },
): Promise<never> {
  const challenge = await begin({ provider, isLink: false, next, isAgreed });
  const address = new URL("/auth/v1/authorize", process.env.NEXT_PUBLIC_SUPABASE_URL);
  address.search = new URLSearchParams({
    provider,
    redirect_to: new URL(PROVIDER_RETURN, location.origin).href,
    code_challenge: challenge,
    code_challenge_method: "s256",
  }).toString();
  location.assign(address);
  return LEAVING;
}

/** Leaves for the provider's page in order to add it to one's ways in. @throws ApiError */
export async function leaveToLink(provider: ProviderName, password: string): Promise<never> {
  const challenge = await begin({ provider, isLink: true, next: null, isAgreed: false });
  const body = { provider, challenge, ...(password ? { password } : {}) };
  const { url } = await api<{ url: string }>("/api/identities", { method: "POST", body });
  location.assign(url);
  return LEAVING;
}

/** The trip that led here, once; null when none did. */
export function takeTrip(): ProviderTrip | null {
  try {
    const trip = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return trip && JSON.parse(trip);
  } catch {
    return null;
  }
}

/** Comes in with what the provider's page led back with. @throws ApiError */
export async function enterByProvider({ verifier, isAgreed }: ProviderTrip, code: string): Promise<Entered> {
  const consents = { terms: true, privacy: true, health: true };
  const body = { code, verifier, ...(isAgreed ? { consents } : {}) };
  const session = await publicApi<Entered>("/api/login/provider", { method: "POST", body });
  keepSession(session);
  return session;
}

/** Keeps what only this tab may know of the trip; gives what the authentication service may (PKCE, S256). */
async function begin(trip: Omit<ProviderTrip, "verifier">): Promise<string> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(KEY, JSON.stringify({ ...trip, verifier }));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
