import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { isInForce } from "@/lib/care/access";
import type { Accesses, Care, CareLinkView } from "@/lib/care/care-schema";
import { councilName } from "@/lib/care/council";
import { hashInvitation, isAddressed, isFor } from "@/lib/care/invitation";
import type { Context } from "@/lib/context";
import { db, dbOf } from "@/lib/db";
import { dayAt, dayOf } from "@/lib/nutrition/calendar/day";

const COUNCIL = { select: { councilRegion: true, councilNumber: true } } as const;
const NAME = { select: { userId: true, profile: { select: { name: true } } } } as const;

/**
 * What a patient is asked and whom they let in. An invitation to an address shows once that address is confirmed; until
 * then only that there is one.
 */
export async function loadCare(
  { person: viewer, now }: Context<Viewer>,
  { token }: { token?: string | undefined },
): Promise<Care> {
  const { userId, email } = viewer;
  const [person, invitations, links] = await Promise.all([
    db().person.findUniqueOrThrow({ where: { userId } }),
    db().careInvitation.findMany({
      where: {
        ...{ status: "open", expiresAt: { gt: now }, nutritionistId: { not: userId } },
        OR: [{ email: email.toLowerCase() }, ...(token ? [{ tokenHash: hashInvitation(token) }] : [])],
      },
      include: { nutritionist: { select: { ...NAME.select, nutritionist: COUNCIL } } },
      orderBy: { createdAt: "desc" },
      take: 100,
    }),
    db().careLink.findMany({
      where: { patientId: userId },
      include: { nutritionist: NAME },
      orderBy: { grantedAt: "desc" },
      take: 200,
    }),
  ]);
  const who = { email, isConfirmed: person.emailConfirmedAt !== null, token: token ?? null };
  const shown = invitations.filter((invitation) => isFor(invitation, who));
  return {
    invitations: shown.map(({ id, email, nutritionist, areas, accessDays, createdAt, expiresAt }) => ({
      ...{ id, areas, accessDays, isAddressed: isAddressed({ email }, who) },
      isUnconfirmed: !who.isConfirmed && isAddressed({ email }, { ...who, isConfirmed: true }),
      nutritionist: { ...nameOf(nutritionist), council: councilName(nutritionist.nutritionist) },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    waiting: invitations.length - shown.length,
    links: links.map((link) => linkView(link, viewer, now)),
  };
}

/** One of the caller's links as they see it. */
export async function readLink(ctx: Context<Viewer>, { id }: { id: string }): Promise<CareLinkView> {
  const { person: viewer, now } = ctx;
  const link = await dbOf(ctx).careLink.findUniqueOrThrow({
    where: { patientId_id: { patientId: viewer.userId, id } },
    include: { nutritionist: NAME },
  });
  return linkView(link, viewer, now);
}

/** Who looked at what, the newest first, by pages: nutritionists, and the support of the product. */
export async function loadAccesses(
  { person: { userId } }: Context,
  { cursor, limit, by }: { cursor?: string | undefined; limit: number; by?: "support" | undefined },
): Promise<Accesses> {
  // Both kinds of ids begin with their moment: put in order by them, the newest come first.
  const page = { ...(cursor ? { id: { lt: cursor } } : {}) };
  const newest = { orderBy: { id: "desc" }, take: limit + 1 } as const;
  const [looks, views] = await Promise.all([
    by ? [] : db().careAccess.findMany({ where: { patientId: userId, ...page }, ...newest }),
    db().supportView.findMany({ where: { userId, ...page }, ...newest }),
  ]);
  const ids = [...new Set(looks.map(({ nutritionistId }) => nutritionistId))];
  const people = await db().profile.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rows: Accesses["accesses"] = [
    ...looks.map(({ id, nutritionistId, area, look, day, at }) => ({
      ...{ by: "nutritionist" as const, id, at: at.toISOString(), area, look, day: day && dayOf(day) },
      nutritionist: { id: nutritionistId, name: names.get(nutritionistId) ?? "" },
    })),
    ...views.map(({ id, reason, startedAt, endsAt, endedAt }) => ({
      ...{ by: "support" as const, id, reason },
      ...{ at: startedAt.toISOString(), until: (endedAt ?? endsAt).toISOString() },
    })),
  ];
  const shown = rows.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
  return { accesses: shown, nextCursor: rows.length > limit ? shown.at(-1)!.id : null };
}

type Named = { userId: string; profile: { name: string } };

function nameOf({ userId, profile }: Named) {
  return { id: userId, name: profile.name };
}

type StoredLink = {
  id: string;
  areas: CareLinkView["areas"];
  grantedAt: Date;
  endsOn: Date;
  revokedAt: Date | null;
  nutritionist: Named;
};

function linkView(link: StoredLink, viewer: Viewer, now: Date): CareLinkView {
  const { id, areas, grantedAt, revokedAt } = link;
  const endsOn = dayOf(link.endsOn);
  const { healthConsent, timeZone } = viewer;
  return {
    id,
    nutritionist: nameOf(link.nutritionist),
    areas,
    grantedAt: grantedAt.toISOString(),
    endsOn,
    revokedAt: revokedAt?.toISOString() ?? null,
    inForce: isInForce({ areas, endsOn, revokedAt, healthConsent }, dayAt(now, timeZone)),
  };
}
