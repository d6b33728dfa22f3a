import "server-only";
import { invitationView } from "@/lib/care/invite-patient.server";
import { noteOverview } from "@/lib/care/note-overview.server";
import { loadFacts } from "@/lib/care/roster/load-facts.server";
import { type RosterQuery, rosterPage, rosterRow, SEGMENTS } from "@/lib/care/roster/roster";
import { type Roster, rosterPatient } from "@/lib/care/roster/roster-schema";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";

const MAX_INVITATIONS = 100;

/** Whoever lets this nutritionist in now, a page at a time, and what was asked of whom. Patients see that they were listed. */
export async function loadRoster(ctx: Context, query: RosterQuery): Promise<Roster> {
  const { person, now } = ctx;
  const [facts, invitations] = await Promise.all([
    loadFacts(person, now),
    db().careInvitation.findMany({
      where: { nutritionistId: person.userId },
      orderBy: { createdAt: "desc" },
      take: MAX_INVITATIONS,
    }),
  ]);
  const rows = facts.map(rosterRow);
  const { shown, total, nextCursor } = rosterPage(rows, query);
  await noteOverview(
    ctx,
    shown.map(({ facts }) => facts),
  );
  const inSegment = (segment: string) => rows.filter((row) => row.segment === segment).length;
  return {
    patients: shown.map(rosterPatient),
    ...{ total, nextCursor },
    counts: {
      patients: rows.length,
      attention: rows.filter(({ attention }) => attention.length > 0).length,
      segments: Object.fromEntries(SEGMENTS.map((segment) => [segment, inSegment(segment)])) as Record<
        (typeof SEGMENTS)[number],
        number
      >,
    },
    invitations: invitations.map((invitation) => invitationView(invitation, now)),
  };
}
