import "server-only";
import { provePassword } from "@/lib/auth/password/prove-password.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { identitiesOf } from "@/lib/integrations/supabase/identities";

/** How long after a sign-in nobody is asked once more. */
const FRESH_MS = 10 * 60_000;

type Proof = { password?: string | undefined; session: Session };

/**
 * Asks once more who it is: by the password, or without one by a sign-in of the last ten minutes, since whoever comes
 * in by a provider may have no password.
 * @throws AppError proof_needed, and whatever {@link provePassword} throws
 */
export async function proveOwner(ctx: Context<Viewer>, { password, session }: Proof): Promise<void> {
  if (password) return provePassword(ctx, { password });
  const { signedInAt } = session.claims;
  if (!signedInAt || ctx.now.getTime() - signedInAt.getTime() > FRESH_MS) throw new AppError("proof_needed");
}

/**
 * The same, of whom has a password by that alone: a session left open for ten minutes is not to erase an account, nor to
 * make a key to it.
 * @throws AppError validation without the password of an account that has one, and whatever {@link proveOwner} throws
 */
export async function proveOwnerFully(ctx: Context<Viewer>, proof: Proof): Promise<void> {
  if (!proof.password && (await hasPassword(proof.session)))
    throw new AppError("validation", {}, { fields: { password: "required" } });
  await proveOwner(ctx, proof);
}

/** Whether the caller's account has a password. @throws AppError session_expired, unavailable */
export async function hasPassword({ token }: Session): Promise<boolean> {
  return (await identitiesOf(token)).some(({ provider }) => provider === "email");
}
