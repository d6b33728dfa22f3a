import { expect, it } from "vitest";
import { landingState } from "@/components/subscription/state/landing-state";
import type { SubscriptionView } from "@/lib/billing/subscription-status";

type Open = "pix" | "card page" | "card agreed" | "card declined" | null;

function landed(
  status: SubscriptionView["status"],
  open: Open,
  more: { grace?: boolean; bought?: boolean } = {},
) {
  const isPix = open === "pix";
  const pendingPayment = open && {
    ...{
      id: "1",
      status: "pending" as const,
      planId: "monthly",
      plan: "Mensal",
      amount: 35.9,
      pixData: null,
    },
    method: isPix ? ("pix" as const) : ("credit_card" as const),
    redirectUrl: open === "card page" ? "https://www.mercadopago.com.br/" : null,
    isDeclined: open === "card declined",
  };
  const billing = {
    ...{ method: null, nextAmount: null, cancelledAt: null, scheduledPlan: null, isTrialOver: false },
    protocol: null,
    graceUntil: more.grace ? "2026-03-13T12:00:00.000Z" : null,
    withdrawal: more.bought ? { until: "2026-03-17T12:00:00.000Z", amount: 35.9 } : null,
    pendingPayment,
  };
  const usageStats = { mealsTracked: 0, chatMessages: 0, photosAnalyzed: 0, daysActive: 0 };
  return {
    ...{ plan: null, planId: null, status, trialDaysLeft: null, nextBilling: null, expiresAt: null },
    ...{ autoRenew: false, usageStats, billing },
  };
}

it.each([
  ["trial", "pix", "waiting"],
  ["pending_payment", "pix", "waiting"],
  ["trial", "card agreed", "charging"],
  ["active", "card agreed", "charging"],
  ["trial", "card declined", "declined"],
  ["active", "card declined", "declined"],
  ["trial", "card page", "unfinished"],
  ["active", "card page", "unfinished"],
  ["pending_payment", null, "waiting"],
  ["trial", null, "trial"],
  ["active", null, "unpaid"],
] as const)("who is %s, with %s open, is told: %s", (status, open, told) => {
  expect(landingState(landed(status, open), true)).toBe(told);
});

it("does not say that a card was not confirmed before the provider was asked", () => {
  expect(landingState(landed("trial", "card page"), false)).toBe("checking");
});

it("knows what was paid, or opened on trust, from what only lies there", () => {
  expect(landingState(landed("active", "card agreed", { grace: true }), true)).toBe("active");
  expect(landingState(landed("active", null, { bought: true }), true)).toBe("active");
  expect(landingState(landed("active", "card page", { grace: true }), true)).toBe("unfinished");
  expect(landingState(landed("active", "card declined", { grace: true }), true)).toBe("declined");
});
