import "server-only";
import { PROVIDER_NAMES, type ProviderName } from "@/lib/auth/identities/provider";
import { externalProviders } from "@/lib/integrations/supabase/identities";

/** Whom people may sign in with: of those that we have words for, what the project has switched on. */
export async function listProviders(): Promise<ProviderName[]> {
  const on = await externalProviders();
  return PROVIDER_NAMES.filter((name) => on.includes(name));
}
