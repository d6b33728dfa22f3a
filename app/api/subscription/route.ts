import { z } from "zod";
import { route } from "@/lib/access/route";
import {
  autoRenewBody,
  previewSchema,
  subscriptionActionAnswer,
  subscriptionActionBody,
  subscriptionQuerySchema,
} from "@/lib/billing/billing-schema";
import { CHECKOUT_LIMITS, clickKeyOf } from "@/lib/billing/checkout/click-key";
import { changeAutoRenew } from "@/lib/billing/renewal/change-auto-renew.server";
import { changeSubscription } from "@/lib/billing/renewal/change-subscription.server";
import { readSubscription } from "@/lib/billing/renewal/read-subscription.server";
import { plansSchema, subscriptionStatusSchema } from "@/lib/billing/subscription-status";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary:
      "The subscription (action=status), the plans on offer (plans), or what a choice would cost (preview)",
    access: "signed_in",
    forSupport: true,
    query: subscriptionQuerySchema,
    response: z.union([plansSchema, subscriptionStatusSchema, previewSchema]),
  },
  ({ ctx, viewer, query }) => readSubscription(ctx, viewer, query),
);

export const PUT = route(
  {
    summary: "Turn automatic renewal on or off",
    access: "signed_in",
    body: autoRenewBody,
    response: subscriptionActionAnswer,
    limits: CHECKOUT_LIMITS,
  },
  ({ ctx, body }) => changeAutoRenew(ctx, body.autoRenew),
);

export const POST = route(
  {
    summary:
      "Subscribe or change plan (upgrade), cancel, take a purchase back (withdraw), ask the provider (refresh)",
    access: "signed_in",
    body: subscriptionActionBody,
    response: subscriptionActionAnswer,
    limits: CHECKOUT_LIMITS,
  },
  ({ ctx, body, request }) => changeSubscription(ctx, body, clickKeyOf(request.headers)),
);

export const { PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT", "POST");
