import "server-only";
import { SUPPORT_VIEW_SECONDS } from "@/lib/access/support-view";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { SupportViewAnswer } from "@/lib/admin/users/user-schema";
import { auditId, noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";

/**
 * Opens somebody's screens to the administrator for a quarter of an hour, to be read alone. The person reads of it, with the reason,
 * in their access log; an earlier view of the same administrator ends.
 * @throws AppError not_found; support_view_impossible for an administrator's screens and those of who is blocked
 */
export async function seeAsUser(
  asked: Context,
  { userId, reason }: { userId: string; reason: string },
): Promise<SupportViewAnswer> {
  return inTransaction(asAdministrator(asked), async (tx, ctx) => {
    const { now } = ctx;
    const person = await tx.person.findUnique({ where: { userId }, include: { administrator: true } });
    if (!person) throw new AppError("not_found");
    const isAdmin = person.administrator !== null && person.administrator.revokedAt === null;
    if (isAdmin || person.blockedAt) throw new AppError("support_view_impossible");
    const openedBy = auditId(ctx.person.userId);
    const stillOpen = { openedBy, endedAt: null, endsAt: { gt: now } };
    await tx.supportView.updateMany({ where: stillOpen, data: { endedAt: now } });
    const endsAt = new Date(now.getTime() + SUPPORT_VIEW_SECONDS * 1_000);
    const { id } = await tx.supportView.create({
      data: { userId, openedBy, reason, startedAt: now, endsAt },
    });
    await noteAction(ctx, {
      ...{ action: "screens.seen", subject: { type: "person", id: userId }, reason },
      after: { endsAt: endsAt.toISOString() },
    });
    return { id, endsAt: endsAt.toISOString() };
  });
}

/** Ends it before its time; one that is over already stays as it was. */
export async function leaveSupportView(asked: Context, { id }: { id: string }): Promise<{ success: true }> {
  return inTransaction(asAdministrator(asked), async (tx, ctx) => {
    const { now } = ctx;
    const view = await tx.supportView.findUnique({ where: { id, openedBy: auditId(ctx.person.userId) } });
    if (!view) throw new AppError("not_found");
    const open = { id, endedAt: null, endsAt: { gt: now } };
    const { count } = await tx.supportView.updateMany({ where: open, data: { endedAt: now } });
    if (count > 0) {
      await noteAction(ctx, { action: "screens.left", subject: { type: "person", id: view.userId } });
    }
    return { success: true };
  });
}
