import "server-only";
import { proveOwnerFully } from "@/lib/auth/password/prove-owner.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { eraseAccount } from "@/lib/privacy/erase-account.server";
import { mailFarewell } from "@/lib/privacy/mail-farewell.server";

/**
 * Erases the account of whoever asks for it and proves to own it.
 * @throws AppError validation without the password of an account that has one; proof_needed, wrong_password, rate_limited, busy, unavailable; forbidden for the administrator, who is appointed
 */
export async function deleteAccount(
  ctx: Context<Viewer>,
  { password, session }: { password?: string | undefined; session: Session },
): Promise<void> {
  const { person: viewer } = ctx;
  if (viewer.isSuperAdmin) throw new AppError("forbidden");
  await proveOwnerFully(ctx, { password, session });
  await eraseAccount(ctx, viewer);
  void mailFarewell(viewer);
}
