import "server-only";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/**
 * Takes somebody out of their company; out of none, nothing happens.
 * @throws AppError manager_stays: a company is not left without whoever runs it
 */
export function disassociateUser(userId: string): Promise<void> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { companyRole } = await tx.person.findUniqueOrThrow({ where: { userId } });
    if (companyRole === "manager") throw new AppError("manager_stays");
    const left = { companyId: null, companyRole: null, companySince: null, codeId: null };
    await tx.person.update({ where: { userId }, data: left });
  });
}
