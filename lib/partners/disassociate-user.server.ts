import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/**
 * Takes somebody out of their company; out of none, nothing happens.
 * @throws AppError manager_stays: a company is not left without whoever runs it
 */
export function disassociateUser(ctx: Context): Promise<void> {
  const { now, person } = ctx;
  const { userId } = person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const lasting = await tx.companyMembership.findFirst({ where: { userId, until: null } });
    if (!lasting) return;
    const { id, companyId, role } = lasting;
    if (role === "manager") throw new AppError("manager_stays");
    await tx.companyMembership.update({ where: { userId_id: { userId, id } }, data: { until: now } });
    const subject = { type: "person", id: userId } as const;
    await noteAction(ctx, { action: "membership.ended", subject, before: { companyId, role } });
  });
}
