import "server-only";
import { identitiesOf, unlinkIdentity } from "@/lib/integrations/supabase/identities";

/**
 * Takes every provider off the ways in of an account whose address nobody had proven: whoever linked them need not be
 * its owner. As far as the auth server lets us.
 */
export async function partIdentities(accessToken: string): Promise<void> {
  for (const { id, provider } of await identitiesOf(accessToken))
    if (provider !== "email") await unlinkIdentity(accessToken, id);
}
