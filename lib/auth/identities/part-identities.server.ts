import "server-only";
import { identitiesOf, unlinkIdentity } from "@/lib/integrations/supabase/identities";

/**
 * Takes providers off the ways in of an account whose owner has just proven the address, since whoever linked them need
 * not be them. As far as the auth server lets us.
 * @param own the address when it had been proven before: a provider that has confirmed it stays; null parts all of them
 * @returns whether there was one
 */
export async function partIdentities(accessToken: string, own: string | null): Promise<boolean> {
  let hasParted = false;
  for (const { id, provider, email, isVerified } of await identitiesOf(accessToken)) {
    const isTheirs = isVerified && own !== null && email?.toLowerCase() === own;
    if (provider !== "email" && !isTheirs && (await unlinkIdentity(accessToken, id))) hasParted = true;
  }
  return hasParted;
}
