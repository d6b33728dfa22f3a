import "server-only";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { codeRefusal, readCode } from "@/lib/partners/professional-code";
import type { User } from "@/lib/profile/user";

/**
 * Makes somebody a member of the company that a code belongs to. Of many who come at once for the last seat one gets
 * it; the same code again changes nothing.
 * @throws AppError code_invalid (unknown, inactive or expired), code_used_up, already_associated with another company
 */
export function associateUser(
  userId: string,
  typed: string,
  now: Date,
): Promise<NonNullable<User["company"]>> {
  const code = readCode(typed);
  if (!code) throw new AppError("code_invalid", {}, { fields: { professionalCode: "invalid" } });
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const found = await tx.professionalCode.findUnique({ where: { code }, include: { company: true } });
    if (!found) throw new AppError("code_invalid", {}, { fields: { professionalCode: "invalid" } });
    const { id: codeId, company } = found;
    const person = await tx.person.findUniqueOrThrow({ where: { userId } });
    if (person.companyId === company.id) {
      return { id: company.id, name: company.name, role: person.companyRole ?? "member" };
    }
    if (person.companyId) throw new AppError("already_associated");
    // Seats and uses are counted with the company locked: the next in line sees this one.
    await tx.$queryRaw`SELECT 1 FROM app.companies WHERE id = ${company.id}::uuid FOR UPDATE`;
    const state = await tx.professionalCode.findUniqueOrThrow({ where: { id: codeId } });
    const members = await tx.person.count({ where: { companyId: company.id } });
    const refusal = codeRefusal(state, { seats: company.seats, members }, now);
    if (refusal) throw new AppError(refusal, {}, { fields: { professionalCode: "invalid" } });
    await tx.professionalCode.update({ where: { id: codeId }, data: { uses: { increment: 1 } } });
    const joined = { companyId: company.id, companyRole: "member", companySince: now, codeId } as const;
    await tx.person.update({ where: { userId }, data: joined });
    return { id: company.id, name: company.name, role: "member" };
  });
}
