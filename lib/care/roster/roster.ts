import { type Attention, attentionOf, urgencyOf } from "@/lib/care/roster/attention";
import { adherence, daysSince, type PatientFacts } from "@/lib/care/roster/patient-facts";

/** Where a patient stands, most in need of something first. */
export const SEGMENTS = ["inactive", "needs_plan", "plan_ending", "watch", "new", "on_track"] as const;
export type RosterSegment = (typeof SEGMENTS)[number];

export const ROSTER_SORTS = ["name", "urgency", "last_log", "adherence", "since"] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

const INACTIVE_DAYS = 14;
const NEW_DAYS = 7;

/** A patient of the list with what follows from their facts. */
export type RosterRow = { facts: PatientFacts; segment: RosterSegment; attention: Attention[] };

/** Where a patient stands and why they want to be looked at, as one: whom anything calls for attention is not on track. */
export function rosterRow(facts: PatientFacts): RosterRow {
  const attention = attentionOf(facts);
  return { facts, segment: segmentOf(facts, attention), attention };
}

/** Let in this week, silent for two weeks, without a plan, with one that ends within a week, to be looked at, or none of these. */
function segmentOf(facts: PatientFacts, attention: readonly Attention[]): RosterSegment {
  const { areas, lastLog, since, today, planEndsOn } = facts;
  if (daysSince(since, today) <= NEW_DAYS) return "new";
  if (areas.includes("diary") && daysSince(lastLog ?? since, today) > INACTIVE_DAYS) return "inactive";
  if (areas.includes("plan") && planEndsOn === null) return "needs_plan";
  if (attention.some(({ kind }) => kind === "plan_ending")) return "plan_ending";
  return attention.length > 0 ? "watch" : "on_track";
}

export type RosterFilters = {
  q?: string | undefined;
  segment?: RosterSegment | undefined;
  sort: RosterSort;
  /** Only whoever needs to be looked at. */
  attention: boolean;
};
export type RosterQuery = RosterFilters & { cursor?: string | undefined; limit: number };

/** What the list is sorted, filtered and counted by, as it is kept of each patient. */
export type Standing = {
  segment: RosterSegment;
  /** How many reasons there are to look at them. */
  reasons: number;
  /** Of {@link urgencyOf}: the lower, the sooner. */
  urgency: number;
  /** Percent of the last 30 days, null without any. */
  adherence: number | null;
  lastLog: string | null;
};

export function standingOf({ facts, segment, attention }: RosterRow): Standing {
  return {
    segment,
    reasons: attention.length,
    urgency: urgencyOf(attention),
    adherence: adherence(facts.logged30, facts.days30),
    lastLog: facts.lastLog,
  };
}
