import "server-only";
import { mailConfirmation } from "@/lib/auth/email/mail-confirmation.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { postMail } from "@/lib/mail/mail-outbox";

/** Mails another confirmation link; earlier ones stay good until they run out. @throws AppError confirmation_used */
export async function resendConfirmation(viewer: Viewer, now: Date): Promise<void> {
  const { userId } = viewer;
  await db().$transaction(async (tx) => {
    const isOpen = (await tx.person.count({ where: { userId, emailConfirmedAt: null } })) > 0;
    if (!isOpen) throw new AppError("confirmation_used");
    await mailConfirmation(tx, viewer, now);
  });
  postMail();
}
