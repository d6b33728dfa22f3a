import { type Attention, attentionOf, PLAN_NOTICE_DAYS, urgencyOf } from "@/lib/care/roster/attention";
import { adherence, daysSince, type PatientFacts } from "@/lib/care/roster/patient-facts";
import { daysBetween } from "@/lib/nutrition/calendar/day";

/** Where a patient stands, most in need of something first. */
export const SEGMENTS = ["inactive", "needs_plan", "plan_ending", "new", "on_track"] as const;
export type RosterSegment = (typeof SEGMENTS)[number];

export const ROSTER_SORTS = ["name", "urgency", "last_log", "adherence", "since"] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

const INACTIVE_DAYS = 14;
const NEW_DAYS = 7;

/** Silent for two weeks, let in this week, without a plan, with one that ends within a week, or none of these. */
export function segmentOf(facts: PatientFacts): RosterSegment {
  const { areas, lastLog, since, today, planEndsOn } = facts;
  if (daysSince(since, today) <= NEW_DAYS) return "new";
  if (areas.includes("diary") && daysSince(lastLog ?? since, today) > INACTIVE_DAYS) return "inactive";
  if (!areas.includes("plan")) return "on_track";
  if (planEndsOn === null) return "needs_plan";
  return daysBetween(today, planEndsOn) <= PLAN_NOTICE_DAYS ? "plan_ending" : "on_track";
}

/** A patient of the list with what follows from their facts. */
export type RosterRow = { facts: PatientFacts; segment: RosterSegment; attention: Attention[] };

export function rosterRow(facts: PatientFacts): RosterRow {
  return { facts, segment: segmentOf(facts), attention: attentionOf(facts) };
}

export type RosterQuery = {
  q?: string | undefined;
  segment?: RosterSegment | undefined;
  sort: RosterSort;
  /** Only whoever needs to be looked at. */
  attention: boolean;
  cursor?: string | undefined;
  limit: number;
};

/** Whoever is meant by a search, in its order: searched by name whatever its accents, of one segment; alike by name. */
export function rosterFound(
  rows: readonly RosterRow[],
  query: Pick<RosterQuery, "q" | "segment" | "sort" | "attention">,
): RosterRow[] {
  const wanted = fold(query.q ?? "");
  return rows
    .filter(({ facts }) => fold(facts.name).includes(wanted))
    .filter(({ segment }) => !query.segment || segment === query.segment)
    .filter(({ attention }) => !query.attention || attention.length > 0)
    .toSorted((a, b) => rank(a, query.sort) - rank(b, query.sort) || byName(a, b));
}

/**
 * A page of them.
 * @returns `nextCursor`: the link after which the next page goes on. A cursor of somewhere else gives nothing.
 */
export function rosterPage(rows: readonly RosterRow[], query: RosterQuery) {
  const found = rosterFound(rows, query);
  const from = query.cursor ? found.findIndex(({ facts }) => facts.id === query.cursor) + 1 : 0;
  const shown = query.cursor && from === 0 ? [] : found.slice(from, from + query.limit);
  const isLast = shown.length === 0 || from + query.limit >= found.length;
  return { shown, total: found.length, nextCursor: isLast ? null : shown.at(-1)!.facts.id };
}

function rank({ facts, attention }: RosterRow, sort: RosterSort): number {
  switch (sort) {
    case "name":
      return 0;
    case "urgency":
      return urgencyOf(attention);
    case "last_log":
      return facts.lastLog ? -daysSince(facts.lastLog, facts.today) : Number.NEGATIVE_INFINITY;
    case "adherence":
      return adherence(facts.logged30, facts.days30) ?? 101;
    case "since":
      return daysSince(facts.since, facts.today);
  }
}

const COLLATOR = new Intl.Collator("pt-BR");

function byName(a: RosterRow, b: RosterRow): number {
  return COLLATOR.compare(a.facts.name, b.facts.name) || a.facts.id.localeCompare(b.facts.id);
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
