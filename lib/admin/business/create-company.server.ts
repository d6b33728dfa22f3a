import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { CompanyBody, CompanyChange, CompanyRow } from "@/lib/admin/business/business-schema";
import { loadCompany } from "@/lib/admin/business/list-companies.server";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { postMail } from "@/lib/mail/mail-outbox";
import { inviteMembers } from "@/lib/partners/members/invite-members.server";

/**
 * Makes a company and asks somebody by e-mail to run it: with their account, or with the one that they open. The request
 * that it comes from is closed with it, once.
 * @throws AppError not_found for an unknown request, nothing_to_change when that became a company already
 */
export async function createCompany(asked: Context, body: CompanyBody): Promise<CompanyRow> {
  const ctx = asAdministrator(asked);
  const { name, seats, commissionPercent, audience = null, managerEmail, leadId = null, reason } = body;
  const companyId = await inTransaction(ctx, async (tx, ctx) => {
    const { id } = await tx.company.create({
      data: { name, seats, commissionPercent, audience, createdAt: ctx.now },
    });
    if (leadId) {
      if ((await tx.lead.count({ where: { id: leadId } })) === 0) throw new AppError("not_found");
      const { count } = await tx.lead.updateMany({
        where: { id: leadId, companyId: null },
        data: { companyId: id, closedAt: ctx.now },
      });
      if (count === 0) throw new AppError("nothing_to_change");
    }
    const after = { seats, commissionPercent, audience, leadId };
    await noteAction(ctx, { action: "company.created", subject: { type: "company", id }, after, reason });
    const people = [{ email: managerEmail, name: null }];
    await inviteMembers(ctx, { companyId: id, people, role: "manager", reason });
    return id;
  });
  postMail();
  return loadCompany(companyId);
}

/**
 * Changes a company's name, seats and rate. Earlier commissions keep theirs.
 * @throws AppError not_found; version_conflict when it is no longer as the administrator saw it; seats_taken below its members
 */
export async function changeCompany(
  asked: Context,
  { id, seen, reason, ...wanted }: CompanyChange & { id: string },
): Promise<CompanyRow> {
  await inTransaction(asAdministrator(asked), async (tx, ctx) => {
    const [held] = await tx.$queryRaw<(typeof seen)[]>`
      SELECT name, seats, commission_percent AS "commissionPercent" FROM app.companies WHERE id = ${id}::uuid FOR UPDATE`;
    if (!held) throw new AppError("not_found");
    const isAsSeen = held.name === seen.name && held.seats === seen.seats;
    if (!isAsSeen || held.commissionPercent !== seen.commissionPercent)
      throw new AppError("version_conflict");
    const members = await tx.companyMembership.count({ where: { companyId: id, until: null } });
    if (wanted.seats < members) throw new AppError("seats_taken", {}, { fields: { seats: "too_small" } });
    await tx.company.update({ where: { id }, data: wanted });
    // Names stand in no log: only that it changed.
    const facts = ({ seats, commissionPercent }: typeof wanted) => ({ seats, commissionPercent });
    await noteAction(ctx, {
      ...{ action: "company.changed", subject: { type: "company", id }, reason },
      before: facts(held),
      after: { ...facts(wanted), renamed: held.name !== wanted.name },
    });
  });
  return loadCompany(id);
}
