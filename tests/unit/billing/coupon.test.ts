import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponCode, couponRefusal, discounted, LEAST_CENTS } from "@/lib/billing/coupon";
import { PAYMENT_STATES, PAYMENT_TRANSITIONS } from "@/lib/billing/payment-state";
import { dueReminder, reminderSlot } from "@/lib/billing/renewal-reminder";
import { trialDigests, trialKey } from "@/lib/billing/trial-had-before";
import { isWithdrawable } from "@/lib/billing/withdrawal";

const now = new Date("2026-03-10T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const coupon = {
  ...{ code: "BEMVINDO10", percent: 10, cents: null, planIds: [] as string[] },
  ...{ expiresAt: null as Date | null, maxUses: null as number | null, archivedAt: null as Date | null },
};
const unused = { uses: 0, isUsedByThem: false };

describe("a coupon", () => {
  it("takes a percentage or an amount off, and leaves what the provider charges at least", () => {
    expect(discounted(3_590, { percent: 10, cents: null })).toBe(3_231);
    expect(discounted(3_590, { percent: null, cents: 1_000 })).toBe(2_590);
    expect(discounted(3_590, { percent: 100, cents: null })).toBe(LEAST_CENTS);
    expect(discounted(3_590, null)).toBe(3_590);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: -50, max: 2e6 }), (price, cents) => {
        const left = discounted(price, { percent: null, cents });
        expect(left).toBeLessThanOrEqual(price);
        expect(left).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ["is good", coupon, unused, null],
    ["does not exist", null, unused, "coupon_invalid"],
    ["is over", { ...coupon, expiresAt: now }, unused, "coupon_invalid"],
    ["is withdrawn", { ...coupon, archivedAt: now }, unused, "coupon_invalid"],
    ["is for another plan", { ...coupon, planIds: ["yearly"] }, unused, "coupon_invalid"],
    ["is used up", { ...coupon, maxUses: 3 }, { uses: 3, isUsedByThem: false }, "coupon_used"],
    ["was theirs once", coupon, { uses: 1, isUsedByThem: true }, "coupon_used"],
  ] as const)("%s", (_, given, used, why) => {
    expect(couponRefusal(given, "monthly", used, now)).toBe(why);
  });

  it("is read as people type it", () => {
    expect(couponCode(" bem vindo10 ")).toBe("BEMVINDO10");
  });
});

describe("dates", () => {
  it.each([
    [6, null],
    [5, 5],
    [2, 5],
    [1, 1],
    [0.2, 1],
    [0, null],
    [-1, null],
  ])("%d days before the end the reminder is %s", (days, due) => {
    expect(dueReminder(inDays(days), now)).toBe(due);
  });

  it("has one slot for each reminder of a period", () => {
    expect(reminderSlot(now, 5)).toBe("renewal:2026-03-10:5");
  });

  it("lets a purchase be taken back for seven days", () => {
    const at = (days: number, state = "paid") => isWithdrawable({ state, paidAt: inDays(-days) }, now);
    expect([at(0), at(6.99), at(7), at(1, "refunded")]).toEqual([true, true, false, false]);
  });
});

describe("a payment's states", () => {
  it("only ever move forward", () => {
    const rank = (state: (typeof PAYMENT_STATES)[number]) => PAYMENT_STATES.indexOf(state);
    for (const state of PAYMENT_STATES) {
      for (const next of Object.values(PAYMENT_TRANSITIONS[state])) {
        if (next) expect(rank(next)).toBeGreaterThan(rank(state));
      }
    }
  });
});

describe("the mark of a trial", () => {
  const key = trialKey("a secret of the deployment");
  it("is the same however an address is written, and differs by kind", () => {
    expect(trialDigests({ email: "Ana.Lima+x@Gmail.com" }, key)).toEqual(
      trialDigests({ email: "analima@gmail.com" }, key),
    );
    expect(trialDigests({ email: "a.b@garfo.test" }, key)).not.toEqual(
      trialDigests({ email: "ab@garfo.test" }, key),
    );
    expect(new Set(trialDigests({ email: "1@b.co", cpf: "1", number: "1" }, key)).size).toBe(3);
    expect(trialDigests({}, key)).toEqual([]);
  });
});
