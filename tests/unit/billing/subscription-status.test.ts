import { describe, expect, it } from "vitest";
import type { SubscriptionStatus } from "@/lib/billing/subscription";
import { subscriptionStatusSchema, subscriptionView } from "@/lib/billing/subscription-status";
import { DAY_MS } from "@/lib/durations";

const now = new Date("2026-03-10T12:00:00Z");
const usage = { mealsTracked: 12, chatMessages: 30, photosAnalyzed: 2, daysActive: 4 };
const money = { pendingPayment: null, withdrawal: null, isTrialOver: false };

function held(status: SubscriptionStatus, endsInDays: number, autoRenew = false) {
  const periodEnd = new Date(now.getTime() + endsInDays * DAY_MS);
  return {
    ...{ planId: "monthly", planName: "Mensal", priceCents: 3_590, status, periodEnd, autoRenew },
    ...{ nextPlan: null, method: null, nextChargeAt: null, paidPeriods: 1 },
    ...{ cancelledAt: status === "cancelled" ? now : null, protocol: "20260310-ABCDEF" },
  };
}
const view = (subscription: ReturnType<typeof held> | null, isSuperAdmin = false) =>
  subscriptionView(subscription, usage, money, { isSuperAdmin, now });

describe("subscription status", () => {
  it.each([
    ["trial", 3, "trial"],
    ["trial", -1, "expired"],
    ["active", 20, "active"],
    ["active", 0, "expired"],
    ["cancelled", 5, "active"],
    ["cancelled", -5, "expired"],
    ["expired", 5, "expired"],
    ["pending_payment", 0, "pending_payment"],
  ] as const)("%s with %d days to go shows as %s", (status, days, shown) => {
    expect(view(held(status, days)).status).toBe(shown);
  });

  it("counts the days of a trial, and only of a trial", () => {
    expect(view(held("trial", 2.2)).trialDaysLeft).toBe(3);
    expect(view(held("trial", -4)).trialDaysLeft).toBe(0);
    expect(view(held("active", 2)).trialDaysLeft).toBeNull();
  });

  it("tells of a cancelled one until when it is open, trust included, and that no charge is under way", () => {
    const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const trusted = { ...held("cancelled", -10), graceUntil: at(2) };
    expect(view(trusted)).toMatchObject({
      ...{ status: "active", expiresAt: at(2).toISOString() },
      billing: { graceUntil: null, cancelledAt: now.toISOString(), protocol: "20260310-ABCDEF" },
    });
    // A card that was agreed to since then is to be charged: nothing of it is cancelled any more.
    expect(view({ ...trusted, autoRenew: true }).billing).toMatchObject({
      ...{ graceUntil: at(2).toISOString(), cancelledAt: null, protocol: null },
    });
    expect(view(held("active", 5)).billing.protocol).toBeNull();
  });

  it("names the next billing only when something will be charged", () => {
    expect(view(held("active", 10, true)).nextBilling).toBe("2026-03-20T12:00:00.000Z");
    expect(view(held("active", 10, false)).nextBilling).toBeNull();
    expect(view(held("active", -1, true)).nextBilling).toBeNull();
    const graceUntil = new Date(now.getTime() + DAY_MS);
    const late = { ...held("active", -1, true), graceUntil };
    expect(subscriptionView(late, usage, money, { isSuperAdmin: false, now })).toMatchObject({
      ...{ status: "active", nextBilling: null, billing: { graceUntil: graceUntil.toISOString() } },
    });
    expect(view(held("active", 10)).expiresAt).toBe("2026-03-20T12:00:00.000Z");
  });

  it("tells when the provider charges a card, not when the days of access end", () => {
    const charged = (days: number) => ({
      ...held("active", 37, true),
      nextChargeAt: new Date(now.getTime() + days * DAY_MS),
    });
    const next = (days: number) =>
      subscriptionView(charged(days), usage, money, { isSuperAdmin: false, now }).nextBilling;
    expect(next(30)).toBe("2026-04-09T12:00:00.000Z");
    expect(next(38)).toBe("2026-04-17T12:00:00.000Z");
    // Due: under way, or tried again.
    expect(next(0)).toBeNull();
  });

  it("names the plan that follows, what it costs, and shows it once it is there", () => {
    const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const nextPlan = { name: "Mensal", priceCents: 3_590 };
    const yearly = {
      ...held("active", 10, true),
      planId: "yearly",
      planName: "Anual",
      priceCents: 38_280,
      nextPlan,
    };
    const ahead = subscriptionView({ ...yearly, nextPlanId: "monthly", nextPlanAt: at(10) }, usage, money, {
      isSuperAdmin: false,
      now,
    });
    expect(ahead).toMatchObject({ plan: "Anual", planId: "yearly", billing: { nextAmount: 35.9 } });
    expect(ahead.billing.scheduledPlan).toMatchObject({ planId: "monthly", startsAt: at(10).toISOString() });
    const there = subscriptionView({ ...yearly, nextPlanId: "monthly", nextPlanAt: at(-1) }, usage, money, {
      isSuperAdmin: false,
      now,
    });
    expect(there).toMatchObject({ plan: "Mensal", planId: "monthly", billing: { scheduledPlan: null } });
  });

  it("has words for nobody's subscription and for the administrator's", () => {
    expect(view(null)).toMatchObject({ plan: null, planId: null, status: "inactive", usageStats: usage });
    expect(view(null, true).status).toBe("admin");
  });

  it("answers what its schema documents", () => {
    for (const each of [view(null), view(held("trial", 1)), view(held("active", 1, true))]) {
      expect(subscriptionStatusSchema.parse(each)).toEqual(each);
    }
  });
});
