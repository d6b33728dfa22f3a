import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";

/** The longest a browser keeps a session's cookie, and so the longest that anybody comes back with it. */
const KEPT_MS = 400 * DAY_MS;

/**
 * Ends one session of the caller, wherever it is open: nothing of it is accepted here any more,
 * and the device shows no reminder. The auth server ends it when
 * it next asks to go on, since only a session's own token can end it there.
 * @throws AppError not_found for a session that is not theirs or has ended
 */
export async function signOutDevice(ctx: Context<Viewer>, { id: sessionId }: { id: string }): Promise<void> {
  const { userId } = ctx.person;
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.signIn.deleteMany({ where: { userId, sessionId } });
    if (count === 0) throw new AppError("not_found");
    await tx.pushSubscription.deleteMany({ where: { userId, sessionId } });
    const expiresAt = new Date(ctx.now.getTime() + KEPT_MS);
    await tx.endedSession.createMany({ data: [{ sessionId, expiresAt }], skipDuplicates: true });
  });
}
