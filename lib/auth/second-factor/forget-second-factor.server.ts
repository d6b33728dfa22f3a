import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";

/**
 * Notes that a person's second factor is gone at the auth server, which also voids the recovery codes.
 * @param by what it was removed with
 * @param reason as the log has it; an administrator gives one
 * @returns whether that is news
 */
export function forgetSecondFactor(
  ctx: Context,
  by: "authenticator" | "phone" | "recovery_code" | "administrator",
  reason: string = by,
): Promise<boolean> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.person.updateMany({
      where: { userId, secondFactorAt: { not: null } },
      data: { secondFactorAt: null, secondFactorPhone: null },
    });
    if (count === 0) return false;
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await noteAction(ctx, {
      action: "second_factor.removed",
      subject: { type: "person", id: userId },
      before: { secondFactor: true },
      after: { secondFactor: false, by },
      reason,
    });
    return true;
  });
}
