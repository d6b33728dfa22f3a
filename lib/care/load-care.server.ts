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

/** What a patient is asked and whom they let in. An invitation to an address shows once that address is confirmed. */
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
  return {
    invitations: invitations
      .filter((invitation) => isFor(invitation, who))
      .map(({ id, email, nutritionist, areas, accessDays, createdAt, expiresAt }) => ({
        ...{ id, areas, accessDays, isAddressed: isAddressed({ email }, who) },
        nutritionist: { ...nameOf(nutritionist), council: councilName(nutritionist.nutritionist) },
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
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

/** Who looked at what, the newest first, by pages. */
export async function loadAccesses(
  { person: { userId } }: Context,
  page: { cursor?: string | undefined; limit: number },
): Promise<Accesses> {
  const rows = await db().careAccess.findMany({
    where: { patientId: userId, ...(page.cursor ? { id: { lt: page.cursor } } : {}) },
    orderBy: { id: "desc" },
    take: page.limit + 1,
  });
  const shown = rows.slice(0, page.limit);
  const ids = [...new Set(shown.map(({ nutritionistId }) => nutritionistId))];
  const people = await db().profile.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    accesses: shown.map(({ id, nutritionistId, area, look, day, at }) => ({
      id,
      nutritionist: { id: nutritionistId, name: names.get(nutritionistId) ?? "" },
      ...{ area, look },
      day: day && dayOf(day),
      at: at.toISOString(),
    })),
    nextCursor: rows.length > shown.length ? shown.at(-1)!.id : null,
  };
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
  const { healthWithdrawn, timeZone } = viewer;
  return {
    id,
    nutritionist: nameOf(link.nutritionist),
    areas,
    grantedAt: grantedAt.toISOString(),
    endsOn,
    revokedAt: revokedAt?.toISOString() ?? null,
    inForce: isInForce({ areas, endsOn, revokedAt, healthWithdrawn }, dayAt(now, timeZone)),
  };
}
