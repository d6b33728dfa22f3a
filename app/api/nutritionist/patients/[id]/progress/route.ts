import { route } from "@/lib/access/route";
import { loadPatientProgress } from "@/lib/care/load-patient-progress.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { progressQuerySchema, progressSchema } from "@/lib/nutrition/views/progress";

export const GET = route(
  {
    summary:
      "Days of a patient who shares diary or measures, without what is not shared; noted in the log that the patient sees",
    access: "nutritionist",
    params: idParams,
    query: progressQuerySchema,
    response: progressSchema,
  },
  ({ ctx, params, query }) => loadPatientProgress(ctx, { ...params, ...query }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
