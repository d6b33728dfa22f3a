import "server-only";
import { confirmationKey, isSealed, readConfirmation } from "@/lib/auth/email/confirmation-token";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/**
 * Takes a mailed link as proof that the address is its owner's. It works once: the address is then confirmed.
 * @throws AppError confirmation_invalid when it is not ours, too old, or for another address; confirmation_used
 */
export async function confirmEmail({ now }: Context<null>, { token }: { token: string }): Promise<void> {
  const said = readConfirmation(token);
  if (!said || said.expiresAt <= now) throw new AppError("confirmation_invalid");
  const { userId } = said;
  const profile = await db().profile.findUnique({ where: { id: userId }, select: { email: true } });
  const key = confirmationKey(env().SUPABASE_SERVICE_ROLE_KEY);
  if (!isSealed(token, profile?.email ?? "", key) || !profile) throw new AppError("confirmation_invalid");
  const { count } = await db().person.updateMany({
    where: { userId, emailConfirmedAt: null },
    data: { emailConfirmedAt: now },
  });
  if (count === 0) throw new AppError("confirmation_used");
}
