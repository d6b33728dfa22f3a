import { route } from "@/lib/access/route";
import { loadPlans } from "@/lib/care/plans/load-plans.server";
import { mealPlansSchema, newPlanBody, patientPlanSchema } from "@/lib/care/plans/plan-schema";
import { draftPlan } from "@/lib/care/plans/write-plan.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary: "The caller's meal plans for a patient who shares the plan, drafts among them",
    access: "nutritionist",
    params: idParams,
    response: mealPlansSchema,
  },
  ({ ctx, params }) => loadPlans(ctx, params),
);

export const POST = route(
  {
    summary: "Begin a draft: empty, or with the meals of another plan or a template",
    access: "nutritionist",
    params: idParams,
    body: newPlanBody,
    response: patientPlanSchema,
    status: 201,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => draftPlan(ctx, { ...params, ...body }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
