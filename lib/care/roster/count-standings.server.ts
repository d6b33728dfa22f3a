import "server-only";
import { loadFacts } from "@/lib/care/roster/load-facts.server";
import { rosterRow, standingOf } from "@/lib/care/roster/roster";
import { db, Prisma, select } from "@/lib/db";
import { addDays, dayAt, instantAt } from "@/lib/nutrition/calendar/day";

type Nutritionist = { userId: string; timeZone: string };
type Due = { link_id: string; patient_id: string; changes: number };

/**
 * Counts anew where patients stand of whom something has changed, or whose day is over; whoever changed first.
 * @param most at a time: some 0.3 ms each
 * @returns how many were due, at most as many as asked for
 */
export async function countStandings(nutritionist: Nutritionist, now: Date, most: number): Promise<number> {
  const due = await select<Due>(
    null,
    Prisma.sql`
    SELECT link_id::text, patient_id::text, changes FROM app.care_standings
    WHERE nutritionist_id = ${nutritionist.userId}::uuid AND ${isDue(now)}
    ORDER BY changes = counted, recount_at LIMIT ${most}`,
  );
  if (due.length === 0) return 0;
  const patients = due.map(({ patient_id }) => patient_id);
  const rows = (await loadFacts(nutritionist, now, patients)).map(rosterRow);
  const standings = new Map(rows.map((row) => [row.facts.id, standingOf(row)]));
  const counted = due.map(({ link_id, patient_id, changes }) => ({
    ...{ link_id, patient_id, changes, withheld: !standings.has(link_id) },
    ...(({ lastLog, ...standing }) => ({ ...standing, last_log: lastLog }))(standings.get(link_id) ?? NONE),
  }));
  const midnight = instantAt(addDays(dayAt(now, nutritionist.timeZone), 1), 0, nutritionist.timeZone);
  // Whoever changes meanwhile counts up once more, and stays due.
  await db().$executeRaw`
    UPDATE app.care_standings s SET counted = n.changes, recount_at = ${midnight}, withheld = n.withheld,
      segment = n.segment, reasons = n.reasons, urgency = n.urgency, adherence = n.adherence, last_log = n.last_log
    FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS n (link_id uuid, patient_id uuid, changes int, withheld boolean,
      segment text, reasons smallint, urgency smallint, adherence smallint, last_log date)
    WHERE s.patient_id = n.patient_id AND s.link_id = n.link_id`;
  return due.length;
}

/** Whoever lets nobody see anything is counted too: they may let them in again. */
const NONE = { segment: null, reasons: 0, urgency: 100, adherence: null, lastLog: null };

function isDue(now: Date): Prisma.Sql {
  return Prisma.sql`until > ${now} AND (changes <> counted OR recount_at <= ${now})`;
}

/** Nutritionists of whose patients somebody is due, at most so many. */
export function findDue(now: Date, most: number): Promise<Nutritionist[]> {
  return select<Nutritionist>(
    null,
    Prisma.sql`
    SELECT p.id::text AS "userId", p.time_zone AS "timeZone" FROM (
      SELECT nutritionist_id FROM app.care_standings WHERE changes <> counted AND until > ${now}
      UNION SELECT nutritionist_id FROM app.care_standings WHERE recount_at <= ${now} AND until > ${now}
    ) due JOIN public.profiles p ON p.id = due.nutritionist_id LIMIT ${most}`,
  );
}
