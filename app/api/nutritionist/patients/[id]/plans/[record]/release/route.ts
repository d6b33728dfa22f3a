import { route } from "@/lib/access/route";
import { patientPlanSchema, releaseBody } from "@/lib/care/plans/plan-schema";
import { releasePlan } from "@/lib/care/plans/write-plan.server";
import { recordParams } from "@/lib/care/records/record-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const POST = route(
  {
    summary: "Hand a draft to the patient, in the place of the plan that was in force",
    access: "nutritionist",
    params: recordParams,
    body: releaseBody,
    response: patientPlanSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => releasePlan(ctx, { ...params, ...body }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
