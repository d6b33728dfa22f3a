import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { DAY_MS } from "@/lib/durations";

/** A plan as it was agreed to: `priceCents` is the plan's own price for `days`, before any coupon. */
export type AgreedPlan = { planId: string; priceCents: number; days: number };

/** Time that a person has, and what of their money it stands for. Segments follow one another without overlap. */
export type Segment = AgreedPlan & { from: Date; until: Date; paidCents: number };

/** A payment that counts: what was paid, for which plan, and when it was approved. */
export type CoveringPayment = AgreedPlan & { paidCents: number; at: Date };

/**
 * - new: nothing was left, it begins at once
 * - from_trial: the rest of the trial is added
 * - upgrade: dearer than what runs: begins at once, the unused days turned into days of the new plan by their value
 * - extension: the same plan, or one for less: begins when what is paid for ends
 */
export type ChangeKind = "new" | "from_trial" | "upgrade" | "extension";

export type Change = {
  kind: ChangeKind;
  /** When the plan begins to be in force. */
  startsAt: Date;
  endsAt: Date;
  /** Days added for what was left, rounded up. */
  creditDays: number;
  /** What the days left were worth, in cents. */
  creditCents: number;
};

/** What a grant does to what a person has. Access never becomes shorter by it. */
export function changeBy(segments: readonly Segment[], plan: AgreedPlan, at: Date): Change {
  const left = remaining(segments, at);
  const [current] = left;
  const end = left.at(-1)?.until;
  const days = plan.days * DAY_MS;
  if (!current || !end)
    return { kind: "new", startsAt: at, endsAt: after(at, days), creditDays: 0, creditCents: 0 };
  if (left.every(({ planId }) => planId === TRIAL_PLAN_ID)) {
    const trialMs = end.getTime() - at.getTime();
    const creditDays = Math.ceil(trialMs / DAY_MS);
    return { kind: "from_trial", startsAt: at, endsAt: after(end, days), creditDays, creditCents: 0 };
  }
  if (plan.planId === current.planId || plan.priceCents <= current.priceCents) {
    return { kind: "extension", startsAt: end, endsAt: after(end, days), creditDays: 0, creditCents: 0 };
  }
  const creditCents = Math.round(left.reduce((sum, segment) => sum + valueFrom(segment, at), 0));
  const creditDays = Math.ceil((creditCents * plan.days) / plan.priceCents);
  const converted = at.getTime() + days + creditDays * DAY_MS;
  return {
    kind: "upgrade",
    startsAt: at,
    endsAt: new Date(Math.max(converted, end.getTime())),
    creditDays,
    creditCents,
  };
}

/** What a person has once a grant is counted. */
export function withGrant(segments: readonly Segment[], grant: CoveringPayment): Segment[] {
  const { at, ...plan } = grant;
  const change = changeBy(segments, plan, at);
  const added = { ...plan, from: change.startsAt, until: change.endsAt };
  if (change.kind === "extension") return [...remaining(segments, at), added];
  // What was left became part of it, with its worth: a later change credits that too.
  return [{ ...added, paidCents: grant.paidCents + change.creditCents }];
}

/** What a person has after all grants, from what they had before the first of them. */
export function coverage(before: readonly Segment[], grants: readonly CoveringPayment[]): Segment[] {
  return grants.reduce<Segment[]>(withGrant, [...before]);
}

/** When what a person has ends; `otherwise` where nothing is left. */
export function endOf(segments: readonly Segment[], otherwise: Date): Date {
  return segments.at(-1)?.until ?? otherwise;
}

/**
 * The end after one of the grants was taken back: as much earlier as it had moved it. Never the time that others paid for.
 * @param end the end now in force, which somebody may have moved besides
 */
export function endWithout(
  before: readonly Segment[],
  grants: readonly CoveringPayment[],
  gone: CoveringPayment,
  end: Date,
): { end: Date; planId: string | null } {
  const all = endOf(coverage(before, grants), gone.at);
  const rest = coverage(
    before,
    grants.filter((grant) => grant !== gone),
  );
  const without = endOf(rest, gone.at);
  const moved = all.getTime() - without.getTime();
  return { end: new Date(end.getTime() - moved), planId: rest.at(-1)?.planId ?? null };
}

function remaining(segments: readonly Segment[], at: Date): Segment[] {
  return segments.filter(({ until }) => until > at);
}

/** What is left of a segment's money at `at`. */
function valueFrom({ from, until, paidCents }: Segment, at: Date): number {
  const begins = from > at ? from : at;
  const whole = until.getTime() - from.getTime();
  return whole <= 0 ? 0 : (paidCents * (until.getTime() - begins.getTime())) / whole;
}

function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}

/** The same segments with the end that is in force, which somebody may have moved besides. */
export function endingAt(segments: readonly Segment[], end: Date): Segment[] {
  const kept = segments.filter(({ from }) => from < end);
  return kept.map((segment, index) => (index === kept.length - 1 ? { ...segment, until: end } : segment));
}

/** Time of which no payment tells: a trial, or what was given. It counts as paid for at the plan's price. */
export function untold(plan: AgreedPlan, until: Date): Segment {
  return { ...plan, paidCents: plan.priceCents, from: after(until, -plan.days * DAY_MS), until };
}
