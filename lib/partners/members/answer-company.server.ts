import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import type { CompanyInvitations } from "@/lib/partners/members/invitation-schema";
import type { User } from "@/lib/profile/user";

type Company = NonNullable<User["company"]>;

/**
 * The companies that ask the caller to join. As long as the address is not proven to be theirs none is named: only how
 * many wait for it is told.
 */
export async function listCompanyInvitations({
  person: { userId, email },
  now,
}: Context<Viewer>): Promise<CompanyInvitations> {
  const [confirmed, open] = await Promise.all([
    db().person.count({ where: { userId, emailConfirmedAt: { not: null } } }),
    db().companyInvitation.findMany({
      where: { email: email.toLowerCase(), status: "open", expiresAt: { gt: now } },
      include: { company: { select: { name: true } } },
      orderBy: { createdAt: "desc" },
      take: 20,
    }),
  ]);
  if (confirmed === 0) return { invitations: [], waiting: open.length };
  const invitations = open.map(({ id, role, expiresAt, company }) => ({
    ...{ id, role, company: company.name },
    expiresAt: expiresAt.toISOString(),
  }));
  return { invitations, waiting: 0 };
}

/**
 * Joins the company that asked, or says no; once, however often it is answered at once. A seat was kept for whoever is
 * asked, so there is one.
 * @throws AppError not_found (answered, run out, another's or an unproven address), already_associated, seats_taken
 */
export function answerCompanyInvitation(
  ctx: Context<Viewer>,
  { id, answer }: { id: string; answer: "accept" | "refuse" },
): Promise<Company | null> {
  const { now, person } = ctx;
  const { userId } = person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const confirmed = await tx.person.count({ where: { userId, emailConfirmedAt: { not: null } } });
    const found =
      confirmed > 0 &&
      (await tx.companyInvitation.findFirst({
        where: { id, email: person.email.toLowerCase(), status: "open", expiresAt: { gt: now } },
      }));
    if (!found) throw new AppError("not_found");
    const { companyId, role } = found;
    const { count } = await tx.companyInvitation.updateMany({
      where: { companyId, id, status: "open" },
      data: { status: answer === "accept" ? "accepted" : "refused", answeredAt: now },
    });
    if (count === 0) throw new AppError("not_found");
    if (answer === "refuse") return null;
    const lasting = await tx.companyMembership.count({ where: { userId, until: null } });
    if (lasting > 0) throw new AppError("already_associated");
    const [company] = await tx.$queryRaw<{ name: string; seats: number }[]>`
      SELECT name, seats FROM app.companies WHERE id = ${companyId}::uuid FOR UPDATE`;
    const members = await tx.companyMembership.count({ where: { companyId, until: null } });
    if (!company || members >= company.seats) throw new AppError("seats_taken");
    await tx.companyMembership.create({ data: { userId, companyId, role, since: now } });
    const subject = { type: "person", id: userId } as const;
    await noteAction(ctx, {
      action: "membership.began",
      subject,
      after: { companyId, role, by: "invitation" },
    });
    return { id: companyId, name: company.name, role };
  });
}
