import "server-only";
import type { Identities } from "@/lib/auth/identities/identity-schema";
import { listProviders } from "@/lib/auth/identities/list-providers.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { identitiesOf } from "@/lib/integrations/supabase/identities";

/** The caller's ways in, and those that could be added. @throws AppError session_expired, unavailable */
export async function listIdentities(
  _: Context<Viewer>,
  { session }: { session: Session },
): Promise<Identities> {
  const [identities, providers] = await Promise.all([identitiesOf(session.token), listProviders()]);
  return {
    identities: identities.map(({ since, isVerified: _, ...identity }) => ({
      ...identity,
      since: since?.toISOString() ?? null,
      removable: identity.provider !== "email" && identities.length > 1,
    })),
    linkable: providers.filter((name) => !identities.some(({ provider }) => provider === name)),
  };
}
