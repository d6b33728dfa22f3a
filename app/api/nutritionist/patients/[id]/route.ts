import { route } from "@/lib/access/route";
import { loadSummary } from "@/lib/care/roster/load-summary.server";
import { patientSummarySchema } from "@/lib/care/roster/patient-summary";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "A patient at one look; what they do not share is null",
    access: "nutritionist",
    params: idParams,
    response: patientSummarySchema,
  },
  ({ ctx, params }) => loadSummary(ctx, params),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
