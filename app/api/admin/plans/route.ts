import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { createPlan, listPlansWithUse } from "@/lib/admin/money/change-plan.server";
import { soldPlanBody, soldPlansSchema } from "@/lib/admin/money/plan-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Every plan, with who has access by it",
    access: "admin",
    response: soldPlansSchema,
  },
  ({ ctx }) => listPlansWithUse(ctx),
);

export const POST = route(
  {
    summary: "Offer a new plan",
    access: "admin",
    body: soldPlanBody,
    response: soldPlansSchema,
    status: 201,
    limits: [ACTS_LIMIT],
  },
  ({ ctx, body }) => createPlan(ctx, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
