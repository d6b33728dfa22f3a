import "server-only";
import type { z } from "zod";
import type { ChangePreview, subscriptionQuerySchema } from "@/lib/billing/billing-schema";
import { previewChange } from "@/lib/billing/checkout/preview-change.server";
import { listPlans } from "@/lib/billing/list-plans.server";
import { loadSubscription } from "@/lib/billing/load-subscription.server";
import type { Plan } from "@/lib/billing/plan";
import type { SubscriptionView } from "@/lib/billing/subscription-status";
import type { Context } from "@/lib/context";

type Query = z.output<typeof subscriptionQuerySchema>;

/** What GET /api/subscription answers, by its action. @throws as previewChange */
export async function readSubscription(
  ctx: Context,
  viewer: { userId: string; isSuperAdmin: boolean },
  { action, planId, paymentMethod, coupon }: Query,
): Promise<SubscriptionView | { plans: Plan[] } | ChangePreview> {
  switch (action) {
    case "plans":
      return { plans: await listPlans() };
    case "preview":
      return previewChange(ctx, { planId: planId ?? "", paymentMethod, coupon });
    case "status":
      return loadSubscription(viewer, ctx.now);
  }
}
