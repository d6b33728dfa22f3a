import { z } from "zod";
import { type BillingView, billingSchema } from "@/lib/billing/billing-schema";
import { saidUntil } from "@/lib/billing/grace";
import { type PaymentMethod, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { planSchema } from "@/lib/billing/plan-schema";
import {
  type AccessSubscription,
  planAt,
  type SubscriptionStatus,
  statusAt,
} from "@/lib/billing/subscription";
import { trialDaysLeft } from "@/lib/billing/trial";

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
  nextBilling: z.iso
    .datetime()
    .nullable()
    .describe("As the provider says where a card is charged; null when nothing will be, or is just now"),
  expiresAt: z.iso.datetime().nullable(),
  autoRenew: z.boolean(),
  usageStats: usageSchema,
  billing: billingSchema,
});
export type SubscriptionView = z.infer<typeof subscriptionStatusSchema>;

export const plansSchema = z.object({ plans: z.array(planSchema) });

/** A subscription as it is shown, with what its period costs. */
export type ShownSubscription = AccessSubscription & {
  planName: string;
  autoRenew: boolean;
  /** Of the plan in force, in cents: what the next period costs unless another plan follows. */
  priceCents: number;
  nextPlan: { name: string; priceCents: number } | null;
  method: PaymentMethod | null;
  /** When the card's contract in force is charged next, as the provider told last; null where none is known. */
  nextChargeAt: Date | null;
  cancelledAt: Date | null;
  /** What a cancellation is referred to by. */
  protocol: string | null;
  paidPeriods: number;
};

/** What goes with it: open charges, what can be taken back, whether a trial was had. */
export type ShownMoney = Pick<BillingView, "pendingPayment" | "withdrawal" | "isTrialOver">;

/** What the subscription screen shows of a subscription. */
export function subscriptionView(
  held: ShownSubscription | null,
  usageStats: Usage,
  money: ShownMoney,
  { isSuperAdmin, now }: { isSuperAdmin: boolean; now: Date },
): SubscriptionView {
  const stored = held ? statusAt(held, now) : "cancelled";
  const status = isSuperAdmin ? "admin" : shown(stored);
  const runs = status === "active" || status === "trial";
  const isNext = held !== null && planAt(held, now) !== held.planId;
  const next = !isNext && held?.nextPlan && held.nextPlanId && held.nextPlanAt ? held.nextPlan : null;
  const willPay = held?.autoRenew === true && runs && held.planId !== TRIAL_PLAN_ID;
  const nextCents = held ? ((next ?? (isNext ? held.nextPlan : null))?.priceCents ?? held.priceCents) : 0;
  const isCancelled = held?.status === "cancelled" && !held.autoRenew;
  // Once it is cancelled no charge is under way any more: trust that goes on is all the access there is.
  const grace = isCancelled ? null : held?.graceUntil;
  const end = held && isCancelled ? saidUntil(held, now) : held?.periodEnd;
  return {
    plan: (isNext ? held?.nextPlan?.name : held?.planName) ?? null,
    planId: held ? planAt(held, now) : null,
    status,
    trialDaysLeft: held ? trialDaysLeft(held, now) : null,
    // In days of grace the charge is under way: there is no next one yet.
    nextBilling: held?.autoRenew && runs && held.periodEnd > now ? nextBilling(held, now) : null,
    expiresAt: end?.toISOString() ?? null,
    autoRenew: held?.autoRenew ?? false,
    usageStats,
    billing: {
      method: held?.method ?? null,
      nextAmount: willPay ? nextCents / 100 : null,
      cancelledAt: isCancelled ? (held.cancelledAt?.toISOString() ?? null) : null,
      protocol: isCancelled ? held.protocol : null,
      graceUntil: runs && held && grace && held.periodEnd <= now ? grace.toISOString() : null,
      scheduledPlan:
        next && held?.nextPlanId && held.nextPlanAt
          ? {
              ...{ planId: held.nextPlanId, plan: next.name, amount: next.priceCents / 100 },
              startsAt: held.nextPlanAt.toISOString(),
            }
          : null,
      ...money,
    },
  };
}

/** What the contract says comes first: it counts calendar months, the access days. One that is due is under way. */
function nextBilling({ nextChargeAt, periodEnd }: ShownSubscription, now: Date): string | null {
  if (nextChargeAt && nextChargeAt <= now) return null;
  return (nextChargeAt ?? periodEnd).toISOString();
}

function shown(status: SubscriptionStatus): SubscriptionView["status"] {
  return status === "cancelled" ? "inactive" : status;
}
