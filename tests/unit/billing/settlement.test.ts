import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AgreedPlan,
  type CoveringPayment,
  changeBy,
  coverage,
  endOf,
  endWithout,
  type Segment,
} from "@/lib/billing/coverage";
import { accessEnd, GRACE_DAYS } from "@/lib/billing/grace";
import {
  authorized,
  ended,
  failed,
  paid,
  returned,
  type Standing,
  settlementRefusal,
} from "@/lib/billing/settlement";
import { planAt, SUBSCRIPTION_STATUSES, statusAt } from "@/lib/billing/subscription";
import { CAUSES, TRANSITIONS } from "@/lib/billing/subscription-transitions";
import { DAY_MS } from "@/lib/durations";

const START = new Date("2026-03-10T12:00:00Z");
const PLANS: AgreedPlan[] = [
  { planId: "monthly", priceCents: 3_590, days: 30 },
  { planId: "quarterly", priceCents: 10_170, days: 90 },
  { planId: "yearly", priceCents: 38_280, days: 365 },
];
const later = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);
const open = (standing: Standing, now: Date) => ["trial", "active"].includes(statusAt(standing, now));

function standing(given: Partial<Standing> = {}): Standing {
  const none = { graceUntil: null, awaitsUntil: null, nextPlanId: null, nextPlanAt: null };
  return {
    ...{ planId: "trial", status: "trial" as const, periodEnd: later(START, 7) },
    ...{ ...none, autoRenew: false, trustedAt: null, paidPeriods: 0, cancelledAt: null, ...given },
  };
}
const trialBase: Segment[] = [
  { planId: "trial", priceCents: 0, days: 7, paidCents: 0, from: START, until: later(START, 7) },
];

/** One step of a life: something happens `after` days. */
const step = fc.record({
  after: fc.double({ min: 0, max: 45, noNaN: true }),
  what: fc.constantFrom("pix", "charge", "authorize", "decline", "refund", "chargeback", "cancel", "resume"),
  plan: fc.constantFrom(...PLANS),
  discount: fc.integer({ min: 0, max: 90 }),
  which: fc.nat(9),
});

type Life = {
  standing: Standing;
  grants: CoveringPayment[];
  now: Date;
  trust: Date | null;
  isCarded: boolean;
};

function live(life: Life, { after, what, plan, discount, which }: ReturnType<typeof parse>): Life {
  const now = later(life.now, after);
  const segments = coverage(trialBase, life.grants);
  switch (what) {
    case "pix":
    case "charge": {
      const paidCents = Math.round((plan.priceCents * (100 - discount)) / 100);
      const grant = { ...plan, paidCents, at: now };
      const next = paid(life.standing, segments, grant, what === "charge");
      return {
        ...life,
        now,
        standing: next,
        grants: [...life.grants, grant],
        trust: null,
        isCarded: what === "charge",
      };
    }
    case "authorize": {
      const next = authorized(life.standing, plan.planId, now);
      return { ...life, now, standing: next, trust: next.trustedAt, isCarded: true };
    }
    case "decline":
      return { ...life, now, standing: failed(life.standing) };
    case "refund":
    case "chargeback": {
      const gone = life.grants[which % Math.max(1, life.grants.length)];
      if (!gone) return { ...life, now };
      const { end, planId } = endWithout(trialBase, life.grants, gone, life.standing.periodEnd);
      const grants = life.grants.filter((grant) => grant !== gone);
      return { ...life, now, grants, standing: returned(life.standing, end, planId), isCarded: false };
    }
    default: {
      const next = ended(life.standing, what === "cancel" ? "cancelled" : "resumed", now);
      return {
        ...life,
        now,
        standing: next ?? life.standing,
        // Trust that is under way goes on; before that there is what was paid for.
        isCarded: life.isCarded && (what !== "cancel" || life.standing.periodEnd <= now),
      };
    }
  }
}
const parse = (one: { after: number; what: string; plan: AgreedPlan; discount: number; which: number }) =>
  one;
const born = (): Life => ({ standing: standing(), grants: [], now: START, trust: null, isCarded: false });

