import { route } from "@/lib/access/route";
import { loadPatientProfile } from "@/lib/care/load-patient-profile.server";
import { patientProfileSchema } from "@/lib/care/patient-views";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary:
      "What a patient who shares the profile told of themselves; noted in the log that the patient sees",
    access: "nutritionist",
    params: idParams,
    response: patientProfileSchema,
  },
  ({ ctx, params }) => loadPatientProfile(ctx, params),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
