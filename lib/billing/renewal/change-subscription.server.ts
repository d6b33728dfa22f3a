import "server-only";
import type { z } from "zod";
import type { ActionAnswer, subscriptionActionBody } from "@/lib/billing/billing-schema";
import { refreshPayments } from "@/lib/billing/checkout/load-payment.server";
import { upgradePlan } from "@/lib/billing/checkout/upgrade-plan.server";
import { cancelSubscription } from "@/lib/billing/renewal/cancel-subscription.server";
import { withdrawPurchase } from "@/lib/billing/renewal/withdraw-purchase.server";
import type { Context } from "@/lib/context";
import { translator } from "@/lib/i18n/translator";

/** What POST /api/subscription does, by its action. @throws as the use case that it leads to */
export async function changeSubscription(
  ctx: Context,
  body: z.output<typeof subscriptionActionBody>,
  clickKey: string | null,
): Promise<ActionAnswer> {
  switch (body.action) {
    case "upgrade":
      return upgradePlan(ctx, { ...body, clickKey });
    case "cancel":
      return cancelSubscription(ctx, body.reason || null);
    case "withdraw":
      return withdrawPurchase(ctx);
    case "refresh":
      await refreshPayments(ctx);
      return { success: true, message: translator(ctx.locale)("success.subscription_refreshed") };
  }
}
