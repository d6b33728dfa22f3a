import { route } from "@/lib/access/route";
import { patientsQuery, patientsSchema } from "@/lib/care/care-schema";
import { loadPatients } from "@/lib/care/load-patients.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Whoever lets the caller in now, and the invitations that were sent",
    access: "nutritionist",
    query: patientsQuery,
    response: patientsSchema,
  },
  ({ ctx, query }) => loadPatients(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
