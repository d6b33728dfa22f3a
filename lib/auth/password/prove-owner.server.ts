import "server-only";
import { provePassword } from "@/lib/auth/password/prove-password.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";

/** How long after a sign-in nobody is asked once more. */
const FRESH_MS = 10 * 60_000;

/**
 * Asks once more who it is: by the password, or without one by a sign-in of the last ten minutes, since whoever comes
 * in by a provider may have no password.
 * @throws AppError proof_needed, and whatever {@link provePassword} throws
 */
export async function proveOwner(
  ctx: Context<Viewer>,
  { password, session }: { password?: string | undefined; session: Session },
): Promise<void> {
  if (password) return provePassword(ctx, { password });
  const { signedInAt } = session.claims;
  if (!signedInAt || ctx.now.getTime() - signedInAt.getTime() > FRESH_MS) throw new AppError("proof_needed");
}
