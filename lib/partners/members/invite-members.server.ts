import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { type NewMail, postMail, queueMails } from "@/lib/mail/mail-outbox";
import { chooseInvited, type InviteProblem, invitationEnd } from "@/lib/partners/members/invitation";
import { timeOrderedId } from "@/lib/time-ordered-id";

export type Invited = { email: string; problem: InviteProblem | null };
type Wish = { email: string; name: string | null };
type Asked = {
  companyId: string;
  people: readonly Wish[];
  role?: "manager" | "member";
  /** Looks what would happen, and does nothing. */
  isPreview?: boolean;
  reason?: string;
};

/**
 * Asks people by e-mail to join a company, as many as it has seats for; who is in it or asked already is not asked again.
 * The answer does not tell whether an address has an account.
 * @returns for each in the order given why they are not asked, or null
 * @throws AppError not_found when there is no such company
 */
export async function inviteMembers(
  ctx: Context,
  { companyId, people, role = "member", isPreview = false, reason }: Asked,
): Promise<Invited[]> {
  const chosen = await inTransaction(ctx, async (tx, ctx) => {
    // Seats are counted with the company locked: the next in line sees these.
    const [company] = await tx.$queryRaw<{ name: string; seats: number }[]>`
      SELECT name, seats FROM app.companies WHERE id = ${companyId}::uuid FOR UPDATE`;
    if (!company) throw new AppError("not_found");
    const emails = people.map(({ email }) => email);
    const known = await loadKnown(tx, companyId, emails, ctx.now);
    const chosen = chooseInvited(emails, { ...known, seats: company.seats });
    if (isPreview) return chosen;
    const names = new Map(people.map(({ email, name }) => [email, name]));
    const invited = chosen.filter(({ problem }) => problem === null).map(({ email }) => email);
    await tx.companyInvitation.createMany({
      data: invited.map((email) => ({
        ...{ id: timeOrderedId(), companyId, email, name: names.get(email) ?? null, role },
        ...{ createdAt: ctx.now, expiresAt: invitationEnd(ctx.now) },
      })),
    });
    await queueMails(
      tx,
      invited.map((email) => letterTo(email, company.name, ctx.locale)),
    );
    if (invited.length > 0) {
      await noteAction(ctx, {
        action: people.length > 1 ? "invitations.imported" : "invitation.sent",
        subject: { type: "company", id: companyId },
        after: { invited: invited.length, refused: chosen.length - invited.length, role },
        ...(reason ? { reason } : {}),
      });
    }
    return chosen;
  });
  postMail();
  return chosen;
}

/** Who is in already or asked; an invitation that ran out gives way to a new one. */
async function loadKnown(tx: Tx, companyId: string, emails: string[], now: Date) {
  await tx.companyInvitation.updateMany({
    where: { companyId, status: "open", expiresAt: { lte: now } },
    data: { status: "cancelled", answeredAt: now },
  });
  const [members, open, membersInAll, openInAll] = await Promise.all([
    tx.profile.findMany({
      where: { email: { in: emails }, person: { memberships: { some: { companyId, until: null } } } },
      select: { email: true },
    }),
    tx.companyInvitation.findMany({
      where: { companyId, status: "open", email: { in: emails } },
      select: { email: true },
    }),
    tx.companyMembership.count({ where: { companyId, until: null } }),
    tx.companyInvitation.count({ where: { companyId, status: "open" } }),
  ]);
  return {
    members: new Set(members.map(({ email }) => email)),
    invited: new Set(open.map(({ email }) => email)),
    taken: membersInAll + openInAll,
  };
}

function letterTo(email: string, company: string, locale: Locale): NewMail {
  const t = translator(locale);
  const letter = composeLetter({
    locale,
    paragraphs: [t("mail.company.text", { company }), t("mail.company.sees")],
    action: { label: t("mail.company.action"), url: new URL("/profile", env().NEXT_PUBLIC_APP_URL).href },
    notes: [t("mail.company.how", { email }), t("mail.company.notYou")],
  });
  return {
    kind: "company_invitation",
    to: email,
    subject: t("mail.company.subject", { company }),
    ...letter,
  };
}
