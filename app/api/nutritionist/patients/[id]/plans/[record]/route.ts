import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { loadPatientPlan } from "@/lib/care/plans/load-plans.server";
import { mealPlanBody, PLAN_BYTES, patientPlanSchema } from "@/lib/care/plans/plan-schema";
import { dropPlan, savePlan } from "@/lib/care/plans/write-plan.server";
import { recordParams } from "@/lib/care/records/record-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary: "A meal plan with its sums, and what of it clashes with the patient's profile",
    access: "nutritionist",
    params: recordParams,
    response: patientPlanSchema,
  },
  ({ ctx, params }) => loadPatientPlan(ctx, params),
);

export const PUT = route(
  {
    summary: "Keep a draft as it is sent; a released plan is copied instead",
    access: "nutritionist",
    params: recordParams,
    body: mealPlanBody,
    response: patientPlanSchema,
    maxBytes: PLAN_BYTES,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => savePlan(ctx, { ...params, ...body }),
);

export const DELETE = route(
  {
    summary: "Throw a draft away, or take a released plan back",
    access: "nutritionist",
    params: recordParams,
    response: doneSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, params, locale }) => {
    await dropPlan(ctx, params);
    return { success: true as const, message: translator(locale)("success.plan_dropped") };
  },
);

export const { POST, PATCH, OPTIONS } = refuseOthers("GET", "PUT", "DELETE");
