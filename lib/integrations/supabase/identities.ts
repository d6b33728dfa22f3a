import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { type AuthSession, callAuth, sessionOf } from "@/lib/integrations/supabase/auth-server";

/** How long what is switched on is remembered, in ms. */
const FRESH_MS = 60_000;
const SETTINGS_TIMEOUT_MS = 1_500;

const settingsSchema = z.object({ external: z.record(z.string(), z.unknown()) });

const identitySchema = z.object({
  identity_id: z.uuid(),
  provider: z.string(),
  created_at: z.string().nullish(),
  identity_data: z.object({ email: z.string().nullish(), email_verified: z.boolean().nullish() }).nullish(),
});

/** One of a person's ways in, as the auth server keeps it; `email` is the password's. */
export type Identity = {
  id: string;
  provider: string;
  email: string | null;
  /** Whether the provider has confirmed its address. */
  isVerified: boolean;
  since: Date | null;
};

const shared = globalThis as { garfoProviders?: { on: Promise<string[]>; readAt: number } };

/** Which providers the project has switched on; where it does not say, those it last had. */
export function externalProviders(): Promise<string[]> {
  const known = shared.garfoProviders;
  if (known && Date.now() - known.readAt < FRESH_MS) return known.on;
  const on = callAuth({ method: "GET", path: "/settings", timeoutMs: SETTINGS_TIMEOUT_MS })
    .then(({ body }) => {
      const { external } = settingsSchema.parse(body);
      return Object.keys(external).filter((name) => external[name] === true);
    })
    .catch(() => known?.on ?? []);
  shared.garfoProviders = { on, readAt: Date.now() };
  return on;
}

/**
 * The session for the code with which a provider's page led back, when it was this verifier's.
 * @throws AppError rate_limited, unavailable
 */
export async function grantByCode(
  { code, verifier }: { code: string; verifier: string },
  now: Date,
): Promise<{ kind: "granted"; session: AuthSession } | { kind: "refused" | "banned" }> {
  const reply = await callAuth({
    method: "POST",
    path: "/token?grant_type=pkce",
    body: { auth_code: code, code_verifier: verifier },
  });
  if (reply.status === 200) return { kind: "granted", session: sessionOf(reply.body, now) };
  return { kind: reply.code === "user_banned" ? "banned" : "refused" };
}

/** A person's ways in, the oldest first. @throws AppError session_expired, unavailable */
export async function identitiesOf(accessToken: string): Promise<Identity[]> {
  const reply = await callAuth({ method: "GET", path: "/user", bearer: accessToken });
  const user = z.object({ identities: z.array(identitySchema).nullish() }).safeParse(reply.body);
  if (reply.status !== 200 || !user.success) throw new AppError("session_expired");
  return (user.data.identities ?? [])
    .map(({ identity_id: id, provider, created_at, identity_data }) => ({
      ...{ id, provider, email: identity_data?.email ?? null },
      isVerified: identity_data?.email_verified === true,
      since: created_at ? new Date(created_at) : null,
    }))
    .sort((a, b) => (a.since?.getTime() ?? 0) - (b.since?.getTime() ?? 0));
}

/**
 * Where a person agrees at a provider that it becomes one of their ways in.
 * @throws AppError not_found when the project links none, session_expired, unavailable
 */
export async function linkAddress(
  accessToken: string,
  link: { provider: string; challenge: string; redirectTo: string },
): Promise<string> {
  const query = new URLSearchParams({
    provider: link.provider,
    redirect_to: link.redirectTo,
    code_challenge: link.challenge,
    code_challenge_method: "s256",
    skip_http_redirect: "true",
  });
  const path = `/user/identities/authorize?${query}`;
  const reply = await callAuth({ method: "GET", path, bearer: accessToken });
  if (reply.status === 401 || reply.status === 403) throw new AppError("session_expired");
  const answer = z.object({ url: z.url() }).safeParse(reply.body);
  if (reply.status !== 200 || !answer.success) throw new AppError("not_found");
  return answer.data.url;
}

/** Takes a way in away. @returns whether the auth server did: never the last one, nor where it links by no request */
export async function unlinkIdentity(accessToken: string, id: string): Promise<boolean> {
  const path = `/user/identities/${id}`;
  const { status } = await callAuth({ method: "DELETE", path, bearer: accessToken });
  return status === 200 || status === 204;
}
