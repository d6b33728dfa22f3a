import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { checkEnd } from "@/lib/care/answer-invitation.server";
import type { CareLinkView, GrantBody } from "@/lib/care/care-schema";
import { readLink } from "@/lib/care/load-care.server";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dateOf, dayAt } from "@/lib/nutrition/calendar/day";

/** Widens or narrows what a nutritionist sees, at once. @throws AppError not_found, also once revoked; invalid_day */
export function changeGrant(viewer: Viewer, id: string, grant: GrantBody, now: Date): Promise<CareLinkView> {
  checkEnd(grant.endsOn, dayAt(now, viewer.timeZone));
  return db().$transaction(async (tx) => {
    const { count } = await tx.careLink.updateMany({
      where: { patientId: viewer.userId, id, revokedAt: null },
      data: { areas: grant.areas, endsOn: dateOf(grant.endsOn) },
    });
    if (count === 0) throw new AppError("not_found");
    return readLink(tx, viewer, id, now);
  });
}

/** Ends a nutritionist's access that instant; ended already, it stays so. @throws AppError not_found */
export function revokeGrant(viewer: Viewer, id: string, now: Date): Promise<CareLinkView> {
  const { userId: patientId } = viewer;
  return db().$transaction(async (tx) => {
    const link = { patientId, id };
    await tx.careLink.updateMany({ where: { ...link, revokedAt: null }, data: { revokedAt: now } });
    if ((await tx.careLink.count({ where: link })) === 0) throw new AppError("not_found");
    return readLink(tx, viewer, id, now);
  });
}
