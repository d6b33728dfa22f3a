import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { codeRefusal, readCode } from "@/lib/partners/professional-code";
import { seatsTaken } from "@/lib/partners/seats-taken.server";
import type { User } from "@/lib/profile/user";

/**
 * Makes somebody a member of the company that a code belongs to. Of many who come at once for the last seat one gets
 * it; the same code again changes nothing.
 * @throws AppError code_invalid (unknown, inactive or expired), code_used_up, already_associated with another company
 */
export function associateUser(
  ctx: Context<Viewer>,
  { professionalCode }: { professionalCode: string },
): Promise<NonNullable<User["company"]>> {
  const { now } = ctx;
  const { userId } = ctx.person;
  const code = readCode(professionalCode);
  if (!code) throw new AppError("code_invalid", {}, { fields: { professionalCode: "professional_code" } });
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const found = await tx.professionalCode.findUnique({ where: { code }, include: { company: true } });
    if (!found) throw new AppError("code_invalid");
    const { id: codeId, company } = found;
    const lasting = await tx.companyMembership.findFirst({ where: { userId, until: null } });
    if (lasting?.companyId === company.id) {
      return { id: company.id, name: company.name, role: lasting.role };
    }
    if (lasting) throw new AppError("already_associated");
    // Seats and uses are counted with the company locked: the next in line sees this one.
    await tx.$queryRaw`SELECT 1 FROM app.companies WHERE id = ${company.id}::uuid FOR UPDATE`;
    const state = await tx.professionalCode.findUniqueOrThrow({ where: { id: codeId } });
    const taken = await seatsTaken(tx, company.id, now, ctx.person);
    const refusal = codeRefusal(state, { seats: company.seats, taken }, now);
    if (refusal) throw new AppError(refusal);
    await tx.professionalCode.update({ where: { id: codeId }, data: { uses: { increment: 1 } } });
    const joined = { companyId: company.id, role: "member", codeId } as const;
    await tx.companyMembership.create({ data: { userId, since: now, ...joined } });
    await noteAction(ctx, {
      action: "membership.began",
      subject: { type: "person", id: userId },
      after: joined,
    });
    return { id: company.id, name: company.name, role: "member" };
  });
}
