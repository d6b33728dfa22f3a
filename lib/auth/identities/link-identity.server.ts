import "server-only";
import { auditId, noteAction } from "@/lib/audit/note-action.server";
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
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/** As long as the way to a provider and back may take. */
const NEWS_MS = 10 * 60_000;
/** By how much the auth server's clock may be ahead of ours. */
const SKEW_MS = 60_000;

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
  for (const { provider, since } of listed.identities) {
    const isNew = since !== null && ctx.now.getTime() - new Date(since).getTime() < NEWS_MS;
    if (provider !== "email" && isNew && (await noteOnce(ctx, provider, new Date(since))))
      await mailSecurityNotice(ctx.person, "identity_on");
  }
  return listed;
}

/** Notes that a provider was added. @returns whether nobody had, however many ask at once */
function noteOnce(ctx: Context<Viewer>, provider: string, since: Date): Promise<boolean> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const known = await tx.auditEntry.count({
      where: {
        ...{ action: "identity.added", subjectId: auditId(userId) },
        ...{
          after: { path: ["provider"], equals: provider },
          at: { gte: new Date(since.getTime() - SKEW_MS) },
        },
      },
    });
    if (known > 0) return false;
    const subject = { type: "person", id: userId } as const;
    await noteAction(ctx, { action: "identity.added", subject, after: { provider } });
    return true;
  });
}
