import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { CareLinkView, GrantBody } from "@/lib/care/care-schema";
import { isFor, isOpen } from "@/lib/care/invitation";
import { readLink } from "@/lib/care/load-care.server";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { addDays, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

const MAX_DAYS_AHEAD = 731;

type Answer = { id: string; token?: string | undefined };

/**
 * Lets the nutritionist who asked see the areas that are named, until the day that is named. Somebody who is let in
 * already sees these from now on, and no others.
 * @throws AppError not_found (answered, run out, or another's), invalid_day
 */
export function acceptInvitation(
  ctx: Context<Viewer>,
  { id, token, ...grant }: Answer & GrantBody,
): Promise<CareLinkView> {
  const { now, person } = ctx;
  checkEnd(grant.endsOn, dayAt(now, person.timeZone));
  return inTransaction(ctx, async (tx, ctx) => {
    const { nutritionistId } = await settle(ctx, { id, token }, "accepted");
    const patientId = person.userId;
    const data = { areas: grant.areas, endsOn: dateOf(grant.endsOn) };
    const known = await tx.careLink.findFirst({ where: { patientId, nutritionistId, revokedAt: null } });
    if (known) {
      await tx.careLink.update({ where: { patientId_id: { patientId, id: known.id } }, data });
      return readLink(ctx, { id: known.id });
    }
    const made = await tx.careLink.create({ data: { patientId, nutritionistId, grantedAt: now, ...data } });
    return readLink(ctx, { id: made.id });
  });
}

/** Says no; the nutritionist learns that, and nothing else. @throws AppError not_found */
export async function refuseInvitation(ctx: Context<Viewer>, answer: Answer): Promise<void> {
  await inTransaction(ctx, (_, ctx) => settle(ctx, answer, "refused"));
}

/** @throws AppError invalid_day unless it lies between today and two years from now */
export function checkEnd(endsOn: string, today: string): void {
  if (endsOn >= today && endsOn <= addDays(today, MAX_DAYS_AHEAD)) return;
  throw new AppError("invalid_day", {}, { fields: { endsOn: "date" } });
}

/** Closes an invitation once, however often it is answered at once. */
async function settle(
  ctx: Context<Viewer> & { tx: Tx },
  { id, token }: Answer,
  status: "accepted" | "refused",
) {
  const { tx, now, person: viewer } = ctx;
  const { userId, email } = viewer;
  await lockPerson(tx, userId);
  const [person, invitation] = await Promise.all([
    tx.person.findUniqueOrThrow({ where: { userId } }),
    tx.careInvitation.findFirst({ where: { id, nutritionistId: { not: userId } } }),
  ]);
  const who = { email, isConfirmed: person.emailConfirmedAt !== null, token: token ?? null };
  if (!invitation || !isFor(invitation, who) || !isOpen(invitation, now)) throw new AppError("not_found");
  const { nutritionistId } = invitation;
  const { count } = await tx.careInvitation.updateMany({
    where: { nutritionistId, id, status: "open" },
    data: { status, answeredAt: now, patientId: userId },
  });
  if (count === 0) throw new AppError("not_found");
  return invitation;
}
