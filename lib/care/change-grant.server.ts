import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { checkEnd } from "@/lib/care/answer-invitation.server";
import type { CareLinkView, GrantBody } from "@/lib/care/care-schema";
import { readLink } from "@/lib/care/load-care.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dateOf, dayAt } from "@/lib/nutrition/calendar/day";

/** Widens or narrows what a nutritionist sees, at once. @throws AppError not_found, also once revoked; invalid_day */
export function changeGrant(
  ctx: Context<Viewer>,
  { id, ...grant }: GrantBody & { id: string },
): Promise<CareLinkView> {
  const { person, now } = ctx;
  checkEnd(grant.endsOn, dayAt(now, person.timeZone));
  return inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.careLink.updateMany({
      where: { patientId: person.userId, id, revokedAt: null },
      data: { areas: grant.areas, endsOn: dateOf(grant.endsOn) },
    });
    if (count === 0) throw new AppError("not_found");
    return readLink(ctx, { id });
  });
}

/** Ends a nutritionist's access that instant; ended already, it stays so. @throws AppError not_found */
export function revokeGrant(ctx: Context<Viewer>, { id }: { id: string }): Promise<CareLinkView> {
  const { now } = ctx;
  const { userId: patientId } = ctx.person;
  return inTransaction(ctx, async (tx, ctx) => {
    const link = { patientId, id };
    await tx.careLink.updateMany({ where: { ...link, revokedAt: null }, data: { revokedAt: now } });
    if ((await tx.careLink.count({ where: link })) === 0) throw new AppError("not_found");
    return readLink(ctx, { id });
  });
}
