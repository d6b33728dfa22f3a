import "server-only";
import { invitationView } from "@/lib/care/invite-patient.server";
import { noteOverview } from "@/lib/care/note-overview.server";
import { countStandings } from "@/lib/care/roster/count-standings.server";
import { countRoster, findStandings } from "@/lib/care/roster/find-standings.server";
import { loadFacts } from "@/lib/care/roster/load-facts.server";
import { type RosterQuery, rosterRow, SEGMENTS } from "@/lib/care/roster/roster";
import { type Roster, rosterPatient } from "@/lib/care/roster/roster-schema";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { log } from "@/lib/log";

const MAX_INVITATIONS = 100;
/** So many are counted anew while somebody waits; of a larger practice at midnight the rest behind them. */
const COUNTED_AT_ONCE = 150;
const COUNTED_BEHIND = 500;

/**
 * Whoever lets this nutritionist in now, a page at a time, and what was asked of whom. The list stands by what is kept of
 * each patient; who is shown is read anew. Patients see that they were listed.
 */
export async function loadRoster(ctx: Context, query: RosterQuery): Promise<Roster> {
  const { person, now } = ctx;
  if ((await countStandings(person, now, COUNTED_AT_ONCE)) === COUNTED_AT_ONCE) countBehind(person, now);
  const [page, counts, invitations] = await Promise.all([
    findStandings(person.userId, now, query),
    countRoster(person.userId, now, query),
    db().careInvitation.findMany({
      where: { nutritionistId: person.userId },
      orderBy: { createdAt: "desc" },
      take: MAX_INVITATIONS,
    }),
  ]);
  const rows = (await factsInOrder(ctx, page.rows)).map(rosterRow);
  // Whoever has just done what they were missed for is no longer in this list.
  const shown = rows.filter(({ attention }) => !query.attention || attention.length > 0);
  await noteOverview(
    ctx,
    shown.map(({ facts }) => facts),
  );
  const inSegment = SEGMENTS.map((segment) => [segment, counts.segments[segment] ?? 0] as const);
  return {
    patients: shown.map((row) => rosterPatient(row, ctx.locale)),
    ...{ total: counts.total, nextCursor: page.nextCursor },
    counts: {
      ...{ patients: counts.patients, attention: counts.attention },
      segments: Object.fromEntries(inSegment) as Roster["counts"]["segments"],
    },
    invitations: invitations.map((invitation) => invitationView(invitation, now)),
  };
}

/** What is known now of those who were found, as they were found; whoever has just taken their access back is not among them. */
export async function factsInOrder(
  { person, now }: Pick<Context, "person" | "now">,
  found: readonly { link_id: string; patient_id: string }[],
) {
  const patients = found.map(({ patient_id }) => patient_id);
  const facts = patients.length > 0 ? await loadFacts(person, now, patients) : [];
  const byLink = new Map(facts.map((one) => [one.id, one]));
  return found.flatMap(({ link_id }) => byLink.get(link_id) ?? []);
}

const underWay = new Set<string>();

function countBehind(person: Context["person"], now: Date): void {
  if (underWay.has(person.userId)) return;
  underWay.add(person.userId);
  const countAll = async () => {
    while ((await countStandings(person, now, COUNTED_BEHIND)) === COUNTED_BEHIND);
  };
  void countAll()
    .catch((error: Error) => log().warn({ name: error.name }, "a list of patients was not counted"))
    .finally(() => underWay.delete(person.userId));
}
