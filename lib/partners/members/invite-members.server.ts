import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { type NewMail, postMail, queueMails } from "@/lib/mail/mail-outbox";
import { companyOf } from "@/lib/partners/company-of";
import { chooseInvited, type InviteProblem, invitationEnd } from "@/lib/partners/members/invitation";
import { seatsTaken } from "@/lib/partners/seats-taken.server";
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

/**
 * Asks somebody once more, for as long again; one that ran out needs a free seat.
 * @throws AppError not_found unless it is the company's own and not answered, seats_taken
 */
export async function resendCompanyInvitation(ctx: Context<Viewer>, { id }: { id: string }): Promise<void> {
  const { id: companyId } = companyOf(ctx.person);
  await inTransaction(ctx, async (tx, ctx) => {
    const { now } = ctx;
    const [company] = await tx.$queryRaw<{ name: string; seats: number }[]>`
      SELECT name, seats FROM app.companies WHERE id = ${companyId}::uuid FOR UPDATE`;
    const asked = await tx.companyInvitation.findFirst({ where: { companyId, id, status: "open" } });
    if (!company || !asked) throw new AppError("not_found");
    if (asked.expiresAt <= now && (await seatsTaken(tx, companyId, now)) >= company.seats) {
      throw new AppError("seats_taken");
    }
    await tx.companyInvitation.updateMany({
      where: { companyId, id },
      data: { expiresAt: invitationEnd(now) },
    });
    await queueMails(tx, [letterTo(asked.email, company.name, ctx.locale)]);
    const subject = { type: "invitation", id } as const;
    await noteAction(ctx, { action: "invitation.sent", subject, after: { companyId, again: true } });
  });
  postMail();
}

/** Who is in already or asked; an invitation that ran out gives way to a new one. */
async function loadKnown(tx: Tx, companyId: string, emails: string[], now: Date) {
  await tx.companyInvitation.updateMany({
    where: { companyId, status: "open", expiresAt: { lte: now } },
    data: { status: "cancelled", answeredAt: now },
  });
  const [members, open, taken] = await Promise.all([
    tx.profile.findMany({
      where: { email: { in: emails }, person: { memberships: { some: { companyId, until: null } } } },
      select: { email: true },
    }),
    tx.companyInvitation.findMany({
      where: { companyId, status: "open", email: { in: emails } },
      select: { email: true },
    }),
    seatsTaken(tx, companyId, now),
  ]);
  return {
    members: new Set(members.map(({ email }) => email)),
    invited: new Set(open.map(({ email }) => email)),
    taken,
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
