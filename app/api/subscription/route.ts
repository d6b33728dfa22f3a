import { z } from "zod";
import { route } from "@/lib/access/route";
import { listPlans } from "@/lib/billing/list-plans.server";
import { loadSubscription } from "@/lib/billing/load-subscription.server";
import { plansSchema, subscriptionQuery, subscriptionStatusSchema } from "@/lib/billing/subscription-status";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The subscription (action=status) or the plans on offer (action=plans)",
    access: "signed_in",
    query: subscriptionQuery,
    response: z.union([plansSchema, subscriptionStatusSchema]),
  },
  async ({ viewer, query, now }) =>
    query.action === "plans" ? { plans: await listPlans() } : loadSubscription(viewer, now),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
