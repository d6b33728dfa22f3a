import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Identities } from "@/lib/auth/identities/identity-schema";
import { listIdentities } from "@/lib/auth/identities/list-identities.server";
import { listProviders } from "@/lib/auth/identities/list-providers.server";
import { PROVIDER_RETURN, type ProviderName } from "@/lib/auth/identities/provider";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { proveOwner } from "@/lib/auth/password/prove-owner.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
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
  const isNew = ({ provider, since }: Identities["identities"][number]) =>
    provider !== "email" && since !== null && ctx.now.getTime() - new Date(since).getTime() < NEWS_MS;
  const added = listed.identities.findLast(isNew);
  if (added) {
    const subject = { type: "person", id: ctx.person.userId } as const;
    const after = { provider: added.provider };
    await inTransaction(ctx, (_, ctx) => noteAction(ctx, { action: "identity.added", subject, after }));
    await mailSecurityNotice(ctx.person, "identity_on");
  }
  return listed;
}
