import "server-only";
import type { Identities } from "@/lib/auth/identities/identity-schema";
import { listIdentities } from "@/lib/auth/identities/list-identities.server";
import { listProviders } from "@/lib/auth/identities/list-providers.server";
import { PROVIDER_RETURN, type ProviderName } from "@/lib/auth/identities/provider";
import { proveOwner } from "@/lib/auth/password/prove-owner.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { noteIdentities } from "@/lib/auth/sign-in/note-identities.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { linkAddress } from "@/lib/integrations/supabase/identities";

/** As long as the way to a provider and back may take. */
const NEWS_MS = 10 * 60_000;

/**
 * Begins to add a provider to the caller's ways in: gives the page on which they agree. Only to an account whose address
 * is confirmed: otherwise somebody could open one with another's address and keep a way in for when its owner comes.
 * @throws AppError email_unconfirmed, not_found when it is not switched on, proof_needed, wrong_password, rate_limited
 */
export async function beginLink(
  ctx: Context<Viewer>,
  link: { provider: ProviderName; challenge: string; password?: string | undefined; session: Session },
): Promise<string> {
  const { userId } = ctx.person;
  if ((await db().person.count({ where: { userId, emailConfirmedAt: null } })) > 0)
    throw new AppError("email_unconfirmed");
  if (!(await listProviders()).includes(link.provider)) throw new AppError("not_found");
  await proveOwner(ctx, link);
  const redirectTo = new URL(PROVIDER_RETURN, env().NEXT_PUBLIC_APP_URL).href;
  return linkAddress(link.session.token, { ...link, redirectTo });
}

/** Once the provider has led back: tells the address of a way in that is new. @throws AppError session_expired, unavailable */
export async function noteLink(ctx: Context<Viewer>, input: { session: Session }): Promise<Identities> {
  const listed = await listIdentities(ctx, input);
  const added = listed.identities
    .filter(({ provider, since }) => provider !== "email" && since !== null)
    .map(({ provider, since }) => ({ provider, since: new Date(since!) }));
  const news = added.filter(({ since }) => ctx.now.getTime() - since.getTime() < NEWS_MS);
  await noteIdentities(ctx, ctx.person, news);
  return listed;
}
