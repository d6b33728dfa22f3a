import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Identities } from "@/lib/auth/identities/identity-schema";
import { listIdentities } from "@/lib/auth/identities/list-identities.server";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { proveOwner } from "@/lib/auth/password/prove-owner.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { unlinkIdentity } from "@/lib/integrations/supabase/identities";

/**
 * Takes a provider off the caller's ways in; never the last one, nor the password.
 * @throws AppError not_found, identity_stays, proof_needed, wrong_password, rate_limited, session_expired, unavailable
 */
export async function removeIdentity(
  ctx: Context<Viewer>,
  { id, password, session }: { id: string; password?: string | undefined; session: Session },
): Promise<Identities> {
  const { identities } = await listIdentities(ctx, { session });
  const identity = identities.find((own) => own.id === id);
  if (!identity) throw new AppError("not_found");
  if (!identity.removable) throw new AppError("identity_stays");
  await proveOwner(ctx, { password, session });
  if (!(await unlinkIdentity(session.token, id))) throw new AppError("identity_stays");
  const subject = { type: "person", id: ctx.person.userId } as const;
  const before = { provider: identity.provider };
  await inTransaction(ctx, (_, ctx) => noteAction(ctx, { action: "identity.removed", subject, before }));
  await mailSecurityNotice(ctx.person, "identity_off");
  return listIdentities(ctx, { session });
}
