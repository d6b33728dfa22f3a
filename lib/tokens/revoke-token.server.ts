import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";

/** Ends one of the caller's tokens: no call that begins afterwards gets in with it. @throws AppError not_found */
export async function revokeToken(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = ctx.person;
  await inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.personalToken.updateMany({
      where: { userId, id, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    if (count === 0) throw new AppError("not_found");
    await noteAction(ctx, { action: "token.revoked", subject: { type: "token", id } });
  });
}
