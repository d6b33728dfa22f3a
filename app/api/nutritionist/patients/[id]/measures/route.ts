import { route } from "@/lib/access/route";
import { loadPatientMeasures } from "@/lib/care/load-patient-measures.server";
import { patientMeasuresSchema } from "@/lib/care/patient-views";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { historyQuerySchema } from "@/lib/nutrition/views/history";

export const GET = route(
  {
    summary:
      "Weights and height of a patient who shares the measures; noted in the log that the patient sees",
    access: "nutritionist",
    params: idParams,
    query: historyQuerySchema,
    response: patientMeasuresSchema,
  },
  ({ ctx, params, query }) => loadPatientMeasures(ctx, { ...params, ...query }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
