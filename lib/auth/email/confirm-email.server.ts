import "server-only";
import { confirmationKey, isSealed, readConfirmation } from "@/lib/auth/email/confirmation-token";
import { appointAdministrator } from "@/lib/auth/session/appoint-administrator.server";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/**
 * Takes a mailed link as proof that the address is its owner's. It works once: the address is then confirmed.
 * @throws AppError confirmation_invalid when it is not ours, too old, or for another address; confirmation_used
 */
export async function confirmEmail(ctx: Context<null>, { token }: { token: string }): Promise<void> {
  const { now } = ctx;
  const said = readConfirmation(token);
  if (!said || said.expiresAt <= now) throw new AppError("confirmation_invalid");
  const { userId } = said;
  const profile = await db().profile.findUnique({ where: { id: userId }, select: { email: true } });
  const key = confirmationKey(env().SUPABASE_SERVICE_ROLE_KEY);
  if (!isSealed(token, profile?.email ?? "", key) || !profile) throw new AppError("confirmation_invalid");
  await inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.person.updateMany({
      where: { userId, emailConfirmedAt: null },
      data: { emailConfirmedAt: now },
    });
    if (count === 0) throw new AppError("confirmation_used");
    await appointAdministrator(ctx, { userId, email: profile.email });
  });
}
