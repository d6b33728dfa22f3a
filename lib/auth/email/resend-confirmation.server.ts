import "server-only";
import { mailConfirmation } from "@/lib/auth/email/mail-confirmation.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { postMail } from "@/lib/mail/mail-outbox";

/** Mails another confirmation link; earlier ones stay good until they run out. @throws AppError confirmation_used */
export async function resendConfirmation(ctx: Context<Viewer>): Promise<void> {
  const { userId } = ctx.person;
  await inTransaction(ctx, async (tx) => {
    const isOpen = (await tx.person.count({ where: { userId, emailConfirmedAt: null } })) > 0;
    if (!isOpen) throw new AppError("confirmation_used");
    await mailConfirmation(tx, ctx.person, ctx.now);
  });
  postMail();
}
