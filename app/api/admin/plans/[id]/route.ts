import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { changePlan } from "@/lib/admin/money/change-plan.server";
import { planChange, planParams, soldPlansSchema } from "@/lib/admin/money/plan-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const PATCH = route(
  {
    summary: "Change a plan for who buys from now on, take it out of the offer, or put it back",
    access: "admin",
    params: planParams,
    body: planChange,
    response: soldPlansSchema,
    limits: [ACTS_LIMIT],
  },
  ({ ctx, params, body }) => changePlan(ctx, { ...params, ...body }),
);

export const { GET, POST, PUT, DELETE, OPTIONS } = refuseOthers("PATCH");
