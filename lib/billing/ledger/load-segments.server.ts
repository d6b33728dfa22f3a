import "server-only";
import { type CoveringPayment, coverage, endingAt, type Segment, untold } from "@/lib/billing/coverage";
import type { LockedSubscription } from "@/lib/billing/ledger/lock-standing.server";
import type { Tx } from "@/lib/db";

/** A payment that counts, by its id. */
export type CountedPayment = CoveringPayment & { id: string };

/** What a person has and what it is made of. */
export type PaidTime = {
  /** Before the first payment that counts. */
  before: Segment[];
  grants: CountedPayment[];
  segments: Segment[];
};

/** What a person has paid for, from their payments; whatever else moved the end is taken as it is. */
export async function loadSegments(tx: Tx, held: LockedSubscription): Promise<PaidTime> {
  const { userId, planId, periodEnd } = held;
  const paid = await tx.payment.findMany({
    where: { userId, state: "paid" },
    orderBy: [{ paidAt: "asc" }, { id: "asc" }],
  });
  const [first] = paid;
  const basePlanId = first ? first.beforePlanId : planId;
  const baseEnd = first ? first.beforeEnd : periodEnd;
  const plan = basePlanId ? await tx.plan.findUnique({ where: { id: basePlanId } }) : null;
  const before =
    plan && baseEnd
      ? [untold({ planId: plan.id, priceCents: plan.priceCents, days: plan.durationDays }, baseEnd)]
      : [];
  const grants = paid.map(({ id, paidAt, paidCents, priceCents, days, planId: granted }) => ({
    ...{ id, planId: granted, priceCents, days },
    ...{ paidCents: paidCents ?? 0, at: paidAt ?? periodEnd },
  }));
  return { before, grants, segments: endingAt(coverage(before, grants), periodEnd) };
}
