import { z } from "zod";
import { planSchema } from "@/lib/billing/plan-schema";
import {
  type AccessSubscription,
  type SubscriptionStatus,
  statusAt,
  trialDaysLeft,
} from "@/lib/billing/subscription";

/** Without a subscription: "inactive"; the super administrator needs none: "admin". */
const STATUSES = ["trial", "active", "pending_payment", "expired", "inactive", "admin"] as const;

export const usageSchema = z.object({
  mealsTracked: z.int(),
  chatMessages: z.int(),
  photosAnalyzed: z.int(),
  daysActive: z.int(),
});
export type Usage = z.infer<typeof usageSchema>;

export const subscriptionStatusSchema = z.object({
  plan: z.string().nullable().describe("The plan's name"),
  planId: z.string().nullable(),
  status: z.enum(STATUSES),
  trialDaysLeft: z.int().nullable(),
  nextBilling: z.iso.datetime().nullable().describe("null when nothing will be charged"),
  expiresAt: z.iso.datetime().nullable(),
  autoRenew: z.boolean(),
  usageStats: usageSchema,
});
export type SubscriptionView = z.infer<typeof subscriptionStatusSchema>;

export const subscriptionQuery = z.object({ action: z.enum(["status", "plans"]).default("status") });

export const plansSchema = z.object({ plans: z.array(planSchema) });

/** What the subscription screen shows of a subscription. */
export function subscriptionView(
  held: (AccessSubscription & { planName: string; autoRenew: boolean }) | null,
  usageStats: Usage,
  { isSuperAdmin, now }: { isSuperAdmin: boolean; now: Date },
): SubscriptionView {
  const stored = held ? statusAt(held, now) : "cancelled";
  const status = isSuperAdmin ? "admin" : shown(stored);
  const runs = status === "active" || status === "trial";
  const periodEnd = held?.periodEnd.toISOString() ?? null;
  return {
    plan: held?.planName ?? null,
    planId: held?.planId ?? null,
    status,
    trialDaysLeft: held ? trialDaysLeft(held, now) : null,
    nextBilling: held?.autoRenew && runs ? periodEnd : null,
    expiresAt: periodEnd,
    autoRenew: held?.autoRenew ?? false,
    usageStats,
  };
}

function shown(status: SubscriptionStatus): SubscriptionView["status"] {
  return status === "cancelled" ? "inactive" : status;
}
