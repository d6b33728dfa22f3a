import { route } from "@/lib/access/route";
import { prescribeGoals } from "@/lib/care/records/prescribe-goals.server";
import { prescribedGoalsBody } from "@/lib/care/records/record-schema";
import { patientGoalsSchema } from "@/lib/care/roster/patient-summary";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const PUT = route(
  {
    summary: "Set a patient's goals from today on, in the caller's name; needs the area plan",
    access: "nutritionist",
    params: idParams,
    body: prescribedGoalsBody,
    response: patientGoalsSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => prescribeGoals(ctx, { ...params, ...body }),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = refuseOthers("PUT");
