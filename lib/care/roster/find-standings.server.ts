import "server-only";
import { z } from "zod";
import type { RosterFilters, RosterQuery, RosterSegment } from "@/lib/care/roster/roster";
import { Prisma, select } from "@/lib/db";
import { pageOf, readCursor } from "@/lib/http/page-cursor";

const place = z.tuple([z.int32(), z.string().max(200), z.uuid()]);

type Found = { link_id: string; patient_id: string; rank: number; name_key: string };
type Counts = { patients: number; attention: number; total: number; segments: Record<RosterSegment, number> };

/**
 * A page of a nutritionist's list, in its order: searched by name whatever its accents; alike by name.
 * @throws AppError validation for a cursor that is none
 */
export async function findStandings(nutritionistId: string, now: Date, query: RosterQuery) {
  const after = readCursor(query.cursor, place);
  const rank = ranked(query.sort);
  const rows = await select<Found>(
    null,
    Prisma.sql`
    SELECT link_id::text, patient_id::text, ${rank} AS rank, name_key FROM app.care_standings
    WHERE ${isOpen(nutritionistId, now)} AND ${isMeant(query)}
      ${after ? Prisma.sql`AND (${rank}, name_key, link_id) > (${after[0]}::int, ${after[1]}, ${after[2]}::uuid)` : Prisma.empty}
    ORDER BY ${rank}, name_key, link_id LIMIT ${query.limit + 1}`,
  );
  return pageOf(rows, query.limit, (last) => [last.rank, last.name_key, last.link_id]);
}

/** Everybody of the list, in its order: patients and their links. */
export function findAllStandings(
  nutritionistId: string,
  now: Date,
  filters: RosterFilters,
): Promise<Found[]> {
  const rank = ranked(filters.sort);
  return select<Found>(
    null,
    Prisma.sql`
    SELECT link_id::text, patient_id::text, ${rank} AS rank, name_key FROM app.care_standings
    WHERE ${isOpen(nutritionistId, now)} AND ${isMeant(filters)} ORDER BY ${rank}, name_key, link_id`,
  );
}

/** How many there are in all, in each segment, and of this search. */
export async function countRoster(
  nutritionistId: string,
  now: Date,
  filters: RosterFilters,
): Promise<Counts> {
  const [row] = await select<Counts>(
    null,
    Prisma.sql`
    SELECT coalesce(sum(n), 0)::int AS patients, coalesce(sum(attention), 0)::int AS attention,
      coalesce(sum(meant), 0)::int AS total, coalesce(jsonb_object_agg(segment, n) FILTER (WHERE segment IS NOT NULL), '{}') AS segments
    FROM (SELECT segment, count(*)::int AS n, count(*) FILTER (WHERE reasons > 0)::int AS attention,
        count(*) FILTER (WHERE ${isMeant(filters)})::int AS meant
      FROM app.care_standings WHERE ${isOpen(nutritionistId, now)} GROUP BY segment) counted`,
  );
  return row!;
}

function isOpen(nutritionistId: string, now: Date): Prisma.Sql {
  return Prisma.sql`nutritionist_id = ${nutritionistId}::uuid AND until > ${now} AND NOT withheld`;
}

function isMeant({ q, segment, attention }: RosterFilters): Prisma.Sql {
  const like = `%${(q ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`(${q ? Prisma.sql`name_key LIKE app.folded(${like})` : ALL}
    AND ${segment ? Prisma.sql`segment = ${segment}` : ALL} AND ${attention ? Prisma.sql`reasons > 0` : ALL})`;
}

const ALL = Prisma.sql`TRUE`;

/** A whole number for each order, the lowest first; whoever was not counted yet stands as somebody of whom nothing is known. */
function ranked(sort: RosterFilters["sort"]): Prisma.Sql {
  switch (sort) {
    case "name":
      return Prisma.sql`0::int`;
    case "urgency":
      return Prisma.sql`urgency::int`;
    case "last_log":
      return Prisma.sql`coalesce(last_log - '2000-01-01'::date, -1)`;
    case "adherence":
      return Prisma.sql`coalesce(adherence, 101)::int`;
    case "since":
      return Prisma.sql`-floor(extract(epoch FROM since) / 86400)::int`;
  }
}
