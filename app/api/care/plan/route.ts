import { route } from "@/lib/access/route";
import { loadOwnPlan } from "@/lib/care/plans/load-own-plan.server";
import { ownPlanQuery, ownPlanSchema } from "@/lib/care/plans/plan-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The meal plan that was released for the caller, and what they ate of it on a day",
    access: "signed_in",
    query: ownPlanQuery,
    response: ownPlanSchema,
  },
  ({ ctx, query }) => loadOwnPlan(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
