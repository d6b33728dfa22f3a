import "server-only";
import { randomBytes } from "node:crypto";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { InviteBody, NewInvitation, SentInvitation } from "@/lib/care/care-schema";
import { hashInvitation, INVITATION_LIFE_MS, isOpen } from "@/lib/care/invitation";
import type { Context } from "@/lib/context";
import { db, inTransaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { postMail, queueMail } from "@/lib/mail/mail-outbox";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

type Stored = Omit<SentInvitation, "status" | "createdAt" | "expiresAt"> & {
  status: Exclude<SentInvitation["status"], "expired">;
  createdAt: Date;
  expiresAt: Date;
};

/**
 * Asks an address to be followed, or makes a link to pass on. An address that is asked again gets a newer link, and the
 * earlier ones are void. The answer does not tell whether the address has an account.
 * @throws AppError validation for one's own address
 */
export async function invitePatient(ctx: Context<Viewer>, body: InviteBody): Promise<NewInvitation> {
  const { now, person: viewer } = ctx;
  const { userId: nutritionistId } = viewer;
  const { email = null, areas, accessDays } = body;
  if (email === viewer.email.toLowerCase())
    throw new AppError("validation", {}, { fields: { email: "email" } });
  const token = randomBytes(24).toString("base64url");
  const made = await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, nutritionistId);
    if (email !== null) {
      await tx.careInvitation.updateMany({
        where: { nutritionistId, email, status: "open" },
        data: { status: "cancelled", answeredAt: now },
      });
    }
    const invitation = await tx.careInvitation.create({
      data: {
        ...{ nutritionistId, email, areas, accessDays, tokenHash: hashInvitation(token), createdAt: now },
        expiresAt: new Date(now.getTime() + INVITATION_LIFE_MS),
      },
    });
    if (email !== null) await mailInvitation(tx, viewer, email, token);
    return invitation;
  });
  if (email !== null) postMail();
  return { ...invitationView(made, now), link: linkOf(token) };
}

/**
 * Asks once more as before, by a new link: the one of before is void, and seven days begin anew.
 * @throws AppError not_found unless it is one's own and not answered
 */
export async function resendInvitation(ctx: Context<Viewer>, { id }: { id: string }): Promise<NewInvitation> {
  const { now, person: viewer } = ctx;
  const token = randomBytes(24).toString("base64url");
  const sent = await inTransaction(ctx, async (tx) => {
    const { count } = await tx.careInvitation.updateMany({
      where: { nutritionistId: viewer.userId, id, status: "open" },
      data: { tokenHash: hashInvitation(token), expiresAt: new Date(now.getTime() + INVITATION_LIFE_MS) },
    });
    if (count === 0) throw new AppError("not_found");
    const invitation = await tx.careInvitation.findFirstOrThrow({
      where: { nutritionistId: viewer.userId, id },
    });
    if (invitation.email !== null) await mailInvitation(tx, viewer, invitation.email, token);
    return invitation;
  });
  if (sent.email !== null) postMail();
  return { ...invitationView(sent, now), link: linkOf(token) };
}

/** @throws AppError not_found unless it is open and one's own */
export async function cancelInvitation({ person, now }: Context, { id }: { id: string }): Promise<void> {
  const { count } = await db().careInvitation.updateMany({
    where: { nutritionistId: person.userId, id, status: "open" },
    data: { status: "cancelled", answeredAt: now },
  });
  if (count === 0) throw new AppError("not_found");
}

export function invitationView(stored: Stored, now: Date): SentInvitation {
  const { id, email, status, createdAt, expiresAt } = stored;
  return {
    ...{ id, email },
    status: status === "open" && !isOpen(stored, now) ? "expired" : status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

async function mailInvitation(tx: Tx, { name, locale, userId }: Viewer, to: string, token: string) {
  const t = translator(locale);
  const letter = composeLetter({
    locale,
    paragraphs: [t("mail.care.text", { name }), t("mail.care.choice")],
    action: { label: t("mail.care.action"), url: linkOf(token) },
    notes: [t("mail.care.life"), t("mail.care.notYou")],
  });
  await queueMail(tx, {
    kind: "care_invitation",
    userId,
    to,
    subject: t("mail.care.subject", { name }),
    ...letter,
  });
}

function linkOf(token: string): string {
  const link = new URL("/nutritionist-dashboard", env().NEXT_PUBLIC_APP_URL);
  // In the fragment, which browsers send to no server: the token stays out of logs and referrers.
  link.hash = `invitation=${token}`;
  return link.href;
}