describe("a subscription's life", () => {
  it("never locks out who has paid, nor lets in who has not", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        let life = born();
        for (const one of steps) {
          const before = life;
          life = live(life, one);
          const { standing: now, grants } = life;
          // Every payment that still counts is answered by its days, from when it came on.
          for (const grant of grants) {
            expect(now.periodEnd.getTime()).toBeGreaterThanOrEqual(later(grant.at, grant.days).getTime() - 1);
          }
          expect(open(now, life.now)).toBe(life.now < accessEnd(now));
          if (grants.length > before.grants.length) {
            expect(now.periodEnd >= before.standing.periodEnd).toBe(true);
            expect(statusAt(now, life.now)).toBe("active");
          }
          // Beyond the trial and what was paid for, it is open on trust only, and for three days.
          const paidUntil = endOf(coverage(trialBase, grants), START);
          const trusted = life.trust ? later(life.trust, GRACE_DAYS) : START;
          const grace = life.isCarded ? later(now.periodEnd, GRACE_DAYS) : now.periodEnd;
          expect(Math.abs(now.periodEnd.getTime() - paidUntil.getTime())).toBeLessThanOrEqual(1);
          expect(accessEnd(now).getTime()).toBeLessThanOrEqual(Math.max(trusted.getTime(), grace.getTime()));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("trusts a card once until it pays", () => {
    const first = authorized(standing({ status: "expired", periodEnd: START }), "monthly", START);
    expect(statusAt(first, later(START, 2.9))).toBe("active");
    expect(statusAt(first, later(START, 3))).toBe("expired");
    const second = authorized(first, "monthly", later(START, 10));
    expect(statusAt(second, later(START, 10))).toBe("expired");
    expect(statusAt(failed(first), later(START, 0.1))).toBe("expired");
  });

  it("cancelled while a card is trusted stays open for as long as was said, and a trusted one no longer", () => {
    const first = authorized(standing({ status: "expired", periodEnd: START }), "monthly", START);
    const cancelled = ended(first, "cancelled", later(START, 1))!;
    expect(cancelled).toMatchObject({ status: "cancelled", autoRenew: false, graceUntil: later(START, 3) });
    expect(statusAt(cancelled, later(START, 2.9))).toBe("active");
    expect(statusAt(cancelled, later(START, 3))).toBe("expired");
    expect(statusAt(authorized(cancelled, "monthly", later(START, 4)), later(START, 4))).toBe("expired");
    const running = paid(first, [], { ...PLANS[0]!, paidCents: 3_590, at: START }, true);
    expect(accessEnd(ended(running, "cancelled", later(START, 1))!)).toEqual(later(START, 30));
  });

  it("keeps a paid period through a declined renewal, and three days more", () => {
    const grant = { ...PLANS[0]!, paidCents: 3_590, at: START };
    const running = paid(standing({ periodEnd: START }), [], grant, true);
    const declined = failed(running);
    expect(statusAt(declined, later(START, 32.9))).toBe("active");
    expect(statusAt(declined, later(START, 33))).toBe("expired");
  });
});

describe("a plan's change", () => {
  const running = coverage([], [{ ...PLANS[0]!, paidCents: 3_590, at: START }]);

  it("adds the unused days to a dearer plan by what they are worth", () => {
    const change = changeBy(running, PLANS[2]!, later(START, 10));
    // 20 of 30 days of R$ 35.90 are R$ 23.93: 22.8 days of R$ 382.80 for 365.
    expect(change).toMatchObject({
      kind: "upgrade",
      creditCents: 2_393,
      creditDays: 23,
      startsAt: later(START, 10),
    });
    expect(change.endsAt).toEqual(later(START, 10 + 365 + 23));
  });

  it("to a cheaper plan begins when the dearer one ends", () => {
    const yearly = coverage([], [{ ...PLANS[2]!, paidCents: 38_280, at: START }]);
    expect(changeBy(yearly, PLANS[0]!, later(START, 10))).toMatchObject({
      ...{ kind: "extension", startsAt: later(START, 365), endsAt: later(START, 395) },
    });
    const before = standing({
      planId: "yearly",
      status: "active",
      periodEnd: later(START, 365),
      paidPeriods: 1,
    });
    const after = paid(before, yearly, { ...PLANS[0]!, paidCents: 3_590, at: later(START, 10) }, false);
    expect(planAt(after, later(START, 364))).toBe("yearly");
    expect(planAt(after, later(START, 365))).toBe("monthly");
  });

  it("adds what is left of a trial", () => {
    expect(changeBy(trialBase, PLANS[0]!, later(START, 5))).toMatchObject({
      ...{ kind: "from_trial", startsAt: later(START, 5), endsAt: later(START, 37), creditDays: 2 },
    });
  });

  it("credits a discounted period for what was really paid", () => {
    const half = coverage([], [{ ...PLANS[0]!, paidCents: 1_795, at: START }]);
    expect(changeBy(half, PLANS[2]!, later(START, 15)).creditCents).toBe(898);
  });
});

describe("money that came in", () => {
  const arrival = { amountCents: 3_590, currency: "BRL", expectedCents: [3_590], period: 1, isWanted: null };
  it.each([
    ["counts", {}, null],
    ["of another amount does not count", { amountCents: 3_589 }, "amount"],
    ["in another currency does not count", { currency: "USD" }, "amount"],
    ["for a period that is paid does not count", { period: 0 }, "second_approval"],
    ["after the renewal was ended does not count", { period: null, isWanted: false }, "after_cancel"],
    ["of a renewal counts", { period: null, isWanted: true }, null],
  ] as const)("%s", (_, given, why) => {
    expect(settlementRefusal(standing(), { ...arrival, ...given })).toBe(why);
  });

  it("for an account that is gone does not count", () => {
    expect(settlementRefusal(null, arrival)).toBe("account_gone");
  });
});

describe("the table of transitions", () => {
  it("answers every cause in every state, with a state", () => {
    for (const status of SUBSCRIPTION_STATUSES) {
      expect(Object.keys(TRANSITIONS[status]).sort()).toEqual([...CAUSES].sort());
      expect(TRANSITIONS[status].payment_approved).toBe("active");
    }
  });

  it("never ends a paid period by anything but the clock or money given back", () => {
    for (const cause of CAUSES.filter((one) => one !== "period_ended")) {
      expect(TRANSITIONS.active[cause]).not.toBe("expired");
      expect(TRANSITIONS.trial[cause]).not.toBe("expired");
    }
  });
});
